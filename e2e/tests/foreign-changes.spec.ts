import type { Page } from '@playwright/test';
import { collectErrors, interactive, openInteractive, untilHydrated } from '../harness/browser';
import { change, FOREIGN_CHANGES, vanished, watchVanishing } from '../harness/foreignChanges';
import { carPath, type TestSite } from '../harness/site';
import { expect, test } from '../harness/test';

test.use({ images: false });

const TENANT = 'kestrel-motor-group';

/** Goes to another page and back, by the site's own navigation. */
async function visitResultsAndReturn(page: Page, title: string): Promise<void> {
  const { pathname } = new URL(page.url());
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.locator('a[href^="/search"]:visible').first().click();
  await page.waitForURL(/\/search/, { waitUntil: 'commit' });
  await page.locator('main article').first().waitFor();
  await expect(page.locator('h1')).toHaveCount(1);
  await page.goBack();
  await page.waitForURL(({ pathname: current }) => current === pathname, { waitUntil: 'commit' });
  await expect(page.locator('main article h3, main h1').first()).toBeVisible();
  expect(await page.evaluate(() => (window as { isSameDocument?: boolean }).isSameDocument)).toBe(true);
  await expect(page).toHaveTitle(title);
}

async function numberOf(page: Page): Promise<number> {
  const text = await page.locator('main output').filter({ hasText: /\d/ }).first().textContent();
  return Number(/[\d,]+/.exec(text ?? '')?.[0].replace(',', ''));
}

async function narrowResults(page: Page): Promise<void> {
  const all = await numberOf(page);
  const section = page.locator('main details:has(li a[href^="/search"])').first();
  await section.evaluate((details) => details.setAttribute('open', ''));
  const before = page.url();
  await section.locator('li a[href^="/search"]').first().click();
  await page.waitForURL((url) => url.href !== before, { waitUntil: 'commit' });
  await expect.poll(() => numberOf(page)).toBeLessThan(all);
  const narrowed = await numberOf(page);
  await page.reload();
  await untilHydrated(page);
  expect(await numberOf(page)).toBe(narrowed);
}

async function enquire(page: Page): Promise<void> {
  await page.locator('a[href="#enquire"]').first().click();
  await correctForm(page);
}

async function correctForm(page: Page): Promise<void> {
  const form = await interactive(page.locator('form[action="/api/leads"]').first());
  await form.locator('[name="email"]').fill('robin');
  await form.locator('button[type="submit"]:visible').click();
  const email = form.locator('[name="email"][aria-invalid="true"]');
  await expect(email).toBeVisible();
  await form.locator('[name="email"]').fill('robin@example.com');
  await form.locator('[name="email"]').blur();
  await expect(email).toHaveCount(0);
}

const PAGES: Record<string, { path: (site: TestSite) => Promise<string>; use: (page: Page, title: string) => Promise<void> }> = {
  home: { path: async () => '/', use: visitResultsAndReturn },
  search: { path: async () => '/search', use: narrowResults },
  vehicle: { path: (site) => carPath(site, TENANT), use: enquire },
  form: { path: async () => '/contact', use: correctForm },
  content: { path: async () => '/about-us', use: visitResultsAndReturn },
};

/** What a visitor enters into a form before it responds. */
const ENTERED = { name: 'Robin', last_name: 'Reader' };

const differs = /^console warning: hydration of shell/;
const withoutDifferences = (errors: readonly string[]) => errors.filter((error) => !differs.test(error));

for (const kind of FOREIGN_CHANGES)
  for (const [name, { path, use }] of Object.entries(PAGES)) {
    test(`PL-087 ${kind} before hydration: nothing vanishes and everything works on the ${name} page`, async ({ page, site }) => {
      const errors = collectErrors(page);
      let release: Record<'shell' | 'remotes', () => void> = { shell: () => undefined, remotes: () => undefined };
      const held = (of: 'shell' | 'remotes') =>
        new Promise<void>((resolve) => {
          release = { ...release, [of]: resolve };
        });
      const [shell, remotes] = [held('shell'), held('remotes')];
      await page.route(/\/_shell\/.*\.js$/, (route) => shell.then(() => route.continue()));
      await page.route(/\/_remotes\/.*\.js$/, (route) => remotes.then(() => route.continue()));
      await page.goto(site.url(TENANT, await path(site)), { waitUntil: 'commit' });
      await page.locator('#root + *').first().waitFor({ state: 'attached' });
      const title = await page.title();

      await change(page, kind);
      await watchVanishing(page);
      if (name === 'form') for (const [field, text] of Object.entries(ENTERED)) await page.locator(`[name="${field}"]`).fill(text);
      release.shell();
      await page.waitForFunction(() =>
        Object.keys(document.querySelector('[data-slot="header"]') ?? {}).some((key) => key.startsWith('__reactFiber')),
      );
      // The visitor goes on typing while the code of the form is on its way.
      if (name === 'form') {
        await page.locator('[name="name"]').press('End');
        await page.keyboard.type('a');
      }
      release.remotes();
      await untilHydrated(page);
      expect(await vanished(page)).toEqual([]);
      if (name === 'form') {
        await expect(page.locator('[name="name"]')).toHaveValue('Robina');
        await expect(page.locator('[name="last_name"]')).toHaveValue(ENTERED.last_name);
      }
      await use(page, title);
      expect(withoutDifferences(errors)).toEqual([]);
      await page.unrouteAll({ behavior: 'wait' });
    });

    test(`PL-087 ${kind} after hydration: nothing vanishes and everything works on the ${name} page`, async ({
      page,
      site,
      consoleErrors,
    }) => {
      await openInteractive(page, site.url(TENANT, await path(site)));
      const title = await page.title();
      if (name === 'form') for (const [field, text] of Object.entries(ENTERED)) await page.locator(`[name="${field}"]`).fill(text);
      await change(page, kind);
      await watchVanishing(page);
      if (name === 'form')
        for (const [field, text] of Object.entries(ENTERED)) await expect(page.locator(`[name="${field}"]`)).toHaveValue(text);
      await use(page, title);
      // What is below the window hydrates later.
      expect(withoutDifferences(consoleErrors)).toEqual([]);
    });
  }
