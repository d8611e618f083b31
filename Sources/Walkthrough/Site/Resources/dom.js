// Functions that make elements. They never read text as markup.

const byID = (id) => document.getElementById(id);

function fill(node, properties, children) {
  for (const [name, value] of Object.entries(properties)) {
    if (value === false || value === null || value === undefined) continue;
    if (name.startsWith('on')) node.addEventListener(name.slice(2), value);
    else node.setAttribute(name, value === true ? '' : value);
  }
  node.append(...children.flat().filter((child) => child !== null && child !== false));
  return node;
}

/** An element with attributes, listeners (`onclick`) and children. */
function el(name, properties = {}, ...children) {
  return fill(document.createElement(name), properties, children);
}

/** The same for drawings. */
function svg(name, properties = {}, ...children) {
  return fill(document.createElementNS('http://www.w3.org/2000/svg', name), properties, children);
}

/** Text that only screen readers get. */
const unseen = (text) => el('span', { class: 'unseen' }, text);

/** Text in which code stands between backticks. */
function prose(text) {
  return text.split('`').map((part, index) => (index % 2 ? el('code', {}, part) : part));
}

/** Says something to a screen reader, in the one live region. */
function announce(text) { byID('live').textContent = text; }

/** Links to choose from; `aria-current` marks the chosen one. */
function fillChoices(nav, choices, current) {
  nav.replaceChildren(...choices.map(({ id, title, href }) =>
    el('a', { href, 'aria-current': id === current ? 'page' : null }, title)));
}

function fillSelect(select, choices, current) {
  if (select.options.length !== choices.length) {
    select.replaceChildren(...choices.map(({ id, title }) => el('option', { value: id }, title)));
  }
  select.value = current;
}

/** Below this width there is one column, with tabs; not on paper. */
const narrow = matchMedia('screen and (max-width: 56.24em)');

/**
 * Tabs for panels; a panel can belong to several. Where there is room, all panels are shown.
 *
 * @param list The element for the tabs.
 * @param tabs For each tab its identifier, title, and panels.
 */
function makeTabs(list, tabs, onchoose) {
  const buttons = tabs.map(({ id, title }, index) => el('button', {
    type: 'button', role: 'tab', id: `${list.id}-${id}`,
    onclick: () => choose(index),
    onkeydown: (event) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (step === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      const next = (index + step + tabs.length) % tabs.length;
      choose(next);
      buttons[next].focus();
    },
  }, title));
  let chosen = 0;
  function choose(index) {
    chosen = index;
    update();
    if (onchoose) onchoose(tabs[index].id);
  }
  function update() {
    buttons.forEach((button, index) => {
      button.setAttribute('aria-selected', index === chosen);
      button.tabIndex = index === chosen ? 0 : -1;
    });
    for (const panel of tabs.flatMap(({ panels }) => panels)) {
      const isShown = tabs[chosen].panels.includes(panel);
      const { id } = isShown ? tabs[chosen] : tabs.find(({ panels }) => panels.includes(panel));
      if (narrow.matches) {
        panel.setAttribute('role', 'tabpanel');
        panel.setAttribute('aria-labelledby', `${list.id}-${id}`);
      } else {
        panel.removeAttribute('role');
        panel.removeAttribute('aria-labelledby');
      }
      panel.classList.toggle('tab-hidden', !isShown);
    }
  }
  list.replaceChildren(...buttons);
  narrow.addEventListener('change', update);
  update();
  return { choose };
}
