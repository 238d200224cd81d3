import { accessibilityProblems } from '../harness/accessibility';
import { openInteractive } from '../harness/browser';
import { carPath } from '../harness/site';
import { expect, test } from '../harness/test';

const USED = 'clearmark-cars';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('NA-057 VE-034 FO-057 PL-067 an offer opens the chat, by keyboard, and Escape returns to where it was opened', async ({
  page,
  site,
  consoleErrors,
}) => {
  await openInteractive(page, site.url(USED, await carPath(site, USED)));
  const ways = page.getByRole('button', { name: 'More ways to buy' });
  await ways.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Make an Offer' }).focus();
  await page.keyboard.press('Enter');
  const chat = page.getByRole('dialog', { name: 'Chat with Clearmark Cars' });
  await expect(chat).toBeFocused();
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await accessibilityProblems(page)).toEqual([]);
  }
  await chat.getByRole('textbox', { name: 'Your message' }).fill('Would you take less?');
  await page.keyboard.press('Enter');
  await expect(chat.getByRole('listitem')).toHaveCount(3);
  await page.keyboard.press('Escape');
  await expect(chat).toHaveCount(0);
  await expect(ways).toBeFocused();
  expect(consoleErrors).toEqual([]);
});
