import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../harness/searchTest';

/** More tab stops than a results page has. */
const STOPS = 400;

// With smooth scrolling the focused element moves while a test looks at it.
test.use({ images: false, viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** Presses Tab until the target has the focus, is visible and not covered by a sticky bar; fails where it never gets the focus. */
async function tabTo(target: Locator, key = 'Tab'): Promise<void> {
  await target.waitFor();
  for (let stop = 0; stop < STOPS; stop += 1) {
    if (await isFocused(target)) {
      const cover = await target.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const atPoint = document.elementFromPoint(left + width / 2, top + height / 2);
        return atPoint && (element.contains(atPoint) || atPoint.contains(element))
          ? null
          : (atPoint?.outerHTML.slice(0, 200) ?? 'outside of the window');
      });
      expect(cover).toBeNull();
      return;
    }
    await target.page().keyboard.press(key);
  }
  throw new Error(`${STOPS} times ${key} do not focus ${target}`);
}

test('PL-067 SE-019 SE-031 SE-022 SE-040 searches, narrows, sorts and takes back by keyboard alone', async ({ page, openSearch }) => {
  const results = await openSearch('/search');
  await tabTo(page.getByRole('search', { name: 'Search these vehicles' }).getByRole('searchbox'));
  await page.keyboard.type('hybrid');
  await press(page, 'Enter');
  await page.waitForURL(/query=hybrid/);

  await tabTo(results.sort);
  await press(page, 'Space');
  const cheapest = page.getByRole('link', { name: 'Price: low to high' });
  await cheapest.waitFor();
  await press(page, 'Escape');
  await cheapest.waitFor({ state: 'hidden' });
  await expect(results.sort).toBeFocused();
  await press(page, 'Enter');
  await tabTo(cheapest);
  await press(page, 'Enter');
  await page.waitForURL(/sortBy=/);

  const { link, count } = await results.entry('Used');
  await tabTo(link, 'Shift+Tab');
  await press(page, 'Enter');
  await results.untilCount(count);
  await expect((await results.entry('Used')).link).toBeFocused();

  await tabTo(results.chips.getByRole('link', { name: 'Remove filter “hybrid”' }));
  await press(page, 'Enter');
  await page.waitForURL((url) => !url.searchParams.has('query'));
  expect(page.url()).toContain('car_type=used');
});

test('PL-067 SE-042 moves both thumbs of the price by keyboard, and neither past the other', async ({ page, openSearch }) => {
  const results = await openSearch('/search');
  const thumb = (end: string) => page.getByRole('complementary', { name: 'Filters' }).getByRole('slider', { name: `Price: ${end}` });
  await tabTo(thumb('From'));
  await press(page, 'End');
  await expect.poll(() => thumb('From').inputValue()).toEqual('100000');
  await press(page, 'Home', 'ArrowRight', 'ArrowRight');
  await page.waitForURL(/price=2000%3A$/);
  await tabTo(thumb('To'));
  await press(page, 'Home');
  await page.waitForURL(/price=2000%3A2000$/);
  await press(page, 'End');
  await page.waitForURL(/price=2000%3A$/);
  await results.cards.first().waitFor();
});

test('PL-067 SE-001 opens the filters of a phone, chooses and leaves them by keyboard', async ({ page, openSearch }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const results = await openSearch('/search');
  const opener = page.getByRole('link', { name: 'Filters', exact: true });
  await tabTo(opener);
  await press(page, 'Enter');
  await results.drawer.waitFor();
  await press(page, 'Escape');
  await results.drawer.waitFor({ state: 'hidden' });
  await expect(opener).toBeFocused();

  await press(page, 'Enter');
  const { link, count } = await results.entry('Kia');
  await tabTo(link);
  await press(page, 'Enter');
  const done = results.drawer.getByRole('button', { name: `Show ${count} vehicles` });
  await done.waitFor();
  await tabTo(done);
  await press(page, 'Enter');
  await results.drawer.waitFor({ state: 'hidden' });
  await results.untilCount(count);
});

test('PL-067 SE-082 SE-083 compares two cars by keyboard alone', async ({ page, openSearch }) => {
  const results = await openSearch('/search');
  const names = (await results.names()).slice(0, 2);
  for (const name of names) {
    const card = results.cards.filter({ hasText: name }).first();
    const menu = card.getByRole('button', { name: /^More about / });
    await tabTo(menu);
    await press(page, 'Enter');
    await tabTo(card.getByRole('button', { name: /^Compare/ }));
    await press(page, 'Space');
    await page.getByText('Added to compare').waitFor();
    await expect(menu).toBeFocused();
  }
  await tabTo(page.getByRole('link', { name: 'Compare 2 vehicles' }), 'Shift+Tab');
  await press(page, 'Enter');
  const heads = page.getByRole('table').getByRole('columnheader').getByRole('link');
  await heads.first().waitFor();
  expect(await heads.allTextContents()).toEqual(names);
  await tabTo(page.getByRole('button', { name: `Remove ${names[0]}` }));
  await press(page, 'Enter');
  await expect.poll(() => heads.allTextContents()).toEqual(names.slice(1));
});
