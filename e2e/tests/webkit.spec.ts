import { leadsOf } from '../harness/forms';
import { expect, test } from '../harness/webkitTest';

const TENANT = 'kestrel-motor-group';
const FORM = 'form[action="/api/leads"]';
const CONTACT = { name: 'Robin', last_name: 'Webkit', postcode: '6056', phone: '0491 570 006', email: 'robin@example.com' };

test('PL-102 SE-005 walks in WebKitGTK from home to a car, back to its card, and to a sent enquiry', async ({ site, webkit }) => {
  await webkit.open(site.url(TENANT));
  await webkit.type('main input[type="search"]', 'hilux');
  await webkit.click('main [role="search"] button[type="submit"]');
  await webkit.untilAddress(/\/search.*query=hilux/);

  const card = 'main li:nth-child(9) article h3 a';
  await webkit.click(card);
  await webkit.untilAddress(/\/cars\/[a-z0-9-]+$/);
  await expect.poll(webkit.scrollPosition).toBe(0);
  await webkit.back();
  await webkit.untilAddress(/\/search.*query=hilux/);
  await webkit.untilInWindow(card);

  await webkit.click(card);
  await webkit.untilAddress(/\/cars\/[a-z0-9-]+$/);
  await webkit.click('a[href="#enquire"]');
  for (const [name, text] of Object.entries(CONTACT)) await webkit.type(`${FORM} [name="${name}"]`, text);
  expect(await webkit.errors()).toEqual([]);
  await webkit.click(`${FORM} button[type="submit"]`);
  await webkit.untilAddress(/\/success/);
  expect(await leadsOf(site, 'Webkit')).toHaveLength(1);
});

test('PL-102 a page ends in WebKitGTK where its last part ends', async ({ site, webkit }) => {
  // Its footer has links that open in a new tab, in columns.
  await webkit.open(site.url('swan-valley-toyota', '/contact'));
  expect(await webkit.heightBelow('aside[aria-label="Demonstration"]')).toBeLessThanOrEqual(1);
});
