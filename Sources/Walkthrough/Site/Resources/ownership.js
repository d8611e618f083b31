// Who holds whom: a graph, and the same as a list.

const nodeSize = { width: 244, height: 44, gapX: 36, gapY: 88 };

function showOwnership(id) {
  const pattern = data.patterns.find((one) => one.id === id);
  byID('ownership-title').textContent = `${pattern.title}: which object holds which`;
  fillChoices(byID('ownership-patterns'), data.patterns.map((one) => (
    { id: one.id, title: one.title, href: `#ownership/${one.id}` })), id);
  byID('graph').replaceChildren(drawLegend(), drawGraph(pattern));
  const graph = byID('graph');
  graph.scrollLeft = (graph.scrollWidth - graph.clientWidth) / 2;
  byID('holders').replaceChildren(el('h2', {}, 'The links'), ...holderLists(pattern.links));
}

const ownersOf = (links) => [...new Set(links.map((link) => link.owner))];

function holderLists(links) {
  return ownersOf(links).map((owner) => el('section', {}, el('h3', {}, owner),
    el('ul', {}, links.filter((link) => link.owner === owner).map((link) => el('li', {
      onmouseenter: () => lightLink(link, true), onmouseleave: () => lightLink(link, false),
    },
    el('span', { class: 'arrow-sign', 'aria-hidden': 'true' }, link.isStrong ? '─▶\uFE0E' : '╌▷'),
    el('span', {}, ` ${link.isStrong ? 'keeps' : 'refers to'} `, el('strong', {}, link.target),
      link.isStrong ? ' alive, in ' : ' weakly, in ', el('code', {}, link.fields.join(', '))))))));
}

const linkKey = (link) => `${link.owner}|${link.target}|${link.isStrong}`;

function lightLink(link, isLit) {
  for (const edge of byID('graph').querySelectorAll('.edge')) {
    if (edge.dataset.link === linkKey(link)) edge.classList.toggle('lit', isLit);
  }
}

/** An object and all that it keeps alive, directly or through others. */
function reachOf(role, strong) {
  const reached = new Set([role]);
  for (const one of reached) {
    for (const link of strong) if (link.owner === one) reached.add(link.target);
  }
  return reached;
}

/**
 * The objects to begin with: those that nothing keeps alive; then, of objects that hold each other in a ring, the one that
 * reaches the most or, of several such, the first in the pattern's cycle.
 */
function rootsOf(roles, strong, steps) {
  const held = new Set(strong.map((link) => link.target));
  const roots = roles.filter((role) => !held.has(role) && strong.some((link) => link.owner === role));
  const reached = new Set(roots.flatMap((role) => [...reachOf(role, strong)]));
  const order = (role) => { const place = steps.findIndex((step) => step.sender === role); return place < 0 ? 99 : place; };
  const rest = strong.map((link) => link.owner).filter((role) => !reached.has(role))
    .sort((one, other) => reachOf(other, strong).size - reachOf(one, strong).size || order(one) - order(other));
  for (const role of rest) {
    if (reached.has(role)) continue;
    roots.push(role);
    for (const one of reachOf(role, strong)) reached.add(one);
  }
  return roots;
}

/** The objects in layers: below each role those that it keeps alive, unless a higher layer has them. */
function layersOf({ links, steps }) {
  const strong = links.filter((link) => link.isStrong && link.owner !== link.target);
  const roles = [...new Set(links.flatMap((link) => [link.owner, link.target]))];
  const depth = new Map();
  let layer = rootsOf(roles, strong, steps);
  for (let level = 0; layer.length; level += 1) {
    for (const role of layer) depth.set(role, level);
    layer = [...new Set(strong.filter((link) => layer.includes(link.owner)).map((link) => link.target))]
      .filter((role) => !depth.has(role));
  }
  for (const role of roles.filter((one) => !depth.has(one))) {
    const link = links.find(({ owner, target }) => target === role && depth.has(owner));
    depth.set(role, link ? depth.get(link.owner) + 1 : 0);
  }
  const layers = [];
  for (const [role, level] of depth) (layers[level] = layers[level] || []).push(role);
  return sortLayers(layers, links);
}

/** Orders each layer by the places of its neighbours in the layer above. */
function sortLayers(layers, links) {
  layers.forEach((layer, level) => {
    if (level === 0) return;
    const above = layers[level - 1];
    const centre = (role) => {
      const places = links.filter((link) => (link.target === role && above.includes(link.owner))
        || (link.owner === role && above.includes(link.target)))
        .map((link) => above.indexOf(link.owner === role ? link.target : link.owner));
      return places.length ? places.reduce((sum, place) => sum + place, 0) / places.length : above.length;
    };
    layer.sort((one, other) => centre(one) - centre(other));
  });
  return layers;
}

