import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter';
import { ROOT } from './workspace';

/** Writes which tests failed, and which passed at the second try only, to the file that FORECOURT_OUTCOMES names. */
export default class OutcomesReporter implements Reporter {
  #suite: Suite | null = null;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#suite = suite;
  }

  onEnd(): void {
    const file = process.env.FORECOURT_OUTCOMES;
    if (!file || !this.#suite) return;
    const tests = this.#suite.allTests().map((test) => {
      const place = `${path.relative(path.join(ROOT, 'e2e/tests'), test.location.file)}:${test.location.line}`;
      return { outcome: test.outcome(), test: `${place} ${test.title}`, repeat: `npm run e2e -- ${place}` };
    });
    const named = (outcome: string) => tests.filter((each) => each.outcome === outcome).map(({ test, repeat }) => ({ test, repeat }));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify({ failed: named('unexpected'), flaky: named('flaky') }, null, 2));
  }
}
