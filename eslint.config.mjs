import css from '@eslint/css';

/** Safari 16.4 has these; other browsers had them only after 2022, and those of the list have them all. */
const SUPPORTED = {
  allowAtRules: ['container'],
  allowFunctions: ['color-mix', 'oklch'],
  allowProperties: [
    'container-type',
    'mask',
    'outline',
    'accent-color',
    'overscroll-behavior',
    'overscroll-behavior-inline',
    'overscroll-behavior-x',
  ],
  allowSelectors: ['has'],
  allowUnits: ['lh'],
};

/** Where a browser does not understand these, something looks a little different and nothing is lost. */
const HARMLESS = {
  properties: [
    'break-after',
    'content-visibility',
    'field-sizing',
    'forced-color-adjust',
    'interpolate-size',
    'position-area',
    'position-try-fallbacks',
    'print-color-adjust',
    'resize',
    'scrollbar-gutter',
    'scrollbar-width',
    'text-size-adjust',
    'text-wrap',
  ],
  selectors: ['details-content', 'popover-open', 'selection'],
  /** Without scripts Safari before 17 displays some controls that need them. */
  mediaConditions: ['scripting'],
};

/** Stylesheets in what the oldest supported browser has (docs/browsers.md); anything newer is within @supports. */
export default [
  { ignores: ['**/dist/**', '.forecourt/**', 'node_modules/**'] },
  {
    files: ['**/*.css'],
    plugins: { css },
    language: 'css/css',
    rules: {
      'css/use-baseline': [
        'error',
        {
          available: 2022,
          ...SUPPORTED,
          allowProperties: [...SUPPORTED.allowProperties, ...HARMLESS.properties],
          allowSelectors: [...SUPPORTED.allowSelectors, ...HARMLESS.selectors],
          allowMediaConditions: HARMLESS.mediaConditions,
        },
      ],
    },
  },
];
