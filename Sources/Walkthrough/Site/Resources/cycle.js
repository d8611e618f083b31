// The cycle of a pattern, drawn as a loop: the first half of its steps from left to right, the others back below them.

/** The hue of a role: roles with like jobs in the four patterns share one. The name of the role always stands beside it. */
const hues = {
  'View': 'view', 'View Controller': 'controller', 'Presenter': 'words', 'View Model': 'words', 'Interactor': 'decides',
  'Action': 'works', 'Worker': 'works', 'Service': 'works', 'Use Case': 'works', 'Model': 'keeps', 'Data Store': 'keeps',
  'Api Session': 'keeps', 'Catalogue': 'keeps', 'Favourites': 'keeps', 'Router': 'leads', 'Wireframe': 'leads',
  'Flow Controller': 'leads', 'Factory': 'leads', 'Navigation': 'leads',
};

/** A class for the hue of a role. */
const hue = (role) => `hue-${hues[role] || 'other'}`;

/** Draws the steps of a pattern; those that no message of the story takes are marked, and explained in `why`. */
function drawCycle(list, why, pattern, messages) {
  const { steps } = pattern;
  const columns = Math.ceil(steps.length / 2);
  const taken = new Set(messages.map((message) => message.step));
  list.replaceChildren(...steps.map((step, index) => {
    const isAbove = index < columns;
    const isLast = index === steps.length - 1;
    const turn = isLast ? ' last' : index === columns - 1 ? ' turn' : '';
    const item = el('li', {
      'data-step': index + 1, class: `${isAbove ? 'above' : 'below'}${turn}${taken.has(index + 1) ? '' : ' untaken'} ${hue(step.receiver)}`,
    },
    el('span', { class: 'step-mark', 'aria-hidden': 'true' }, String(index + 1)),
    el('span', { class: 'step-words' }, el('span', { class: 'from' }, step.sender, el('span', { 'aria-hidden': 'true' }, ' → '), unseen(' to ')),
      step.receiver, taken.has(index + 1) ? null : unseen(' (no message of this story)')));
    item.style.gridRow = isAbove ? 1 : 2;
    // The last step ends below the first, whatever their number.
    item.style.gridColumn = isAbove ? index + 1 : isLast ? `1 / ${columns * 2 - index + 1}` : columns * 2 - index;
    return item;
  }));
  why.hidden = steps.every((_, index) => taken.has(index + 1));
  why.replaceChildren(el('summary', {}, 'Dashed: no message of this story. Why?'), el('p', {}, pattern.note));
  list.style.gridTemplateColumns = `repeat(${columns}, minmax(0, 1fr))`;
}

/** Lights the step of a message. */
function lightCycle(list, message) {
  for (const item of list.children) {
    if (Number(item.dataset.step) === message.step) item.setAttribute('aria-current', 'step');
    else item.removeAttribute('aria-current');
  }
}
