import { expect, type Locator, type Page, type Request } from '@playwright/test';

const NUMBER = /[\d,]+(?= vehicles?$)/;
const numberIn = (text: string) => Number((NUMBER.exec(text.trim())?.[0] ?? '').replaceAll(',', ''));
const countText = (count: number) => `${count.toLocaleString('en-AU')} ${count === 1 ? 'vehicle' : 'vehicles'}`;

const searches = new WeakMap<Page, Set<Request>>();

/** The searches of a page that have no response yet. */
function searchesOf(page: Page): Set<Request> {
  const known = searches.get(page);
  if (known) return known;
  const own = new Set<Request>();
  searches.set(page, own);
  page.on('request', (request) => request.url().includes('/1/indexes/') && own.add(request));
  page.on('requestfinished', (request) => own.delete(request));
  page.on('requestfailed', (request) => own.delete(request));
  return own;
}

/** The entry of a card's menu, which is opened for it. */
export async function cardEntry(card: Locator, name: RegExp): Promise<Locator> {
  await card.getByRole('button', { name: /^More about / }).click();
  const entry = card.getByRole('dialog').getByRole('button', { name });
  await entry.waitFor();
  return entry;
}

/** Resolves when the page has painted twice: what a response changes is rendered then, or marked as busy. */
const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** The results page as a shopper uses it: filters beside the cards, or in the drawer where the window is narrow. */
export function resultsPage(page: Page) {
  const list = page.getByRole('region', { name: 'Vehicles' });
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  const opener = list.getByRole('link', { name: /^Filters/ });
  const inDrawer = () => opener.isVisible();
  const running = searchesOf(page);

  const self = {
    cards: list.getByRole('article'),
    chips: page.getByRole('list', { name: 'Active filters' }),
    drawer,
    sort: list.locator('summary').filter({ hasText: 'Sort:' }),

    /** Headings of the cards in their order. */
    names: (): Promise<string[]> =>
      // In one call of the page: a locator of all headings ends Firefox 153 with a segmentation fault.
      list.evaluate((region) => [...region.querySelectorAll('article :is(h2, h3)')].map(({ textContent }) => textContent)),
    /** The number of vehicles that the page reports. */
    count: async () => numberIn((await list.getByRole('status').first().textContent()) ?? ''),
    /** Waits until the page reports this many vehicles. */
    untilCount: (count: number) =>
      list
        .getByRole('status')
        .filter({ hasText: new RegExp(`^${countText(count)}$`) })
        .first()
        .waitFor(),

    /** The filters, in the opened drawer where the window is narrow. */
    async filters(): Promise<Locator> {
      if (!(await inDrawer())) return page.getByRole('complementary', { name: 'Filters' });
      if (!(await drawer.isVisible())) await opener.click();
      return drawer;
    },
    /** An entry of the filters with its count now. */
    async entry(name: string): Promise<{ link: Locator; count: number }> {
      const filters = await self.filters();
      const entry = page.getByRole('link', { name: new RegExp(`^${name} [\\d,]+ vehicles?$`), includeHidden: true });
      const link = filters.locator(entry);
      await link.waitFor({ state: 'attached' });
      for (const folded of await filters.locator('details:not([open])').filter({ has: entry }).all())
        await folded.locator('> summary').click();
      await link.waitFor();
      // Filters render after the cards of a response: until then their counts belong to the previous search.
      await expect.poll(() => running.size).toBe(0);
      await twoFrames(page);
      await filters.locator('[aria-busy]').waitFor({ state: 'detached' });
      return { link, count: numberIn((await link.getAttribute('aria-label')) ?? '') };
    },
    /** Closes the drawer by its button, which displays the live count. */
    async done(count: number): Promise<void> {
      if (await drawer.isVisible()) await drawer.getByRole('button', { name: `Show ${countText(count)}` }).click();
      await self.untilCount(count);
    },
    /** Chooses an entry and waits for its results. */
    async choose(name: string): Promise<number> {
      const { link, count } = await self.entry(name);
      await link.click();
      await (await self.filters()).locator('a[aria-current]').filter({ hasText: name }).waitFor();
      return count;
    },
    async sortBy(label: string): Promise<void> {
      await self.sort.click();
      await list.getByRole('link', { name: label }).click();
      await self.sort.filter({ hasText: label }).waitFor();
    },
  };
  return self;
}

export type ResultsPage = ReturnType<typeof resultsPage>;
