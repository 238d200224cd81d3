import { expect, gate, test } from '../harness/test';

/** In the gate a few addresses of each route; what their lists hold beyond those differs by its data only. */
for (const [perPattern, isInGate] of [
  [2, true],
  [12, false],
] as const) {
  test(
    `NA-061 every internal link and site map entry of the demonstration sites leads to a page, but for the listed gaps; ${perPattern} addresses of each route`,
    gate(isInGate),
    async ({ site }) => {
      const address = `http://127.0.0.1:${site.port}`;
      const printed = await site.forecourt('wiring', '--only-crawl', '--url', address, '--per-pattern', String(perPattern));
      process.stdout.write(`\n${printed}\n`);
      expect(printed).toMatch(/Crawled \d{3,} addresses of 4 sites/);
    },
  );
}
