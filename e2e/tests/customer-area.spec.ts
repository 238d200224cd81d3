import { openInteractive } from '../harness/browser';
import { signIn } from '../harness/signIn';
import { expect, test } from '../harness/test';

const TENANT = 'clearmark-cars';

test('NA-022 NA-053 a signed-in visitor reaches the customer area at the tenant’s address, and signs out', async ({
  site,
  page,
  context,
}) => {
  await context.addCookies([await signIn(site, TENANT)]);
  await openInteractive(page, site.url(TENANT, '/about-us'));
  await page.getByRole('banner').getByRole('link', { name: 'My Garage' }).click();
  await page.getByRole('heading', { level: 1, name: 'My Garage' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/mybigboxcars');

  await openInteractive(page, site.url(TENANT, '/my-garage?from=mail'));
  await page.getByRole('heading', { level: 1, name: 'My Garage' }).waitFor();
  expect(page.url()).toBe(site.url(TENANT, '/mybigboxcars?from=mail'));

  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('heading', { level: 1, name: 'Sign in to your garage' }).waitFor();
  const { pathname, searchParams } = new URL(page.url());
  expect([pathname, searchParams.get('type'), searchParams.get('redirect')]).toEqual(['/sign-in', 'my-garage', '/mybigboxcars?from=mail']);
  await expect(page.getByRole('banner').getByRole('link', { name: 'My Garage' })).toHaveAttribute('href', '/mybigboxcars');
});
