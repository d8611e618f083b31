// A story of a pattern, message by message.

const story = {
  pattern: null, id: null, index: 0, showsWiring: false, predicts: false,
  tour: null, stops: [], furthest: 0, question: null, asked: 0, right: 0,
  rows: new Map(), marked: null, timer: null,
};

/** The place of the stop whose message has a number, or of the next; of the last if none follows. */
function stopOf(number, stops) {
  const place = stops.findIndex((stop) => stop.number >= number);
  return place < 0 ? stops.length - 1 : place;
}

/** Shows a story at the message with a number, or at the next that is shown. */
function showMessage(pattern, id, number, showsWiring) {
  showStory(pattern, id, stopOf(number, stopsOf(tourOf(pattern, id), showsWiring)), showsWiring);
}

/** Shows a story at a stop, counted from 0. */
function showStory(pattern, id, index, showsWiring) {
  const isNew = story.pattern !== pattern || story.id !== id || story.showsWiring !== showsWiring;
  if (isNew) {
    const tour = tourOf(pattern, id);
    Object.assign(story, {
      pattern, id, showsWiring, tour, stops: stopsOf(tour, showsWiring), furthest: 0, question: null,
      asked: 0, right: 0,
    });
    story.stops.forEach((message, place) => { message.place = place + 1; });
  }
  story.index = Math.max(0, Math.min(story.stops.length - 1, index));
  story.furthest = Math.max(story.furthest, story.index);
  story.question = null;
  if (isNew) drawStory();
  updateStory();
}

function storyHash(index = story.index, pattern = story.pattern, id = story.id) {
  return `#${pattern}/${id}/${story.showsWiring ? 'all/' : ''}${story.stops[index].number}`;
}

/** Goes to a stop, and says what it is. */
function goToStop(index) {
  const place = Math.max(0, Math.min(story.stops.length - 1, index));
  replaceHash(storyHash(place));
  showStory(story.pattern, story.id, place, story.showsWiring);
  announce(spoken(story.stops[story.index]));
  scrollToStage();
}

/** Scrolls past the header, where there is one column, so that the cycle, the tabs and their panes fill the window. */
function scrollToStage() {
  if (!narrow.matches) return;
  byID('pane-details').scrollTop = 0;
  const lit = byID('part-screen').querySelector('.lit');
  if (lit) lit.scrollIntoView({ block: 'center' });
  scrollTo(0, document.documentElement.scrollHeight);
}

function stepForward() {
  if (story.index === story.stops.length - 1) {
    announce('This is the last message of the story.');
    return;
  }
  goForward(story.index + 1);
}

/** Whether the reader is asked for each step: never in a pattern without steps. */
const predicts = () => story.predicts && story.tour.pattern.steps.length > 0;

/** Goes to a stop or, with prediction, to the first question before it; a question that is passed over counts as asked. */
function goForward(index) {
  if (story.question) {
    story.asked += 1;
    story.furthest = story.question.index;
  }
  if (predicts()) {
    for (let place = story.furthest + 1; place <= Math.min(index, story.stops.length - 1); place += 1) {
      const question = questionAt(place);
      if (!question) continue;
      if (story.index !== place - 1) goToStop(place - 1);
      ask(question);
      return;
    }
  }
  goToStop(index);
}

/**
 * The place of the stop to go to by events: forwards, the first stop of the next event or else the last stop of all;
 * backwards, the first stop of this event or, from there, of the event before.
 */
function eventStop(direction) {
  const { event } = story.stops[story.index];
  if (direction > 0) {
    const next = story.stops.findIndex((stop) => stop.event > event);
    return next < 0 ? story.stops.length - 1 : next;
  }
  const before = story.stops[Math.max(0, story.index - 1)].event;
  return story.stops.findIndex((stop) => stop.event === before);
}

/** The place of a message among those that are shown, and its number if that is another. */
function placeOf({ place, number }) {
  return `${place} of ${story.stops.length}${place === number ? '' : ` (message ${number})`}`;
}

/** A message as a screen reader says it. */
function spoken(message) {
  const changes = message.changes.map((change) => ` ${change.name}: ${change.before} becomes ${change.after}.`);
  return `${placeOf(message)}. ${message.senderRole} to ${message.receiverRole}: `
    + `${message.phrase}. ${meaningOf(message)}${changes.join('')}`;
}

