import type { Locator } from '@playwright/test';

/** More tab stops than any of our pages has. */
const STOPS = 400;

/** Presses Tab until the target has the focus. */
export async function tabTo(target: Locator): Promise<void> {
  await target.waitFor();
  for (let stop = 0; stop < STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await target.page().keyboard.press('Tab');
  }
  throw new Error(`${STOPS} times Tab do not focus ${target}`);
}
