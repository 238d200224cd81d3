import { expect, gate, test } from '../harness/test';

test(
  'every internal link and site map entry of the demonstration sites leads to a page, but for the listed gaps',
  gate(),
  async ({ site }) => {
    const printed = await site.forecourt('wiring', '--only-crawl', '--url', `http://127.0.0.1:${site.port}`);
    process.stdout.write(`\n${printed}\n`);
    expect(printed).toMatch(/Crawled \d{3,} addresses of 4 sites/);
  },
);