// The whole story.

function drawStory() {
  const { tour } = story;
  byID('story-title').textContent = `${tour.pattern.title}: what happens when I want to ${tour.story.wish}?`;
  fillSelect(byID('story-choice'), data.stories.map(({ id }) => ({ id, title: id })), story.id);
  fillChoices(byID('story-patterns'), data.patterns.map(({ id, title }) => (
    { id, title, href: `#${id}/${story.id}/1` })), story.pattern);
  byID('wiring').checked = story.showsWiring;
  byID('predict').parentElement.hidden = !tour.pattern.steps.length;
  byID('slider').max = story.stops.length;
  byID('cycle').hidden = !tour.pattern.steps.length;
  byID('cycle-note').hidden = byID('cycle').hidden;
  drawCycle(byID('cycle'), byID('cycle-why'), tour.pattern, story.stops);
  drawFlow();
}

/**
 * The events with their messages: the list is the content, the drawing lies behind it.
 *
 * In one column, a drawing wider than the window is left out, because the whole page would scroll sideways.
 */
function drawFlow() {
  const flow = byID('flow');
  const roles = rolesOf(story.stops);
  const room = byID('pane-messages').clientWidth;
  const columns = layColumns(roles, room);
  const scale = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
  const isDrawn = room >= 500 * scale && (columns.width <= room || !narrow.matches);
  byID('pane-messages').classList.toggle('drawn', isDrawn);
  byID('roles').replaceChildren(...(isDrawn ? drawRoles(roles, columns) : []));
  const events = [...new Set(story.stops.map((stop) => stop.event))];
  flow.style.width = isDrawn ? `${columns.width}px` : '';
  flow.replaceChildren(...events.map((event) => {
    const messages = story.stops.filter((stop) => stop.event === event);
    const { looks } = story.tour.events[event];
    return el('section', { class: 'event' },
      el('h3', {}, eventTitle(story.tour, event)),
      el('div', { class: 'rows' },
        isDrawn ? drawEvent(messages, roles, columns) : null,
        el('ol', {}, messages.map(messageRow))),
      looks.length ? el('ul', { class: 'looks', 'data-number': messages[messages.length - 1].number }, looks.map((look) => el('li', {}, look))) : null);
  }), el('section', { class: 'facts' }, el('h3', {}, 'Notice in this story'),
    el('ul', {}, story.tour.facts.map((fact) => el('li', {}, fact)))));
  story.rows = findRows(flow);
  story.marked = null;
}

function drawRoles(roles, columns) {
  byID('roles').style.width = `${columns.width}px`;
  byID('roles').classList.toggle('tight', columns.distance < 100);
  return [el('span', { class: 'roles-margin' }, 'step')].concat(roles.map((role) => {
    const name = el('span', { class: `role ${hue(role)}` }, role);
    name.style.left = `${columns.x(role) - columns.distance / 2}px`;
    name.style.width = `${columns.distance}px`;
    return name;
  }));
}

function messageRow(message) {
  return el('li', { value: message.number, 'data-number': message.number, class: hue(message.receiverRole) },
    el('button', { type: 'button', class: 'message', tabindex: '-1', onclick: () => goToStop(message.place - 1) },
      el('span', { class: 'words' },
        el('span', { class: 'parties' }, `${message.senderRole} `, el('span', { 'aria-hidden': 'true' }, '→'),
          unseen('to'), ` ${message.receiverRole}`), el('span', { class: 'unseen' }, ': '),
        el('code', {}, message.phrase),
        message.step ? el('span', { class: 'in-step' }, ` step ${message.step}`) : null)));
}

// The stop.

