// Colours for lines of Swift.

const swiftWords = new Set(('actor any as associatedtype async await break case catch class continue default defer deinit do '
  + 'else enum extension fallthrough false fileprivate final for func guard if import in indirect init inout internal is let '
  + 'lazy mutating nil nonisolated open override package private protocol public repeat required rethrows return self Self '
  + 'some static struct subscript super switch throw throws true try typealias unowned var weak where while').split(' '));

/** A comment, a text, a word, or a number. */
const swiftPieces = /(\/\/.*)|("(?:\\.|[^"\\])*")|([@#]?[A-Za-z_][A-Za-z0-9_]*)|(\b\d[\d_.]*)/g;

/** A line of Swift as texts and elements whose class is the kind of word. */
function swiftLine(line) {
  const nodes = [];
  let end = 0;
  for (const match of line.matchAll(swiftPieces)) {
    const [text, comment, string, word] = match;
    const kind = comment ? 'comment' : string ? 'string'
      : !word ? 'literal' : swiftWords.has(word) || /^[@#]/.test(word) ? 'keyword' : /^[A-Z]/.test(word) ? 'type' : null;
    if (!kind) continue;
    nodes.push(line.slice(end, match.index), el('span', { class: `code-${kind}` }, text));
    end = match.index + text.length;
  }
  return [...nodes, line.slice(end)];
}

/** The lines around the place in the source that sends or receives a message. */
function source(place, title) {
  const { file, first, marked, lines } = excerptAt(place);
  return [
    el('p', { class: 'quiet place' }, `${title} `, el('span', { class: 'file' },
      `${file}:${first + marked}`.split('/').flatMap((part, index) => (index ? ['/', el('wbr'), part] : [part])))),
    el('pre', { class: 'source', tabindex: '0', role: 'region', 'aria-label': `${title} ${file.split('/').pop()}` },
      lines.map((line, row) => el('span', { class: row === marked ? 'line marked' : 'line' },
        `${row === marked ? '▸' : ' '} ${String(first + row).padStart(4)}  `, ...swiftLine(line), '\n'))),
  ];
}
