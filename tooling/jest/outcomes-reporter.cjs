const { mkdirSync, writeFileSync } = require('node:fs');
const path = require('node:path');

/** `'` for a POSIX shell. */
const quoted = (text) => `'${text.replaceAll("'", `'\\''`)}'`;
const escaped = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Writes which tests failed, and which passed at the second try only, to the file that FORECOURT_OUTCOMES names. */
module.exports = class OutcomesReporter {
  constructor({ rootDir }) {
    this.rootDir = rootDir;
  }

  onRunComplete(_contexts, { testResults }) {
    const file = process.env.FORECOURT_OUTCOMES;
    if (!file) return;
    const outcomes = { failed: [], flaky: [] };
    for (const { testFilePath, testResults: tests, testExecError } of testResults) {
      const suite = path.relative(this.rootDir, testFilePath);
      // A file that could not be loaded has no tests.
      if (testExecError) outcomes.failed.push({ test: suite, repeat: `npm run unit -- ${suite}` });
      for (const { status, fullName, invocations } of tests) {
        const entry = { test: `${suite}: ${fullName}`, repeat: `npm run unit -- ${suite} --title ${quoted(escaped(fullName))}` };
        if (status === 'failed') outcomes.failed.push(entry);
        else if (status === 'passed' && invocations > 1) outcomes.flaky.push(entry);
      }
    }
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(outcomes, null, 2));
  }
};
