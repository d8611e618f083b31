// The rules, with a search.

const rulesView = { isDrawn: false, items: [] };

function drawRules() {
  if (rulesView.isDrawn) return;
  rulesView.isDrawn = true;
  fillSelect(byID('rules-pattern'), [{ id: '', title: 'All' }, ...architectures.map(({ id, title }) => ({ id, title }))], '');
  fillSelect(byID('rules-level'), ['', 'must', 'should', 'may'].map((id) => ({ id, title: id || 'All' })), '');
  rulesView.items = data.rules.map((rule) => ({ rule, node: ruleItem(rule), text: searchText(rule) }));
  byID('rule-list').replaceChildren(...rulesView.items.map((item) => item.node));
  filterRules();
}

function ruleItem(rule) {
  const title = data.patterns.find((pattern) => pattern.id === rule.pattern).title;
  const known = rule.undecidable ? `Cannot be decided: ${rule.undecidable}` : `How it is known: ${rule.decision}.`;
  const details = el('details', { ontoggle: (event) => fillUses(event.target, rule) },
    el('summary', {}, `Why, and where to look`, unseen(` (${rule.id})`)),
    el('p', {}, el('strong', {}, 'Why: '), ...prose(rule.reason)),
    el('p', {}, el('strong', {}, 'Where to look: '), ...prose(rule.hint)),
    el('p', {}, ...prose(known)), el('p', {}, `Read from: ${rule.sources.join('; ')}`),
    ...rule.today.map(([part, verdict, text]) =>
      el('p', {}, el('strong', {}, `Today, ${part === 'both' ? 'async/await and SwiftUI' : part}: `), ...prose(`${verdict}. ${text}`))),
    el('p', { class: 'uses' }));
  return el('li', { class: 'rule', id: `rule-${rule.id}` },
    el('h2', { tabindex: '-1' }, rule.id, el('span', { class: 'chip' }, rule.level), el('span', { class: 'quiet' }, title)),
    el('p', { class: 'sentence' }, ...prose(rule.sentence)), details);
}

const folded = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function searchText(rule) {
  return folded([rule.id, rule.sentence, rule.reason, rule.hint, rule.level, ...rule.today.flat()].join(' '));
}

/** Shows the rules of the chosen pattern and level that contain all words of the search. */
function filterRules() {
  const words = folded(byID('rules-search').value).split(/\s+/).filter(Boolean);
  const [pattern, level] = [byID('rules-pattern').value, byID('rules-level').value];
  let count = 0;
  for (const { rule, node, text } of rulesView.items) {
    const isShown = words.every((word) => text.includes(word)) && (!pattern || rule.pattern === pattern)
      && (!level || rule.level === level);
    node.hidden = !isShown;
    if (isShown) count += 1;
  }
  const text = count ? `${count} of ${data.rules.length} rules` : 'No rule matches. Try fewer words, or all patterns and levels.';
  if (byID('rules-count').textContent !== text) {
    byID('rules-count').textContent = text;
    announce(text);
  }
}

/** The first messages that a rule applies to, one a story, as links. */
function fillUses(details, rule) {
  const line = details.querySelector('.uses');
  if (!details.open || line.childNodes.length) return;
  const place = data.rules.indexOf(rule) + 1;
  const uses = (showsWiring) => data.stories.flatMap(({ id }) => {
    const stops = stopsOf(tourOf(rule.pattern, id), showsWiring);
    const index = stops.findIndex((stop) => stop.rule === place || stop.otherRules.includes(place));
    if (index < 0) return [];
    const href = `#${rule.pattern}/${id}/${showsWiring ? 'all/' : ''}${stops[index].number}`;
    return [el('a', { href }, `${id}, message ${stops[index].number}`)];
  });
  const shown = uses(false);
  const links = shown.length ? shown : uses(true);
  line.append(links.length ? 'It applies to: ' : 'No message of a story shows it.',
    ...links.flatMap((link, index) => [index ? '; ' : '', link]));
}

function showRules(id) {
  drawRules();
  if (!id) return;
  byID('rules-search').value = '';
  byID('rules-pattern').value = '';
  byID('rules-level').value = '';
  filterRules();
  const item = byID(`rule-${id}`);
  item.querySelector('details').open = true;
  item.scrollIntoView({ block: 'start' });
  item.querySelector('h2').focus({ preventScroll: true });
}

function setUpRules() {
  for (const id of ['rules-search', 'rules-pattern', 'rules-level']) byID(id).addEventListener('input', filterRules);
}