function drawGraph(pattern) {
  const layers = layersOf(pattern);
  const { width, height, gapX, gapY } = nodeSize;
  const columns = Math.max(...layers.map((layer) => layer.length));
  const total = { width: columns * (width + gapX) + 100, height: layers.length * (height + gapY) - gapY + 80 };
  const places = new Map();
  layers.forEach((layer, level) => layer.forEach((role, index) => {
    const left = (total.width - layer.length * (width + gapX) + gapX) / 2;
    places.set(role, { x: left + index * (width + gapX), y: 44 + level * (height + gapY), level });
  }));
  const ends = placeEnds(pattern.links, places);
  const edges = pattern.links.map((link) => drawEdge(link, edgePath(link, places, ends.get(link))));
  const nodes = [...places].map(([role, { x, y }]) => svg('g', {},
    svg('rect', { class: 'node', x, y, width, height, rx: 8 }),
    svg('text', { class: 'node-name', x: x + width / 2, y: y + height / 2 + 5 }, role)));
  return svg('svg', {
    'aria-hidden': 'true', focusable: 'false', viewBox: `0 0 ${total.width} ${total.height}`, width: total.width,
    height: total.height,
  }, edges, nodes);
}

/** The sides of the nodes that a link leaves and enters. Links within a layer pass above it. */
function sidesOf(link, places) {
  const [from, to] = [places.get(link.owner), places.get(link.target)];
  if (from.level === to.level) return ['top', 'top'];
  return from.level < to.level ? ['bottom', 'top'] : ['top', 'bottom'];
}

/** Where each link leaves and enters: the ends on a side of a node stand apart, in the order of the nodes they lead to. */
function placeEnds(links, places) {
  const sides = new Map();
  for (const link of links.filter(({ owner, target }) => owner !== target)) {
    sidesOf(link, places).forEach((side, end) => {
      const [role, other] = end === 0 ? [link.owner, link.target] : [link.target, link.owner];
      const key = `${role}|${side}`;
      sides.set(key, [...(sides.get(key) || []), { link, end, role, other: places.get(other).x }]);
    });
  }
  const ends = new Map(links.map((link) => [link, []]));
  for (const list of sides.values()) {
    list.sort((one, other) => one.other - other.other || one.end - other.end);
    list.forEach(({ link, end, role }, index) => {
      ends.get(link)[end] = places.get(role).x + (nodeSize.width * (index + 1)) / (list.length + 1);
    });
  }
  return ends;
}

/** A link that passes whole layers goes around them, on the side that is nearer. */
function roundPath(places, { x1, y1, x2, y2, isDown }) {
  const lefts = [...places.values()].map((place) => place.x);
  const [left, right] = [Math.min(...lefts), Math.max(...lefts) + nodeSize.width];
  const isLeft = (x1 + x2) / 2 < (left + right) / 2;
  const outer = isLeft ? left - 90 : right + 110;
  const bend = isDown ? 40 : -40;
  const slant = isLeft ? -40 : 40;
  return {
    d: `M${x1},${y1} C${outer},${y1 + bend} ${outer},${y2 - bend} ${x2},${y2}`, x: x2, y: y2 + (isDown ? 7 : -7),
    angle: isDown ? 90 + slant : 270 - slant,
  };
}

/** The line of a link, and where and at which angle its head is. */
function edgePath(link, places, [x1, x2]) {
  const { width, height, gapY } = nodeSize;
  const [from, to] = [places.get(link.owner), places.get(link.target)];
  if (link.owner === link.target) {
    const [x, y] = [from.x + width, from.y + height / 2];
    return { d: `M${x},${y - 9} C${x + 34},${y - 24} ${x + 34},${y + 24} ${x + 8},${y + 10}`, x: x + 1, y: y + 7, angle: 200 };
  }
  if (from.level === to.level) {
    const lift = Math.min(40, 24 + Math.abs(x2 - x1) / 14);
    return { d: `M${x1},${from.y} C${x1},${from.y - lift} ${x2},${from.y - lift} ${x2},${from.y - 8}`, x: x2, y: from.y - 1, angle: 90 };
  }
  const isDown = to.level > from.level;
  const y1 = isDown ? from.y + height : from.y;
  const y2 = isDown ? to.y - 8 : to.y + height + 8;
  if (Math.abs(to.level - from.level) > 1) return roundPath(places, { x1, y1, x2, y2, isDown });
  const bend = (isDown ? 1 : -1) * Math.max(30, Math.min(gapY, Math.abs(y2 - y1) / 2));
  return {
    d: `M${x1},${y1} C${x1},${y1 + bend} ${x2},${y2 - bend} ${x2},${y2}`, x: x2,
    y: isDown ? to.y - 1 : to.y + height + 1, angle: isDown ? 90 : 270,
  };
}

function drawEdge(link, { d, x, y, angle }) {
  const head = link.isStrong ? 'M-10,-5 L0,0 L-10,5 Z' : 'M-11,-6 L0,0 L-11,6 Z';
  return svg('g', { class: link.isStrong ? 'edge strong' : 'edge weak', 'data-link': linkKey(link) },
    svg('path', { class: 'line', d }),
    svg('path', { class: 'head', d: head, transform: `translate(${x},${y}) rotate(${angle})` }));
}

function drawLegend() {
  const sample = (isStrong) => svg('svg', { 'aria-hidden': 'true', width: 54, height: 16, viewBox: '0 0 54 16' },
    svg('g', { class: isStrong ? 'edge strong' : 'edge weak' }, svg('path', { class: 'line', d: 'M2,8 H42' }),
      svg('path', { class: 'head', d: isStrong ? 'M-10,-5 L0,0 L-10,5 Z' : 'M-11,-6 L0,0 L-11,6 Z', transform: 'translate(52,8)' })));
  return el('p', { class: 'legend' }, el('span', {}, sample(true), ' strong: keeps alive'),
    el('span', {}, sample(false), ' weak: does not'));
}
