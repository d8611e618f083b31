// A story in all patterns, event by event: messages between the same roles share a row if their order allows it.

const compare = { id: null, index: 0, events: [] };

/** The patterns that are compared: the four, and before them plain MVC if it is asked for. */
function comparedPatterns() {
  const before = data.patterns.filter((pattern) => !architectures.includes(pattern));
  return byID('with-mvc').checked ? [...before, ...architectures] : architectures;
}

/** Shows an event of a story, counted from 0. */
function showComparison(id, index) {
  const first = tourOf(data.patterns[0].id, id);
  compare.id = id;
  compare.events = first.events.map((_, place) => place).slice(first.firstEvent);
  compare.index = Math.max(0, Math.min(compare.events.length - 1, index));
  const event = compare.events[compare.index];
  const count = compare.events.length;
  byID('compare-title').textContent = `In ${architectures.length} patterns${byID('with-mvc').checked ? ' and in MVC' : ''}: what happens when I want to ${first.story.wish}?`;
  byID('compare-event').textContent = eventTitle(first, event);
  fillSelect(byID('compare-choice'), data.stories.map((story) => ({ id: story.id, title: story.id })), id);
  const slider = byID('event-slider');
  slider.max = count;
  slider.value = compare.index + 1;
  slider.setAttribute('aria-valuetext', `${compare.index + 1} of ${count}: ${first.events[event].text}`);
  byID('event-position').textContent = `${compare.index + 1} of ${count}`;
  byID('event-previous').setAttribute('aria-disabled', compare.index === 0);
  byID('event-next').setAttribute('aria-disabled', compare.index === count - 1);
  drawBoard(event);
}

function goToEvent(index) {
  const place = Math.max(0, Math.min(compare.events.length - 1, index));
  replaceHash(`#compare/${compare.id}/${place + 1}`);
  showComparison(compare.id, place);
  byID('board').scrollTop = 0;
  if (byID('compare-tabs').getBoundingClientRect().top < 0) byID('compare-tabs').scrollIntoView();
  announce(`${place + 1} of ${compare.events.length}. ${byID('compare-event').textContent}`);
}

/** The messages of a pattern that answer a question in an event; consecutive ones of the same roles are one entry. */
function entriesOf(tour, event, question) {
  const stops = stopsOf(tour, false);
  const entries = [];
  for (const message of stops) {
    if (message.event !== event || message.question !== question) continue;
    const last = entries[entries.length - 1];
    if (last && last.parties === message.parties) last.messages.push(message);
    else entries.push({ parties: message.parties, messages: [message] });
  }
  return entries;
}

/** Rows of entries: each pattern in turn shares as many rows as possible with those before it, by roles and in order. */
function align(columns) {
  let rows = [];
  columns.forEach((entries, column) => {
    const matches = longestCommon(rows.map((row) => row.parties), entries.map((entry) => entry.parties));
    const merged = [];
    let row = 0;
    let entry = 0;
    const addUpTo = (rowEnd, entryEnd) => {
      while (row < rowEnd) { merged.push(rows[row]); row += 1; }
      while (entry < entryEnd) {
        merged.push({ parties: entries[entry].parties, cells: new Map([[column, entries[entry]]]) });
        entry += 1;
      }
    };
    for (const [inRows, inEntries] of matches) {
      addUpTo(inRows, inEntries);
      rows[row].cells.set(column, entries[entry]);
      merged.push(rows[row]);
      row += 1;
      entry += 1;
    }
    addUpTo(rows.length, entries.length);
    rows = merged;
  });
  return rows;
}

/**
 * Moves entries up as far as their columns are free, so that each column stays in order. Entries that several patterns
 * share keep one row, and no two such groups are in the same row.
 */
function pack(rows) {
  const packed = [];
  const free = new Map();
  for (const { cells } of rows) {
    let place = Math.max(...[...cells.keys()].map((column) => free.get(column) || 0));
    if (cells.size > 1) while (packed[place] && packed[place].isShared) place += 1;
    while (packed.length <= place) packed.push({ cells: new Map(), isShared: false });
    for (const [column, entry] of cells) {
      entry.shares = cells.size;
      packed[place].cells.set(column, entry);
      free.set(column, place + 1);
    }
    if (cells.size > 1) packed[place].isShared = true;
  }
  return packed;
}

/** The longest common subsequence of two lists, as pairs of places. */
function longestCommon(one, other) {
  const lengths = Array.from({ length: one.length + 1 }, () => new Array(other.length + 1).fill(0));
  for (let i = one.length - 1; i >= 0; i -= 1) {
    for (let j = other.length - 1; j >= 0; j -= 1) {
      lengths[i][j] = one[i] === other[j] ? lengths[i + 1][j + 1] + 1 : Math.max(lengths[i + 1][j], lengths[i][j + 1]);
    }
  }
  const pairs = [];
  let [i, j] = [0, 0];
  while (i < one.length && j < other.length) {
    if (one[i] === other[j]) { pairs.push([i, j]); i += 1; j += 1; }
    else if (lengths[i + 1][j] >= lengths[i][j + 1]) i += 1;
    else j += 1;
  }
  return pairs;
}

