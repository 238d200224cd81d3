const { options } = require('./.dependency-cruiser.cjs');

/**
 * Circles between files of production code; `npm run imports` adds those between the children of a folder. A test may import whatever it
 * tests.
 */
module.exports = {
  forbidden: [
    { name: 'no-file-circle', comment: 'Move what both files need into a third one.', severity: 'error', from: {}, to: { circular: true } },
  ],
  options: { ...options, exclude: { path: `${options.exclude.path}|\\.(?:test|spec|e2e)\\.[jt]sx?$|/testing/|^e2e/` } },
};
