// The sequence diagram: a row for each message. Each row is a button; the drawing lies behind it.

const rowHeight = 40;
const rowsOfSlice = 8;
const leftMargin = 66;
const letterWidth = 7.25;

/** The roles of messages, in the order in which they appear. */
function rolesOf(messages) {
  return [...new Set(messages.flatMap((message) => [message.senderRole, message.receiverRole]))];
}

/** For each message of an event, the row of the last message that was sent during it. */
function lastRows(messages) {
  const last = new Map();
  messages.forEach((message, row) => {
    last.set(message.number, row);
    for (const [number] of last) {
      if (isDuring(message, number)) last.set(number, row);
    }
  });
  return last;
}

/** True if a message was sent during another, also by way of messages that are not shown. */
function isDuring(message, number) {
  let { parent } = message;
  while (parent > number) parent = story.tour.messages[parent - 1].parent;
  return parent === number;
}

/** Columns for roles in some width. */
function layColumns(roles, width) {
  const distance = Math.max(80, (width - leftMargin - 8) / roles.length);
  return {
    distance,
    width: leftMargin + distance * roles.length + 8,
    x: (role) => leftMargin + distance * (roles.indexOf(role) + 0.5),
  };
}

function arrowHead(x, y, direction, isOpen) {
  const back = x - direction * 8;
  return svg('path', {
    class: isOpen ? 'head open' : 'head',
    d: isOpen ? `M${back},${y - 4.5} L${x},${y} L${back},${y + 4.5}`
      : `M${back},${y - 4.5} L${x},${y} L${back},${y + 4.5} Z`,
  });
}

/** A message's phrase, cut to the width of the drawing. */
function label(message, columns, left, y) {
  const room = columns.width - leftMargin - 12;
  const letters = Math.floor(room / letterWidth);
  const text = message.phrase.length > letters ? `${message.phrase.slice(0, letters - 1)}…` : message.phrase;
  const width = text.length * letterWidth;
  const x = Math.max(leftMargin, Math.min(left, columns.width - 8 - width));
  return svg('text', { class: 'label', x, y }, text);
}

function drawArrow(message, columns, y) {
  const from = columns.x(message.senderRole);
  const to = columns.x(message.receiverRole);
  const line = y + rowHeight - 12;
  const isOpen = message.isReply || message.kind === 'read';
  const style = `arrow ${message.isReply ? 'reply' : ''} ${message.kind === 'creation' ? 'creation' : ''}`;
  if (from === to) {
    return [
      svg('path', { class: style, d: `M${from + 5},${line - 8} h22 v12 h-20` }),
      arrowHead(from + 5, line + 4, -1, isOpen),
      label(message, columns, from + 34, line + 1),
    ];
  }
  const direction = to > from ? 1 : -1;
  return [
    svg('line', { class: style, x1: from + direction * 5, y1: line, x2: to - direction * 6, y2: line }),
    arrowHead(to - direction * 5, line, direction, isOpen),
    label(message, columns, Math.min(from, to) + 12, line - 7),
  ];
}

/** The lifelines, and bars while objects run, from the row `first` to the row before `end`. */
function drawLifelines(messages, roles, columns, first, end) {
  const lines = roles.map((role) => svg('line', {
    class: 'lifeline', x1: columns.x(role), y1: first * rowHeight, x2: columns.x(role), y2: end * rowHeight,
  }));
  const last = lastRows(messages);
  const bars = messages.slice(0, end).flatMap((message, row) => {
    const lastRow = last.get(message.number);
    if (lastRow === row || lastRow < first) return [];
    return [svg('rect', {
      class: 'bar-of-time', 'data-number': message.number, x: columns.x(message.receiverRole) - 4, y: row * rowHeight + rowHeight - 14,
      width: 8, height: (lastRow - row) * rowHeight + 6, rx: 2,
    })];
  });
  return [...lines, ...bars];
}

/** The drawing of an event's messages, in slices one below the other: on paper a page ends between two of them. */
function drawEvent(messages, roles, columns) {
  const slices = [];
  for (let first = 0; first < messages.length; first += rowsOfSlice) {
    slices.push(drawSlice(messages, roles, columns, first, Math.min(first + rowsOfSlice, messages.length)));
  }
  return slices;
}

function drawSlice(messages, roles, columns, first, end) {
  const height = (end - first) * rowHeight;
  const rows = messages.slice(first, end).map((message, index) => ({ message, y: (first + index) * rowHeight }));
  return svg('svg', {
    'aria-hidden': 'true', width: columns.width, height, viewBox: `0 ${first * rowHeight} ${columns.width} ${height}`, focusable: 'false',
  },
  rows.map(({ message, y }) => svg('rect', {
    class: 'band', 'data-number': message.number, x: 0, y, width: columns.width, height: rowHeight,
  })),
  drawLifelines(messages, roles, columns, first, end),
  rows.map(({ message, y }) => drawRow(message, columns, y)));
}

function drawRow(message, columns, y) {
  const base = y + rowHeight - 8;
  return svg('g', { class: `row ${hue(message.receiverRole)}`, 'data-number': message.number },
    svg('text', { class: 'number', x: 12, y: base }, String(message.number)),
    message.step ? svg('circle', { class: 'step', cx: 52, cy: base - 4, r: 9 }) : null,
    message.step ? svg('text', { class: 'step-number', x: 52, y: base }, String(message.step))
      : svg('text', { class: 'no-step', x: 52, y: base }, '·'),
    drawArrow(message, columns, y));
}
