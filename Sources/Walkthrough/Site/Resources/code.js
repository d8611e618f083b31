// The code for a feature in all patterns, side by side.

/** What an app has to do, each with the story and the event that show it, and how its message is found there. */
const features = [
  { id: 'take', title: 'Take an event', story: 'sort-countries', event: 1, find: (message) => message.step === 1 },
  { id: 'work', title: 'Do work', story: 'retry-after-failure', event: 1,
    find: (message) => message.question % 5 === 1 && message.step && message.kind === 'call' },
  { id: 'word', title: 'Word it', story: 'list-countries', event: 2, note: ' It, or the line before it, makes the words.',
    find: (message, { id }) => message.step === { 'swift-io': 6, 'clean-swift': 5, viper: 7 }[id]
      || (id === 'mvvm-fc' && message.phrase === 'summaryDidChange()') },
  { id: 'show', title: 'Show it', story: 'sort-countries', event: 1,
    find: (message) => message.step && message.receiverRole === 'View' },
  { id: 'open', title: 'Open a screen', story: 'open-country', event: -2, find: (message) => message.kind === 'navigation' },
  { id: 'fail', title: 'Say that it failed', story: 'retry-after-failure', event: 2, find: (message) => message.kind === 'navigation' },
  { id: 'cancel', title: 'Cancel', story: 'last-search-wins', event: 0, find: (message) => message.phrase === 'cancel()' },
  { id: 'release', title: 'Let a screen go', story: 'go-back', event: -1,
    find: (message) => message.kind === 'call' && message.senderRole === 'View Controller' },
];

/** The message of a feature in a pattern, or undefined. */
function featureMessage(feature, pattern) {
  const tour = tourOf(pattern.id, feature.story);
  const count = tour.events.length - tour.firstEvent;
  const event = feature.event < 0 ? count + feature.event + 1 : feature.event;
  return stopsOf(tour, false).find((message) => (!event || message.event - tour.firstEvent + 1 === event)
    && (message.sentFrom > 0 || message.receivedBy > 0) && feature.find(message, pattern));
}

/** The code of messages under the name of their pattern. */
function codeColumn(pattern, title, messages, storyID) {
  return el('section', { class: 'code-column' }, el('h3', {}, title),
    ...messages.flatMap((message) => [
      el('p', {}, el('a', { href: `#${pattern}/${storyID}/${message.number}` }, message.parties), ' ',
        el('code', {}, message.phrase)),
      ...(message.sentFrom || message.receivedBy
        ? source(message.sentFrom || message.receivedBy, message.sentFrom ? 'Sent from' : 'Received by')
        : [el('p', { class: 'quiet' }, 'No line of the app sends this message.')]),
    ]),
    messages.length ? null : el('p', { class: 'quiet' }, 'No such message here.'));
}

function showCode(id) {
  const feature = features.find((one) => one.id === id) || features[0];
  byID('code-title').textContent = `${feature.title}, in ${architectures.length} patterns`;
  fillChoices(byID('code-features'), features.map(({ id: name, title }) => ({ id: name, title, href: `#code/${name}` })), feature.id);
  byID('code-wish').textContent = `From the story ${feature.story}: the line that is lit sends the message above it.${feature.note || ''}`;
  byID('code-columns').replaceChildren(...architectures.map((pattern) => codeColumn(
    pattern.id, pattern.title, [featureMessage(feature, pattern)].filter(Boolean), feature.story)));
}
