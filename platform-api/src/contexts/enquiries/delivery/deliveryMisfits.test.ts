import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describeMistake } from '@forecourt/server-kit';
import { aLocation, aSite } from '@forecourt/shared-contracts/testing';
import { readDeliveryConfig } from './deliveryConfig';
import { deliveryMisfits } from './deliveryMisfits';

const site = aSite({ slug: 'harbour-motors', dealerships: [], locations: [aLocation({ dealership_slug: 'harbour-north' })] });
const DOCUMENT = {
  endpoints: {
    crm: { channel: 'adf-http', url: 'https://crm.example/adf', headers: { Authorization: 'env:CRM_TOKEN', Accept: 'text/xml' } },
    hook: { channel: 'webhook', url: 'https://hook.example/leads', secret: 'env:HOOK_SECRET' },
  },
  rules: [{ dealerships: ['harbour-north'], categories: ['finance enquiry'], endpoints: ['crm'] }, { endpoints: ['hook'] }],
};
const environment = { CRM_TOKEN: 'a', HOOK_SECRET: 'b' };
const misfits = (change: object = {}, surroundings: Partial<Parameters<typeof deliveryMisfits>[1]> = {}) =>
  deliveryMisfits(readDeliveryConfig(JSON.stringify({ ...DOCUMENT, ...change }), { isDemonstration: false }), {
    site,
    environment,
    ...surroundings,
  }).map(describeMistake);

it('PL-036 a document fits whose rules match leads of its site and whose secrets are set', () => {
  expect(misfits()).toEqual([]);
});

it.each([
  [
    'a category of no form',
    { rules: [{ categories: ['Test Drive', 'Finanse'], endpoints: ['crm'] }] },
    ['rules[0].categories[1] Finanse is the category of no form of the platform; did you mean Finance Enquiry'],
  ],
  [
    'a dealership that the site does not have',
    { rules: [{ dealerships: ['no-such'], endpoints: ['crm'] }] },
    ['rules[0].dealerships[0] no-such is no dealership; this site has harbour-north'],
  ],
])('PL-036 names %s', (_what, change, expected) => {
  expect(misfits(change)).toEqual(expected);
});

it('PL-036 names secrets that are not set, in headers too', () => {
  expect(misfits({}, { environment: {} })).toEqual([
    'endpoints.crm.headers.Authorization has no value: CRM_TOKEN is not set',
    'endpoints.hook.secret has no value: HOOK_SECRET is not set',
  ]);
});

it('PL-036 names a document of no site', () => {
  expect(misfits({}, { site: null })).toEqual(['There is no tenant document of this name, so that no lead is delivered by this document']);
});

it('PL-036 the documents of the demonstration fit its sites', () => {
  const folder = path.resolve(__dirname, '../../../../delivery');
  for (const file of readdirSync(folder)) {
    const config = readDeliveryConfig(readFileSync(path.join(folder, file), 'utf8'), { isDemonstration: true });
    const rulesOfSite = config.rules.flatMap(({ dealerships = [] }) => dealerships);
    expect(
      deliveryMisfits(config, {
        site: aSite({ locations: rulesOfSite.map((slug) => aLocation({ dealership_slug: slug })) }),
        environment: {},
      }),
    ).toEqual([]);
  }
});
