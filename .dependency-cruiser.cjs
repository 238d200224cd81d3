/**
 * What may import what. `npm run imports` checks it; each rule's comment says what to do.
 * A path is relative to the root; $1 is the package that imports.
 */
const PACKAGES = '^([^/]+)/';
const TESTS = '\\.(?:test|spec|e2e)\\.[jt]sx?$|/(?:testing|tests?|contract-kit)/|^tooling/jest/|^e2e/';
/** Files of the back end's contexts beside their interfaces. */
const INSIDE_CONTEXTS = '^platform-api/src/contexts/[^/]+/(?!(?:index|documents)\\.ts$)';
const CONFIGURATION = '^[^/]+/[^/]+\\.config\\.[cm]?[jt]s$';

/** Packages beside itself that a package may import. */
const ALLOWED = {
  'shared-contracts': [],
  'shared-ui': ['shared-contracts'],
  'shared-forms': ['shared-contracts', 'shared-ui'],
  'server-kit': ['shared-contracts'],
  'search-engine': [],
  'car-imagery': [],
  'platform-api': ['shared-contracts', 'server-kit', 'search-engine', 'car-imagery'],
  shell: ['shared-contracts', 'shared-ui', 'server-kit'],
  'mf-[^/]+': ['shared-contracts', 'shared-ui', 'shared-forms'],
};

const packageRules = Object.entries(ALLOWED).map(([name, allowed]) => ({
  name: `packages-of-${name.replace('[^/]+', 'x')}`,
  comment: `It may import ${allowed.join(', ') || 'no other package'}: move what both need there, or meet through pages, slots and events.`,
  severity: 'error',
  from: { path: `^(${name})/` },
  to: {
    path: '^(?:shared-|server-kit|search-engine|car-imagery|platform-api|shell|mf-|tooling|e2e)',
    pathNot: [`^$1/`, ...allowed.map((each) => `^${each}/`)],
  },
}));

/** A folder whose files import nothing but what is named. */
const pure = (name, folder, comment, besides = []) => ({
  name,
  comment,
  severity: 'error',
  from: { path: `^${folder}/`, pathNot: TESTS },
  to: { pathNot: [`^${folder}/`, ...besides] },
});

const layer = (name, from, to, comment) => ({ name, comment, severity: 'error', from: { path: from, pathNot: TESTS }, to: { path: to } });

module.exports = {
  forbidden: [
    ...packageRules,
    {
      name: 'no-path-into-another-package',
      comment: 'Import another package by its name, so that only its public entries are used.',
      severity: 'error',
      from: { path: PACKAGES },
      to: { dependencyTypes: ['local'], path: PACKAGES, pathNot: ['^$1/', '^node_modules/'] },
    },
    {
      name: 'resolvable',
      comment: 'The module does not exist, or it is not among the package\'s public entries ("exports" in its package.json).',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'declared',
      comment: 'Name the library in the package\'s own package.json with "*"; the root package.json has its version.',
      severity: 'error',
      from: { path: PACKAGES, pathNot: [TESTS, CONFIGURATION] },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'no-node-in-browsers',
      comment: 'A remote runs in browsers, where the modules of Node.js do not exist.',
      severity: 'error',
      from: { path: '^(?:mf-|shared-forms/)', pathNot: TESTS },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-test-support',
      comment: 'What is in a folder "testing" is for tests: production code makes the real thing.',
      severity: 'error',
      from: { path: PACKAGES, pathNot: [TESTS, CONFIGURATION, '/(?:bench|demo|standalone|gallery|scenarios|wiring)/|samples\\.ts$'] },
      to: { path: '/testing/' },
    },
    {
      name: 'commands-only-declare',
      comment: 'Import what a command runs inside its action: every command waits for what the declarations of all import.',
      severity: 'error',
      from: { path: '^tooling/src/commands/', pathNot: TESTS },
      to: {
        dynamic: false,
        dependencyTypesNot: ['type-only', 'core'],
        pathNot: [
          '^node_modules/commander/',
          '^server-kit/',
          '^tooling/src/(?:settings|workspace)\\.ts$',
          '^tooling/src/stock/adminKey\\.ts$',
        ],
      },
    },
    {
      name: 'faces-of-the-contracts',
      comment: 'Modules and what they share use the contracts by their index: `./shell` is for the shell, `./back-end` for back ends.',
      severity: 'error',
      from: { path: '^(?:mf-|shared-ui/|shared-forms/)', pathNot: TESTS },
      to: { path: '^shared-contracts/src/(?:shell|backEnd)\\.ts$' },
    },
    {
      name: 'face-of-the-shell',
      comment: 'What a back end needs of the contracts is in their index or in `./back-end`.',
      severity: 'error',
      from: { path: '^(?:platform-api|server-kit)/', pathNot: TESTS },
      to: { path: '^shared-contracts/src/shell\\.ts$' },
    },
    layer(
      'front-runs-no-app-code',
      '^shell/src/server/',
      '^shell/src/(?:app|renderer|browser)/|^shared-ui/',
      'The server works with any release of the shell: what the app computes comes through shell/src/protocol, from a worker of that release.',
    ),
    layer(
      'infrastructure-knows-no-context',
      '^platform-api/src/infrastructure/',
      '^platform-api/src/(?:app|contexts)/',
      'Pass what it needs in.',
    ),
    layer('contexts-are-composed', '^platform-api/src/contexts/', '^platform-api/src/app/', 'The app passes in what a context needs.'),
    {
      name: 'contexts-by-interface',
      comment:
        'Import a context from its index.ts, which exports what others may use of it; commands on documents from its documents.ts, which loads no server. Benchmarks measure inner parts.',
      severity: 'error',
      from: { path: '^(?!platform-api/(?:src/contexts|bench)/)' },
      to: { path: INSIDE_CONTEXTS },
    },
    {
      name: 'contexts-by-interface-of-each-other',
      comment: 'Import another context from its index.ts, which exports what others may use of it.',
      severity: 'error',
      from: { path: '^platform-api/src/contexts/([^/]+)/' },
      to: { path: INSIDE_CONTEXTS, pathNot: '^platform-api/src/contexts/$1/' },
    },
    layer(
      'no-demonstration-data',
      '^platform-api/src/',
      '^platform-api/(?:demo|testing)/',
      'Demonstration data and test support are not part of the product.',
    ),
    pure('search-engine-alone', 'search-engine/src', 'The engine contains no cars, no HTTP and no database.', [
      '^node_modules/(?:typedfastbitset|lru-cache)/',
      '^timers/promises$',
    ]),
    pure('car-imagery-alone', 'car-imagery/src', 'The renderer of car images is pure.', []),
  ],
  options: {
    // Whole trees are read; what they import of libraries is not.
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/|^\\.forecourt/|(?:\\.module)?\\.css$' },
    // Imports of types count: a circle of types is a circle for a reader.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
};
