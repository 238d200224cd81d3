import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fitsAnything } from '@forecourt/server-kit';
import { checkTenants, type CheckOptions } from './checkTenants';
import { describeCheck } from './printTenantCheck';

const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-tenants-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const RIGHT = { id: 7, slug: 'harbour', name: 'Harbour', url: 'https://harbour.example', template: 'group' };
const DELIVERY = { endpoints: { inbox: { channel: 'email', to: ['sales@harbour.example'] } }, rules: [{ endpoints: ['inbox'] }] };
const write = (file: string, content: object) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), JSON.stringify(content, null, 2));
};

beforeEach(() => {
  write('templates/group.json', { theme: { brand: '#5a2fd0', accent: '#ffd21f' } });
  write('harbour.json', RIGHT);
  write('river.json', { ...RIGHT, id: 8, slug: 'river', tagLine: 'x' });
  write('delivery/harbour.json', DELIVERY);
});

const OPTIONS: CheckOptions = {
  tenantsFolder: folder,
  deliveryFolder: path.join(folder, 'delivery'),
  siteFit: fitsAnything,
  environment: {},
  isDemonstration: false,
};
const placed = (file: string) => path.join(folder, file);
const check = async (files: readonly string[] = [], options: Partial<CheckOptions> = {}) =>
  describeCheck(await checkTenants(files, { ...OPTIONS, ...options }));

it('checks all documents of a folder and its templates, with the line of each mistake', async () => {
  write('templates/group.json', { theme: { brand: 'greeen', accent: '#ffd21f' } });

  expect(await check()).toBe(
    [
      `${placed('river.json')}:7:3  tagLine is no field here; did you mean tagline?`,
      `${placed('templates/group.json')}:3:14  theme.brand must be a colour such as #5a2fd0, rgb(90, 47, 208), hsl(256, 63%, 50%) or oklch(0.5 0.2 290)`,
      '',
      '2 mistakes in 4 documents.',
    ].join('\n'),
  );
});

it('checks the documents that are named, with the templates beside them', async () => {
  expect(await check([path.join(folder, 'harbour.json')], { tenantsFolder: '/nowhere' })).toBe('0 mistakes in 1 document.');
});

it('checks delivery documents as the others', async () => {
  write('delivery/harbour.json', { ...DELIVERY, rules: [{ endpoint: ['inbox'], endpoints: ['inbx'] }] });

  expect(await check([path.join(folder, 'delivery/harbour.json')])).toBe(
    [
      `${placed('delivery/harbour.json')}:12:7  rules[0].endpoint is no field here; did you mean endpoints?`,
      `${placed('delivery/harbour.json')}:16:9  rules[0].endpoints[0] inbx is no endpoint; there are inbox; did you mean inbox?`,
      '',
      '2 mistakes in 1 document.',
    ].join('\n'),
  );
});

it('names what does not fit apart from the mistakes, with its line', async () => {
  write('river.json', { ...RIGHT, slug: 'river', navigation: [{ name: 'Search', url: '/serach' }] });
  write('delivery/harbour.json', {
    endpoints: { crm: { channel: 'webhook', url: 'https://crm.example', secret: 'env:CRM_SECRET' } },
    rules: [{ categories: ['Finanse Enquiry'], dealerships: ['no-such'], endpoints: ['crm'] }],
  });
  const siteFit = {
    ...fitsAnything,
    misfitsOf: async (sites: readonly { slug: string }[]) =>
      sites.map(({ slug }) =>
        slug === 'river' ? [{ path: ['navigation', 0, 'url'], reason: '/serach leads to no page of this site' }] : [],
      ),
  };

  expect(await check([], { siteFit })).toBe(
    [
      'Does not fit what is deployed, other documents or the environment; it is served as it is:',
      `${placed('harbour.json')}:2:9  id 7 is that of river.json as well`,
      `${placed('river.json')}:2:9  id 7 is that of harbour.json as well`,
      `${placed('river.json')}:10:14  navigation[0].url /serach leads to no page of this site`,
      `${placed('delivery/harbour.json')}:6:17  endpoints.crm.secret has no value: CRM_SECRET is not set`,
      `${placed('delivery/harbour.json')}:12:9  rules[0].categories[0] Finanse Enquiry is the category of no form of the platform; did you mean Finance Enquiry?`,
      `${placed('delivery/harbour.json')}:15:9  rules[0].dealerships[0] no-such is no dealership; this site has none`,
      '',
      '0 mistakes in 4 documents. 6 values do not fit.',
    ].join('\n'),
  );
});

it('what only a demonstration may send to does not fit outside one', async () => {
  write('delivery/harbour.json', { ...DELIVERY, endpoints: { inbox: { channel: 'webhook', url: 'outbox:' } } });
  const file = path.join(folder, 'delivery/harbour.json');

  expect(await check([file], { isDemonstration: true })).toBe('0 mistakes in 1 document.');
  expect(await check([file])).toContain(
    `${placed('delivery/harbour.json')}:5:14  endpoints.inbox.url must begin with https://; only a demonstration (FORECOURT_DEMO=1) may send elsewhere`,
  );
});

it('says what is missing where there is nothing to check', async () => {
  await expect(check([], { tenantsFolder: '/nowhere' })).rejects.toThrow(
    'There is no tenant document in /nowhere: name a file, or set TENANTS_DIR.',
  );
  await expect(check(['none.json'])).rejects.toThrow('There is no file none.json.');
});