function updateStory() {
  const message = story.stops[story.index];
  const count = story.stops.length;
  const slider = byID('slider');
  slider.value = story.index + 1;
  slider.setAttribute('aria-valuetext', `${placeOf(message)}: ${message.parties}, ${message.phrase}`);
  const [place, ...number] = placeOf(message).split(/(?= \()/);
  byID('position').replaceChildren(place, el('span', { class: 'wide-only' }, ...number));
  for (const [id, isOff] of [['first', story.index === 0], ['previous', story.index === 0],
    ['next', story.index === count - 1], ['last', story.index === count - 1]]) {
    byID(id).setAttribute('aria-disabled', isOff);
  }
  byID('story-view').classList.toggle('stepped', story.index > 0);
  lightCycle(byID('cycle'), message);
  byID('cycle-note').textContent = meaningOf(message);
  byID('caption').textContent = `${message.step ? `${message.step}. ` : ''}${message.parties}: ${message.phrase}`;
  markRows(message);
  fillDetails(message);
}

/** Highlights the row of the message, and hides the rows still to be predicted. Updates only rows that can have changed. */
function markRows(message) {
  const old = story.marked;
  const isNew = !old || old.predicts !== predicts();
  const first = isNew ? 0 : Math.min(old.index, story.index);
  const last = isNew ? story.stops.length - 1 : Math.max(old.index, story.index, story.furthest);
  for (const stop of story.stops.slice(first, last + 1)) markRow(stop, stop === message);
  story.marked = { index: story.index, predicts: predicts() };
  showMarkedRow();
}

function markRow(stop, isCurrent) {
  const { nodes, button } = story.rows.get(stop.number);
  for (const node of nodes) {
    node.classList.toggle('current', isCurrent);
    node.classList.toggle('later', stop.place - 1 > story.index);
    node.classList.toggle('unknown', predicts() && stop.place - 1 > story.furthest);
  }
  button.tabIndex = isCurrent ? 0 : -1;
  if (isCurrent) button.setAttribute('aria-current', 'step');
  else button.removeAttribute('aria-current');
}

/** The nodes of each message in the list and in the drawing, by its number. */
function findRows(flow) {
  const rows = new Map(story.stops.map((stop) => [stop.number, { nodes: [], button: null }]));
  for (const node of flow.querySelectorAll('[data-number]')) {
    const row = rows.get(Number(node.dataset.number));
    row.nodes.push(node);
    row.button = node.querySelector('button') || row.button;
  }
  return rows;
}

/** Scrolls the pane, not the page, so that the row of the message and its arrow are seen. */
function showMarkedRow() {
  const message = story.stops[story.index];
  const { button } = story.rows.get(message.number);
  const pane = byID('pane-messages');
  if (pane.scrollHeight > pane.clientHeight) {
    const row = button.getBoundingClientRect();
    const box = pane.getBoundingClientRect();
    const top = box.top + byID('roles').offsetHeight + rowHeight;
    if (row.top < top) pane.scrollTop -= top - row.top;
    if (row.bottom > box.bottom - rowHeight) pane.scrollTop += row.bottom - box.bottom + rowHeight;
  }
  if (pane.scrollWidth > pane.clientWidth && pane.classList.contains('drawn')) {
    const columns = layColumns(rolesOf(story.stops), pane.clientWidth);
    const places = [columns.x(message.senderRole), columns.x(message.receiverRole)];
    const [left, right] = [Math.min(...places) - columns.distance, Math.max(...places) + columns.distance];
    if (left < pane.scrollLeft) pane.scrollLeft = left;
    if (right > pane.scrollLeft + pane.clientWidth) pane.scrollLeft = right - pane.clientWidth;
  }
}

function fillDetails(message) {
  byID('part-message').replaceChildren(...messagePart(message));
  byID('part-screen').replaceChildren(...screenPart());
  byID('part-source').replaceChildren(...sourcePart(message));
}

function messagePart(message) {
  const rule = message.rule ? data.rules[message.rule - 1] : null;
  const framework = message.isFromFramework ? el('p', { class: 'quiet' }, 'From HeadlessUI, the stand-in for UIKit.') : null;
  return [
    el('h2', {}, message.step ? el('span', { class: 'step-mark' }, unseen('Step '), String(message.step)) : null,
      message.parties),
    el('p', { class: 'phrase' }, el('code', {}, message.phrase)),
    el('p', { class: 'quiet' }, `${message.sender} → ${message.receiver}, ${message.kind}`),
    el('p', {}, meaningOf(message)), framework,
    message.payload ? el('h3', {}, 'Payload') : null,
    message.payload ? el('p', { class: 'payload' }, el('code', {}, message.payload)) : null,
    message.changes.length ? el('h3', {}, 'State') : null,
    message.changes.length ? changeList(message.changes) : null,
    rule ? el('h3', {}, 'Rule') : null,
    ...(rule ? rulePart(rule, message.otherRules) : []),
  ].filter(Boolean);
}

/** The step of the cycle, or why the message takes none; with prediction, not which step follows. */
function meaningOf(message) {
  if (!message.step) return predicts() ? message.meaningAlone : message.meaning;
  const { steps } = story.tour.pattern;
  return `Step ${message.step} of ${steps.length}: ${steps[message.step - 1].text}.`;
}

function changeList(changes) {
  return el('dl', { class: 'changes' }, changes.flatMap(({ name, before, after }) => [
    el('dt', {}, name),
    el('dd', {}, el('code', {}, before), el('span', { 'aria-hidden': 'true' }, ' → '), unseen(' becomes '),
      el('strong', {}, el('code', {}, after))),
  ]));
}

function rulePart(rule, others) {
  return [
    el('p', {}, ruleLink(rule.id), ' ', ...prose(rule.sentence)),
    el('p', {}, el('strong', {}, 'Why: '), ...prose(rule.reason)),
    others.length ? el('p', { class: 'quiet' }, 'See also ',
      ...others.flatMap((place, index) => [index ? ', ' : '', ruleLink(data.rules[place - 1].id)]), '.') : null,
  ].filter(Boolean);
}

const ruleLink = (id) => el('a', { class: 'rule-id', href: `#rules/${id}` }, id);

function screenPart() {
  const lines = screenLinesAt(story.tour, story.stops, story.index);
  const count = (change) => lines.filter((line) => line.change === change).length;
  const own = count('own');
  const by = story.stops[story.index].kind === 'user event' ? ' by the framework' : '';
  const isText = byID('as-text').checked;
  const rest = [['hidden', 'messages left out'], ['framework', 'the framework']].filter(([change]) => count(change))
    .map(([change, who]) => ` ${isText ? '┆ marks' : 'Dotted:'} ${count(change)} changed by ${who}.`).join('');
  const note = !lines.length ? 'Nothing is on the screen yet.'
    : own ? `${isText ? '┃ marks' : 'Lit:'} ${own === 1 ? 'the changed line' : `${own} changed lines`}${by}.`
      : !isScreenChangedAt(story.tour, story.stops, story.index) ? 'The screen does not change.'
        : rest ? '' : 'Lines are gone.';
  return [
    el('h3', {}, 'Screen'), el('p', { class: 'quiet' }, (note + rest).trim()),
    lines.length ? screenView(lines) : null,
  ].filter(Boolean);
}

function sourcePart(message) {
  const receiver = message.isReply ? 'Received where the call was made,' : 'Received by';
  const parts = [[message.sentFrom, 'Sent from'], [message.receivedBy, receiver]].filter(([place]) => place > 0);
  return [el('h3', {}, 'Source')].concat(parts.length ? parts.flatMap(([place, title]) => source(place, title))
    : [el('p', { class: 'quiet' }, 'No line of the app sends this message.')]);
}

// Prediction.

/** The question at a stop: only at the first message of a step in its event, if it is new to the reader; else null. */
function questionAt(index) {
  const answer = story.stops[index];
  const isFirst = !story.stops.slice(0, index).some((stop) => stop.event === answer.event && stop.step === answer.step);
  if (!answer.step || !isFirst || index <= story.furthest) return null;
  const seen = new Set([answer.parties]);
  const others = story.tour.messages
    .filter((message) => message.step && !seen.has(message.parties) && seen.add(message.parties))
    .sort((one, other) => distance(one, answer) - distance(other, answer) || one.number - other.number)
    .slice(0, 3);
  if (others.length < 3) return null;
  // The place follows from the trace, so that a question is the same each time.
  others.splice(answer.number % 4, 0, answer);
  return { index, answer, options: others };
}

/** How far a message is from the right one: 0 with the same sender, 1 with the same receiver, else 2. */
function distance(message, answer) {
  if (message.senderRole === answer.senderRole) return 0;
  return message.receiverRole === answer.receiverRole ? 1 : 2;
}

function ask(question) {
  story.question = question;
  const options = question.options.map((option, index) => el('button', {
    type: 'button', class: 'option', onclick: () => answerQuestion(option),
  }, el('span', { class: 'option-number' }, `${index + 1}`), ` ${option.parties}`));
  byID('part-message').replaceChildren(
    el('h2', { id: 'question', tabindex: '-1' }, 'Which message comes next?'),
    el('p', {}, eventTitle(story.tour, question.answer.event)),
    el('div', { class: 'option-list', role: 'group', 'aria-labelledby': 'question' }, options),
    el('button', { type: 'button', class: 'show-answer', onclick: () => goForward(question.index) }, 'Show the answer'),
    ...score());
  byID('part-screen').replaceChildren();
  byID('part-source').replaceChildren();
  storyTabs.choose(1);
  announce('Which message comes next? Choose one of four.');
  byID('question').focus();
}

function answerQuestion(option) {
  const { index, answer } = story.question;
  const isRight = option.parties === answer.parties;
  story.asked += 1;
  if (isRight) story.right += 1;
  goToStop(index);
  const verdict = isRight ? `✓ Right: ${answer.parties}.` : `✗ You chose ${option.parties}. It is ${answer.parties}.`;
  byID('part-message').prepend(el('p', { class: isRight ? 'verdict right' : 'verdict wrong', id: 'verdict', tabindex: '-1' },
    verdict), ...score());
  announce(`${verdict} ${spoken(answer)}`);
  byID('next').focus();
}

const score = () => (story.asked ? [el('p', { class: 'quiet' }, `${story.right} of ${story.asked} predicted.`)] : []);

// Playing.

/** Steps forward by itself until the last message or a question. Only a click begins it; any key, and a step by the reader, end it. */
function play(isOn) {
  clearInterval(story.timer);
  story.timer = isOn ? setInterval(() => {
    if (view !== 'story' || story.question || story.index === story.stops.length - 1) play(false);
    else stepForward();
  }, 1600) : null;
  byID('play').setAttribute('aria-pressed', isOn);
  byID('play').textContent = isOn ? 'Pause' : '▶\uFE0E Play';
  if (isOn) stepForward();
}

// Controls.

let storyTabs;

function setUpStory() {
  storyTabs = makeTabs(byID('story-tabs'), [
    { id: 'messages', title: 'Messages', panels: [byID('pane-messages'), byID('part-screen')] },
    { id: 'message', title: 'Details', panels: [byID('part-message')] },
    { id: 'screen', title: 'Screen', panels: [byID('part-screen')] },
    { id: 'source', title: 'Source', panels: [byID('part-source')] },
  ], () => {
    scrollToStage();
    showMarkedRow();
  });
  byID('first').addEventListener('click', () => goToStop(0));
  byID('previous').addEventListener('click', () => goToStop(story.index - 1));
  byID('next').addEventListener('click', stepForward);
  byID('last').addEventListener('click', () => goForward(story.stops.length - 1));
  byID('slider').addEventListener('input', (event) => goForward(Number(event.target.value) - 1));
  byID('play').addEventListener('click', () => play(!story.timer));
  for (const kind of ['click', 'input']) {
    byID('story-view').addEventListener(kind, ({ target }) => {
      if (story.timer && target.closest('.player :not(#play), .message')) play(false);
    }, true);
  }
  byID('story-choice').addEventListener('change', (event) => { location.hash = `#${story.pattern}/${event.target.value}/1`; });
  byID('wiring').addEventListener('change', toggleWiring);
  byID('predict').addEventListener('change', togglePrediction);
  let width = 0;
  new ResizeObserver(() => {
    const now = byID('pane-messages').clientWidth;
    if (now === width || !story.tour) return;
    width = now;
    drawFlow();
    markRows(story.stops[story.index]);
  }).observe(byID('pane-messages'));
}

/**
 * Shows the messages that make and connect the parts, or leaves them out, and stays at the message or goes to the next
 * that is shown; if none is, to the last.
 */
function toggleWiring() {
  const { number } = story.stops[story.index];
  const showsWiring = !story.showsWiring;
  showMessage(story.pattern, story.id, number, showsWiring);
  replaceHash(storyHash());
  announce(`${showsWiring ? 'All messages' : 'Messages without start-up and wiring'}: ${story.stops.length}.`);
}

function togglePrediction() {
  if (byID('predict').parentElement.hidden) return;
  story.predicts = !story.predicts;
  Object.assign(story, { furthest: story.index, question: null, asked: 0, right: 0 });
  byID('predict').checked = story.predicts;
  updateStory();
  announce(story.predicts ? 'Before each step of the cycle you are asked which message comes next.' : 'All messages are shown.');
}
