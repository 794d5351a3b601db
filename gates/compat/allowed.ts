/** Something newer than the targets that may be published, and why it does no harm. */
export interface Allowed {
  /** Paths of browser-compat-data; "any.name" for a member known by its name alone. */
  features: readonly string[];
  /** What a browser without it shows or does. */
  because: string;
  /** The only files that may have it. */
  onlyIn?: RegExp;
  /** Each program that uses it must ask somewhere whether the browser has it. */
  asked?: true;
  /** Each use must come after a declaration of the same property that every target knows. */
  fallback?: true;
}

const react = /(?:^|\/)(?:client|shared)\.js$/;
const worker = /(?:^|\/)sw\.js$/;

/** The reviewed list. What is used no more has to leave it. */
export const allowed: readonly Allowed[] = [
  {
    features: ['css.properties.text-wrap', 'css.properties.text-wrap.balance'],
    because: 'Lines break as they always have.',
  },
  {
    features: ['css.properties.text-wrap.pretty'],
    because: 'Lines break as they always have.',
  },
  {
    features: ['css.properties.text-size-adjust'],
    because: 'Only phones swell text in wide blocks; those have it, with a prefix or without.',
    fallback: true,
  },
  {
    features: ['css.properties.outline'],
    because: 'Before Safari 16.4 the ring of the focus has square corners.',
  },
  {
    features: [
      'css.at-rules.media.forced-colors',
      'css.properties.forced-color-adjust',
      'css.properties.forced-color-adjust.none',
    ],
    because: 'Old Safari has no forced colours that would need repair.',
  },
  {
    features: [
      'css.properties.cursor.pointer',
      'css.properties.resize',
      'css.properties.resize.vertical',
    ],
    because: 'Nothing points on a phone, and nothing there is pulled larger by a corner.',
  },
  {
    features: ['css.selectors.-webkit-details-marker'],
    because: 'The old Safari name of `::marker`; others drop a rule that is theirs alone.',
  },
  {
    features: ['css.at-rules.page', 'css.at-rules.page.size', 'css.properties.break-after.avoid'],
    because: 'Paper and margins are those of the print dialog; a title may end a sheet.',
  },
  {
    features: [
      'css.at-rules.font-face.size-adjust',
      'css.at-rules.font-face.ascent-override',
      'css.at-rules.font-face.descent-override',
      'css.at-rules.font-face.line-gap-override',
    ],
    because: 'The stand-in for the heading font keeps its own width and height until it comes.',
  },
  {
    features: [
      'css.at-rules.view-transition',
      'css.at-rules.view-transition.navigation',
      'css.selectors.view-transition-group',
    ],
    because: 'The next page appears at once, without fading.',
  },
  {
    features: [
      'html.global_attributes.popover',
      'html.elements.button.popovertarget',
      'css.selectors.popover-open',
    ],
    because:
      'Every rule that places the note names `:popover-open` and is lost with it: the meaning stands in parentheses, the word looks like the text around it (docs/decisions/0019).',
  },
  {
    features: ['css.properties.text-decoration.dotted', 'css.properties.print-color-adjust.exact'],
    because: 'The same stands before it with a prefix, for which these browsers know it.',
    fallback: true,
  },
  {
    features: [
      'css.selectors.details-content',
      'css.properties.content-visibility',
      'css.properties.content-visibility.visible',
    ],
    because: 'Folded answers stay folded on paper; docs/accessibility.md says so.',
  },
  {
    features: ['css.properties.accent-color'],
    because:
      'Some browsers do not darken the tick by themselves; our two colours stand apart anyway.',
  },
  {
    features: [
      'html.elements.meta.name.viewport',
      'html.elements.meta.name.theme-color',
      'html.elements.link.rel.icon',
      'html.elements.link.rel.manifest',
      'html.global_attributes.autocapitalize',
    ],
    because:
      'Hints to phones, to the bar of the browser and to its keyboard; others pass over them.',
  },
  {
    features: ['api.Navigator.serviceWorker'],
    because: 'Without it there is no copy for the phone, and no word about one.',
    asked: true,
  },
  {
    features: ['api.Navigator.serviceWorker'],
    because: 'Fetched only by pages that have found workers.',
    onlyIn: /(?:^|\/)copia\.js$/,
  },
  {
    features: ['api.Navigator.connection', 'any.saveData'],
    because: 'Who cannot say that data is dear is taken at that.',
    asked: true,
  },
  {
    features: ['css.at-rules.media.prefers-reduced-data'],
    because: 'An unknown question is answered with no.',
  },
  {
    features: ['api.trustedTypes', 'any.createPolicy'],
    because: 'Where there are no Trusted Types, the address is a string.',
    asked: true,
  },
  {
    features: ['api.Navigator.share'],
    because: 'The link stays a link that opens the chat with the text.',
    asked: true,
  },
  {
    features: ['api.Window.speechSynthesis', 'any.speak'],
    because: 'Without a voice the button stays hidden.',
    asked: true,
  },
  {
    features: [
      'api.SpeechSynthesis.cancel',
      'api.SpeechSynthesis.getVoices',
      'api.SpeechSynthesis.speak',
      'api.SpeechSynthesisUtterance',
      'api.Window.speechSynthesis',
      'any.getVoices',
      'any.localService',
      'any.rate',
      'any.voice',
    ],
    because: 'Reached only where the question above is answered with yes.',
    onlyIn: /\.html$|(?:^|\/)ajudas\.js$/,
  },
  {
    features: [
      'any.activate_event',
      'any.bytes',
      'any.claim',
      'any.clients',
      'any.fetch_event',
      'any.install_event',
      'any.navigationPreload',
      'any.preloadResponse',
      'any.registration',
      'any.respondWith',
      'any.skipWaiting',
      'any.waitUntil',
    ],
    because: 'The worker runs only where there are workers. `bytes` is a key of the list of files.',
    onlyIn: worker,
  },
  {
    features: ['api.Window.navigation', 'api.Window.setImmediate'],
    because: 'React does without.',
    onlyIn: react,
    asked: true,
  },
  {
    features: [
      'any.canIntercept',
      'any.currentEntry',
      'any.downlink',
      'any.navigate',
      'any.navigate_event',
      'any.navigateerror_event',
      'any.navigatesuccess_event',
      'any.transferSize',
    ],
    because: 'React reaches them only through what it has asked for.',
    onlyIn: react,
  },
  {
    features: ['any.startViewTransition', 'any.skipTransition', 'any.delay'],
    because: 'For `<ViewTransition>`, which no page uses.',
    onlyIn: react,
  },
  {
    features: [
      'any.animation',
      'any.createContext',
      'any.cssFloat',
      'any.displayName',
      'any.margin',
      'any.marginBottom',
      'any.marginTop',
      'any.popover',
      'any.Profiler',
      'any.transition',
      'html.global_attributes.is',
    ],
    because: 'Names of React’s own, or of properties that React sets where a component does.',
    onlyIn: react,
  },
  {
    features: ['api.Window.devicePixelRatio'],
    because: 'Safari counts without the zoom of the page; React weighs pictures with it.',
    onlyIn: react,
  },
];