function drawBoard(event) {
  const all = comparedPatterns().map((pattern) => tourOf(pattern.id, compare.id));
  const places = all.flatMap((tour) => tour.messages.filter((message) => message.event === event)
    .map((message) => message.question));
  const groups = Array.from({ length: Math.max(-1, ...places) + 1 }, (_, place) => {
    const columns = all.map((tour) => entriesOf(tour, event, place));
    return {
      title: data.questions[place % data.questions.length],
      isShared: columns.filter((entries) => entries.length).length > 1,
      rows: pack(align(columns)),
    };
  }).filter((group) => group.rows.length);
  byID('board').replaceChildren(
    groups.length ? el('table', {},
      el('caption', { class: 'unseen' }, `The messages of each pattern in this event. ${eventTitle(all[0], event)}`),
      el('thead', {}, el('tr', {}, all.map((tour) =>
        el('th', { scope: 'col', 'data-column': columnOf(tour) }, tour.pattern.title)))),
      groups.map((group) => el('tbody', {},
        el('tr', { class: 'question' }, el('th', { scope: 'rowgroup', colspan: all.length }, group.title)),
        group.rows.flatMap((row) => boardRow(row, all, group.isShared)))))
      : el('p', {}, 'No message is sent in this event.'),
    ...boardScreens(all, event));
}

/** The number of a pattern's column on small screens, which show one at a time. */
const columnOf = (tour) => data.patterns.indexOf(tour.pattern);

/**
 * The cells of a row, and below them, when it is asked for, the code of all side by side. The first cell has the button, and
 * where one column is shown at a time, so has each of the others.
 */
function boardRow(row, all, isShared) {
  const code = el('tr', { class: 'code-row', hidden: true }, el('td', { colspan: all.length }));
  const toggle = () => {
    code.hidden = !code.hidden;
    for (const button of buttons) button.setAttribute('aria-expanded', !code.hidden);
    if (code.firstChild.childNodes.length) return;
    code.firstChild.append(el('div', { class: 'code-columns' }, all.map((tour, column) => {
      const entry = row.cells.get(column);
      return codeColumn(tour.pattern.id, tour.pattern.title, entry ? codeOf(entry) : [], compare.id);
    })));
  };
  const cells = all.map((tour, column) => boardCell(row, column, tour, all.length, isShared));
  const hasCode = [...row.cells.values()].some((entry) => entry.messages.some((message) => message.sentFrom || message.receivedBy));
  const buttons = (hasCode ? cells.filter((_, column) => row.cells.has(column)) : []).map((cell, index) => {
    const button = el('button', {
      type: 'button', class: index ? 'code-button again' : 'code-button', 'aria-expanded': 'false', onclick: toggle,
    }, 'Code of this row', unseen(', side by side'));
    cell.append(button);
    return button;
  });
  return [el('tr', {}, cells), code];
}

/** The messages of an entry, of those with the same phrase and source only one. */
function codeOf({ messages }) {
  const isLike = (one, other) => one.phrase === other.phrase && one.sentFrom === other.sentFrom && one.receivedBy === other.receivedBy;
  return messages.filter((message, index) => messages.findIndex((one) => isLike(one, message)) === index);
}

function boardCell(row, column, tour, count, isShared) {
  const entry = row.cells.get(column);
  if (!entry) return el('td', { class: 'gap', 'data-column': columnOf(tour) }, unseen('Gap: no such message'));
  const shares = entry.shares || 1;
  const phrases = new Map();
  for (const message of entry.messages) {
    if (!phrases.has(message.phrase)) phrases.set(message.phrase, { number: message.number, step: message.step, times: 0 });
    phrases.get(message.phrase).times += 1;
  }
  const shown = [...phrases].slice(0, 4);
  const rest = phrases.size - shown.length;
  return el('td', { class: shares > 1 ? 'same' : isShared ? 'own' : 'only', 'data-column': columnOf(tour) },
    el('p', { class: 'cell-head' }, el('span', { class: 'parties' }, entry.parties),
      shares === 1 && isShared ? null : el('span', { class: 'chip' },
        shares === 1 ? 'only here' : shares === count ? '= in all' : `= in ${shares}`)),
    el('ul', {}, shown.map(([phrase, { number, step, times }]) => el('li', {},
      step ? el('span', { class: 'step-mark' }, unseen('Step '), String(step)) : null,
      el('a', { href: `#${tour.pattern.id}/${compare.id}/${number}` }, el('code', {}, phrase)),
      times > 1 ? el('span', { class: 'quiet' }, ` × ${times}`) : null))),
    rest > 0 ? el('p', { class: 'quiet' }, `and ${rest} more`) : null);
}

/** The screen once where all show the same, else each that is shown. */
function boardScreens(all, event) {
  const shown = new Map();
  for (const tour of all) {
    const { screen } = tour.events[event];
    shown.set(screen, [...(shown.get(screen) || []), tour.pattern.title]);
  }
  return [...shown].map(([screen, titles]) => el('section', { class: 'after' },
    el('h2', {}, titles.length === all.length ? 'All show this screen afterwards' : `${titles.join(', ')}: the screen afterwards`),
    screenView(unchangedLines(screen))));
}

function setUpComparison() {
  byID('event-previous').addEventListener('click', () => goToEvent(compare.index - 1));
  byID('event-next').addEventListener('click', () => goToEvent(compare.index + 1));
  byID('event-slider').addEventListener('input', (event) => goToEvent(Number(event.target.value) - 1));
  byID('compare-choice').addEventListener('change', (event) => { location.hash = `#compare/${event.target.value}/1`; });
  const redraw = () => { if (compare.id) showComparison(compare.id, compare.index); };
  byID('with-mvc').addEventListener('change', () => {
    redraw();
    // The column that is shown alone is gone.
    const tabs = byID('compare-tabs').querySelectorAll('[role=tab]');
    if (!byID('with-mvc').checked && tabs[tabs.length - 1].getAttribute('aria-selected') === 'true') tabs[0].click();
  });
  const show = (id) => {
    byID('board').dataset.column = id;
    if (!architectures.includes(data.patterns[id]) && !byID('with-mvc').checked) {
      byID('with-mvc').checked = true;
      redraw();
    }
  };
  makeTabs(byID('compare-tabs'), data.patterns.map((pattern, index) => (
    { id: String(index), title: pattern.title, panels: [] })), show);
  show('0');
}
