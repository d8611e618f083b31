// Addresses, keys and settings.

const views = [
  { id: 'story', title: 'Stories' }, { id: 'compare', title: 'Compare' },
  { id: 'code', title: 'Code' }, { id: 'ownership', title: 'Ownership' }, { id: 'rules', title: 'Rules' },
];

const start = { pattern: 'swift-io', story: 'sort-countries' };

let view = null;

let addressUpdate = null;

/**
 * Changes the address without a step in the history, so that Back leaves a story and not a message.
 *
 * Browsers limit how often it may change, so of many quick steps only the last one changes it.
 */
function replaceHash(hash) {
  clearTimeout(addressUpdate);
  addressUpdate = setTimeout(() => history.replaceState(null, '', hash), 200);
}

/** The place that an address names, or null. */
function readHash(hash) {
  let parts;
  try { parts = hash.replace(/^#/, '').split('/').map(decodeURIComponent); } catch { return null; }
  const isPattern = (id) => data.patterns.some((pattern) => pattern.id === id);
  const isStory = (id) => data.stories.some((one) => one.id === id);
  const number = (text) => (/^\d+$/.test(text) ? Number(text) : 1);
  if (parts[0] === '' || parts[0] === 'main') return { view: 'story', ...start, number: 1, showsWiring: false };
  if (isPattern(parts[0])) {
    const [pattern, id = start.story, ...rest] = parts;
    const showsWiring = rest[0] === 'all';
    return isStory(id) ? { view: 'story', pattern, story: id, showsWiring, number: number(rest[showsWiring ? 1 : 0]) } : null;
  }
  if (parts[0] === 'compare') {
    const [, id = start.story, event] = parts;
    return isStory(id) ? { view: 'compare', story: id, index: number(event) - 1 } : null;
  }
  if (parts[0] === 'code') {
    const [, feature = features[0].id] = parts;
    return features.some((one) => one.id === feature) ? { view: 'code', feature } : null;
  }
  if (parts[0] === 'ownership') {
    const [, pattern = start.pattern] = parts;
    return isPattern(pattern) ? { view: 'ownership', pattern } : null;
  }
  if (parts[0] === 'rules') {
    const [, id] = parts;
    return !id || data.rules.some((rule) => rule.id === id) ? { view: 'rules', rule: id } : null;
  }
  return null;
}

/** Shows what an address names. */
function follow(hash) {
  clearTimeout(addressUpdate);
  const place = readHash(hash);
  const notice = byID('notice');
  notice.hidden = place !== null;
  notice.textContent = place ? '' : `There is nothing at '${hash}'. The page shows ${start.story} instead.`;
  const { view: id, ...target } = place || readHash('');
  const isOther = view !== null && view !== id;
  view = id;
  for (const one of views) byID(`${one.id}-view`).hidden = one.id !== id;
  document.querySelector('.with-script').hidden = !keyActions[id];
  const pattern = target.pattern || story.pattern || start.pattern;
  const storyID = target.story || story.id || compare.id || start.story;
  const leadsBack = id !== 'story' && story.pattern === pattern && story.id === storyID;
  fillChoices(byID('views'), [
    { id: 'story', href: leadsBack ? storyHash() : `#${pattern}/${storyID}/1` },
    { id: 'compare', href: `#compare/${storyID}/1` }, { id: 'code', href: '#code' }, { id: 'ownership', href: `#ownership/${pattern}` },
    { id: 'rules', href: '#rules' },
  ].map((choice, index) => ({ ...choice, title: views[index].title })), id);
  if (id === 'story') showMessage(target.pattern, target.story, target.number, target.showsWiring);
  if (id === 'compare') showComparison(target.story, target.index);
  if (id === 'code') showCode(target.feature);
  if (id === 'ownership') showOwnership(target.pattern);
  if (id === 'rules') showRules(target.rule);
  const title = byID(`${id}-title`).textContent;
  document.title = `${title} · Architectures at run time`;
  if (isOther && !target.rule) {
    scrollTo(0, 0);
    announce(title);
  }
  if (id === 'story' && story.index > 0) scrollToStage();
}

/** The keys that Settings lists; those that type a character can be turned off. */
const keyMeanings = [
  ['→ ←', 'next, previous message or event'], ['Home End', 'first, last'], ['] [', 'next, previous event'],
  ['1 to 4', 'answers a question'], ['w', 'start-up and wiring'], ['p', 'predict'], ['/', 'search the rules'],
];

const keyActions = {
  story: {
    ArrowRight: stepForward, ArrowLeft: () => goToStop(story.index - 1), Home: () => goToStop(0),
    End: () => goForward(story.stops.length - 1), ']': () => goForward(eventStop(1)), '[': () => goToStop(eventStop(-1)),
    w: toggleWiring, p: togglePrediction, 1: () => choose(0), 2: () => choose(1), 3: () => choose(2), 4: () => choose(3),
  },
  compare: {
    ArrowRight: () => goToEvent(compare.index + 1), ArrowLeft: () => goToEvent(compare.index - 1),
    Home: () => goToEvent(0), End: () => goToEvent(compare.events.length - 1),
    ']': () => goToEvent(compare.index + 1), '[': () => goToEvent(compare.index - 1),
  },
};

function choose(index) { if (story.question) answerQuestion(story.question.options[index]); }

/** True if a control has a use of its own for a key, so that it does not step. */
function usesKey(target, key) {
  if (target.matches('input[type=search]')) return true;
  if (target.matches('select')) return key !== 'ArrowRight' && key !== 'ArrowLeft';
  if (target.matches('input[type=range], input[type=radio]')) return key.length > 1;
  return target.matches('pre, .graph') && key.length > 1 && target.scrollWidth > target.clientWidth;
}

function press(event) {
  if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
  const { target } = event;
  if (event.key === 'Escape' && byID('settings').open) {
    byID('settings').open = false;
    byID('settings').querySelector('summary').focus();
    return;
  }
  const isLetter = event.key.length === 1;
  if (usesKey(target, event.key) || (isLetter && !byID('shortcuts').checked)) return;
  if (event.key === '/') {
    event.preventDefault();
    // pushState causes no hashchange, so the address is followed only here, before the focus moves.
    if (location.hash !== '#rules') history.pushState(null, '', '#rules');
    follow('#rules');
    byID('rules-search').focus();
    return;
  }
  const action = (keyActions[view] || {})[event.key];
  if (!action) return;
  event.preventDefault();
  if (story.timer) play(false);
  const wasInList = byID('flow').contains(document.activeElement);
  action();
  if (wasInList && view === 'story' && !story.question) byID('flow').querySelector('[aria-current]').focus({ preventScroll: true });
}

/** Reads and keeps a setting, where the browser allows it for a file. */
function setting(name, value) {
  try {
    if (value !== undefined) localStorage.setItem(`walkthrough.${name}`, value);
    return localStorage.getItem(`walkthrough.${name}`);
  } catch { return null; }
}

function setUpSettings() {
  byID('keys').replaceChildren(...keyMeanings.flatMap(([keys, meaning]) => [el('dt', {}, keys), el('dd', {}, meaning)]));
  const setTheme = (theme) => { document.documentElement.dataset.theme = theme; };
  const theme = setting('theme') || 'auto';
  setTheme(theme);
  for (const radio of document.querySelectorAll('[name=theme]')) {
    radio.checked = radio.value === theme;
    radio.addEventListener('change', () => { setTheme(radio.value); setting('theme', radio.value); });
  }
  const settings = byID('settings');
  const closeOutside = (node) => { if (node && !settings.contains(node)) settings.open = false; };
  settings.addEventListener('focusout', (event) => closeOutside(event.relatedTarget));
  document.addEventListener('pointerdown', (event) => closeOutside(event.target));
  byID('as-text').checked = setting('as-text') === 'on';
  byID('as-text').addEventListener('change', (event) => {
    setting('as-text', event.target.checked ? 'on' : 'off');
    if (view === 'story') updateStory();
    if (view === 'compare') showComparison(compare.id, compare.index);
  });
  byID('shortcuts').checked = setting('shortcuts') !== 'off';
  byID('shortcuts').addEventListener('change', (event) => setting('shortcuts', event.target.checked ? 'on' : 'off'));
}

/** Gives a browser that does not know `light-dark()` the same colours as rules for each of the two. */
function replaceLightDark(isKnown = CSS.supports('color', 'light-dark(#000, #fff)')) {
  if (isKnown) return;
  const sheet = document.styleSheets[0];
  const pairs = [...document.querySelector('style').textContent.matchAll(/(--[\w-]+): light-dark\(([^,)]+), ([^)]+)\)/g)];
  const rule = (place) => pairs.map((pair) => `${pair[1]}: ${pair[place]};`).join('');
  sheet.insertRule(`@media screen and (prefers-color-scheme: dark) { :root[data-theme="auto"] { ${rule(3)} } }`, 1);
  sheet.insertRule(`@media screen { :root[data-theme="dark"] { ${rule(3)} } }`, 1);
  sheet.insertRule(`:root { ${rule(2)} }`, 1);
}

replaceLightDark();
setUpSettings();
setUpStory();
setUpComparison();
setUpRules();
byID('skip').addEventListener('click', (event) => { event.preventDefault(); byID('main').focus(); });
document.addEventListener('keydown', press);
addEventListener('hashchange', () => follow(location.hash));
follow(location.hash);
