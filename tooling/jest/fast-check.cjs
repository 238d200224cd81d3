// By its path, because Jest resolves the name to this file.
const fastCheck = require('../../node_modules/fast-check/lib/cjs/fast-check.js');

/** fast-check with the same cases in each run of `npm test`, and fresh ones in `npm test -- --all`. */
if (process.env.FORECOURT_TESTS !== 'all') fastCheck.configureGlobal({ seed: 20_261_125 });

module.exports = fastCheck;
