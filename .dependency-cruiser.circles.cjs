const { options } = require('./.dependency-cruiser.cjs');

/** Circles between files and between folders of production code; a test may import whatever it tests. */
module.exports = {
  forbidden: [
    { name: 'no-file-circle', comment: 'Move what both files need into a third one.', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-folder-circle',
      comment: 'Move what both folders need to where it belongs, or pass it in as an interface.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: { ...options, exclude: { path: `${options.exclude.path}|\\.(?:test|spec|e2e)\\.[jt]sx?$|/(?:testing|bench|demo|gallery)/|^e2e/` } },
};
