'use strict';

// The document of the page; its rows become objects with named properties.

const data = JSON.parse(document.getElementById('data').textContent);

/** The four architectures: the patterns that have a cycle. Plain MVC, the app before them, is the last of all. */
const architectures = data.patterns.filter((pattern) => pattern.steps.length);

const flag = { wiring: 1, framework: 2, reply: 4 };

/** The properties of a message's row, in order; after them come its changes. */
const messageFields = ['shape', 'event', 'parent', 'payload', 'screenBefore', 'screen', 'question'];

/** The properties of a message's shape, in order; after them come the other rules that apply. */
const shapeFields = [
  'senderRole', 'sender', 'receiverRole', 'receiver', 'phrase', 'kind', 'meaning', 'meaningAlone', 'step', 'flags', 'sentFrom', 'receivedBy', 'rule',
];

/** The properties that are places in the table of texts. */
const textFields = ['senderRole', 'sender', 'receiverRole', 'receiver', 'phrase', 'kind', 'meaning', 'meaningAlone', 'payload'];

function readMessage(row, index) {
  const message = { number: index + 1 };
  messageFields.forEach((name, place) => { message[name] = row[place]; });
  const shape = data.shapes[message.shape];
  shapeFields.forEach((name, place) => { message[name] = shape[place]; });
  message.otherRules = shape.slice(shapeFields.length);
  textFields.forEach((name) => { message[name] = data.texts[message[name]]; });
  message.changes = [];
  const texts = row.slice(messageFields.length);
  for (let place = 0; place < texts.length; place += 3) {
    const [name, before, after] = texts.slice(place, place + 3).map((text) => data.texts[text]);
    message.changes.push({ name, before, after });
  }
  message.isWiring = (message.flags & flag.wiring) !== 0;
  message.isFromFramework = (message.flags & flag.framework) !== 0;
  message.isReply = (message.flags & flag.reply) !== 0;
  message.parties = `${message.senderRole} → ${message.receiverRole}`;
  return message;
}

function readTour(tour) {
  return {
    pattern: data.patterns.find((pattern) => pattern.id === tour.pattern),
    story: data.stories.find((story) => story.id === tour.story),
    firstEvent: tour.firstEvent,
    events: tour.events.map((event) => ({
      text: data.texts[event.text], looks: event.looks.map((text) => data.texts[text]), screen: event.screen,
    })),
    messages: tour.messages.map(readMessage),
    facts: tour.facts.map((text) => data.texts[text]),
  };
}

const tours = new Map();

/** The tour of a story by a pattern, read when it is first wanted. */
function tourOf(pattern, story) {
  const key = `${pattern}/${story}`;
  if (!tours.has(key)) {
    tours.set(key, readTour(data.tours.find((tour) => tour.pattern === pattern && tour.story === story)));
  }
  return tours.get(key);
}

/** The messages that are shown: from the first event of the tour on and without wiring, or all. */
function stopsOf(tour, showsWiring) {
  return tour.messages.filter((message) => showsWiring || (message.event >= tour.firstEvent && !message.isWiring));
}

/** The lines of a screen. */
function screenLines(place) { return data.screens[place].map((line) => data.lines[line]); }

/** The screen at a stop: the one that its message leaves or, at the end of an event, the one after that. */
function screenAt(tour, stops, index) {
  const next = index + 1 < stops.length ? stops[index + 1] : null;
  if (next && next.event === stops[index].event) return stops[index].screen;
  return tour.messages[(next ? next.number : tour.messages.length + 1) - 2].screen;
}

/** The screen of the stop before or, where nothing was shown, the one before the message. */
function screenBefore(tour, stops, index) {
  const first = tour.messages.findIndex((message) => message.event >= stops[0].event);
  const old = index > 0 ? screenAt(tour, stops, index - 1) : first > 0 ? tour.messages[first - 1].screen : 0;
  return old || stops[index].screenBefore;
}

/**
 * The places of the lines that a screen has and an older one did not have: those outside the longest part that both have.
 * A line that only moved up or down is not new, and neither is an empty one.
 */
function newLines(lines, old) {
  const common = Array.from({ length: lines.length + 1 }, () => new Array(old.length + 1).fill(0));
  for (let row = lines.length - 1; row >= 0; row -= 1) {
    for (let place = old.length - 1; place >= 0; place -= 1) {
      common[row][place] = lines[row] === old[place] ? common[row + 1][place + 1] + 1
        : Math.max(common[row + 1][place], common[row][place + 1]);
    }
  }
  const places = new Set();
  for (let row = 0, place = 0; row < lines.length;) {
    if (lines[row] === old[place]) { row += 1; place += 1; }
    else if (place < old.length && common[row][place + 1] >= common[row + 1][place]) place += 1;
    else { if (lines[row].trim()) places.add(row); row += 1; }
  }
  return places;
}

/** The lines that a message brought to the screen. */
function linesBrought({ screenBefore, screen }) {
  if (screenBefore === screen) return [];
  const lines = screenLines(screen);
  return [...newLines(lines, screenLines(screenBefore))].map((row) => lines[row]);
}

/** The lines of a screen, each with what it shows, and changed by nobody. */
function unchangedLines(place) {
  return data.screens[place].map((line) => ({ text: data.lines[line], row: data.rows[line], change: null }));
}

/** The lines of the screen at a stop, each with who changed it: its message, messages left out, the framework, or nobody. */
function screenLinesAt(tour, stops, index) {
  const stop = stops[index];
  const next = stops[index + 1];
  const last = next && next.event === stop.event ? stop.number : (next ? next.number : tour.messages.length + 1) - 1;
  const first = index > 0 ? stops[index - 1].number
    : tour.messages.findIndex((message) => message.event >= stop.event);
  const hidden = new Set(tour.messages.slice(first, last).filter((message) => message !== stop).flatMap(linesBrought));
  const own = new Set(linesBrought(stop));
  const place = screenAt(tour, stops, index);
  const fresh = newLines(screenLines(place), screenLines(screenBefore(tour, stops, index)));
  const change = (text) => (own.has(text) ? 'own' : hidden.has(text) ? 'hidden' : 'framework');
  return unchangedLines(place).map((line, row) => (fresh.has(row) ? { ...line, change: change(line.text) } : line));
}

/** Whether the screen at a stop is another than at the stop before, by lines that are new or by lines that are gone. */
function isScreenChangedAt(tour, stops, index) {
  const text = (screen) => screenLines(screen).join('\n');
  return text(screenAt(tour, stops, index)) !== text(screenBefore(tour, stops, index));
}

/** The heading of an event: its number and what happened. */
function eventTitle(tour, event) {
  const number = event - tour.firstEvent + 1;
  return number > 0 ? `Event ${number}: ${tour.events[event].text}` : `Opening: ${tour.events[event].text}`;
}

function excerptAt(place) {
  const [file, first, marked, ...lines] = data.excerpts[place];
  return { file: data.texts[file], first, marked, lines: lines.map((line) => data.texts[line]) };
}
