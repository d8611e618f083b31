// The screen of the app as a phone, drawn from what each of its lines shows.

/** A part of a line: an element whose class is its kind. Signs that only decorate are hidden from screen readers. */
function phonePart([kind, text]) {
  const signs = { selected: '▸', disclosure: '›', checkmark: '✓' };
  const says = { selected: 'Selected: ', checkmark: ' Chosen' };
  if (signs[kind]) {
    return el('span', { class: `app-${kind}` }, el('span', { 'aria-hidden': 'true' }, signs[kind]),
      says[kind] ? unseen(says[kind]) : null);
  }
  if (kind === 'spinner') return el('span', { class: 'app-spinner' }, el('span', { class: 'app-wheel', 'aria-hidden': 'true' }), text);
  if (kind === 'disabled') return el('span', { class: 'app-button app-disabled' }, text, unseen(' (disabled)'));
  if (kind === 'here') return el('span', { class: 'app-tab app-here' }, text, unseen(' (shown)'));
  return el('span', { class: `app-${kind}` }, text);
}

/** The parts of a row in pairs of kind and text; a placeholder stays only in an empty field. */
function phoneParts(row) {
  const parts = [];
  for (let place = 1; place < row.length; place += 2) parts.push([row[place], row[place + 1]]);
  return parts.filter(([kind], place) => kind !== 'placeholder' || !parts[place - 1][1])
    .filter(([kind, text], place, all) => !['field', 'search'].includes(kind) || text || (all[place + 1] || [])[0] !== 'placeholder');
}

/** Rows of a screen as blocks: a text that was wrapped over several lines is one again. */
function phoneBlocks(lines) {
  const blocks = [];
  for (const { row, change } of lines) {
    const parts = phoneParts(row);
    const last = blocks[blocks.length - 1];
    if (parts.length && parts[0][0] === 'rest' && last) {
      last.parts[last.parts.length - 1][1] += ` ${parts[0][1]}`;
      last.change = last.change || change;
    } else if (parts.length || row[0] === 'sheet') {
      blocks.push({ place: row[0], parts: parts.map((part) => [...part]), change });
    }
  }
  return blocks;
}

/**
 * The screen as a phone.
 *
 * @param lines Each line with what it shows (`row`) and who changed it (`change`, null if nobody did).
 */
function phone(lines) {
  const blocks = phoneBlocks(lines);
  const hasAlert = blocks.some(({ place }) => place === 'alert');
  // What is behind an alert cannot be used, and says nothing to a screen reader.
  const draw = ({ place, parts, change }) => el('div', {
    class: `app-row in-${place}${change ? ` lit ${change === 'own' ? 'own' : 'other'}` : ''}`,
    inert: hasAlert && place !== 'alert',
  }, change ? unseen('Changed: ') : null, ...parts.map(phonePart));
  const of = (...places) => blocks.filter(({ place }) => places.includes(place)).map(draw);
  const isSheet = lines.some(({ row }) => row[0] === 'sheet');
  return el('div', { class: `phone${isSheet ? ' with-sheet' : ''}`, role: 'group', 'aria-label': 'Screen of the app' },
    el('div', { class: 'app-screen' },
      isSheet ? el('div', { class: 'app-grabber', 'aria-hidden': 'true' }) : null,
      ...of('bar'),
      el('div', { class: 'app-body' }, ...of('body', 'cell'),
        hasAlert ? el('div', { class: 'app-alert' }, ...of('alert')) : null),
      ...of('toolbar'), ...of('tabs')));
}

/** The screen as a phone or, for readers who ask for it, as text with a mark before each changed line. */
function screenView(lines) {
  if (!byID('as-text').checked) return phone(lines);
  const marks = { own: '┃ ', hidden: '┆ ', framework: '┆ ' };
  return el('pre', { class: 'screen', tabindex: '0', role: 'region', 'aria-label': 'Screen of the app' },
    lines.map(({ text, change }) => el('span', { class: change === 'own' ? 'line changed' : 'line' },
      `${marks[change] || '  '}${text}\n`)));
}
