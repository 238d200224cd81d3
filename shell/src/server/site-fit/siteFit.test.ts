import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SiteConfig } from '@forecourt/shared-contracts';
import type { Route, Section } from '@forecourt/shared-contracts/shell';
import { routeOf } from '@forecourt/shared-contracts/site-routes';
import { aSite } from '@forecourt/shared-contracts/testing';
import { artifactsInFolder, changeRegistry, promoted, registryInFolder, type Release } from '../../registry';
import { publishRelease } from '../../registry/testing/publishRelease';
import { describeMistake } from '@forecourt/server-kit';
import { siteFit } from './siteFit';

const part = { js: [], css: [], shared: [], version: 1, reserve: '0' };
const NO_PROPS = { type: 'object', properties: {}, additionalProperties: false } as const;
const SLOTS: Release['slots'] = {
  'latest-cars': {
    ...part,
    placeable: { type: 'object', properties: { limit: { type: 'integer', maximum: 24 } }, additionalProperties: false },
  },
  'location-block': {
    ...part,
    placeable: {
      type: 'object',
      properties: { filter: { enum: ['sales', 'service'] } },
      required: ['filter'],
      additionalProperties: false,
    },
  },
  'finance-summary': part,
};

/** What does not fit a site where these slots and routes are deployed. */
async function checkWith({ slots = SLOTS, routes = [], pages = {} }: Partial<Pick<Release, 'slots' | 'routes' | 'pages'>> = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-sections-'));
  const folders = { registryFolder: path.join(folder, 'registry'), artifactsFolder: path.join(folder, 'artifacts') };
  await publishRelease(artifactsInFolder(folders.artifactsFolder), 'mf-search', '1.0.0', { slots, routes, pages });
  const change = { author: 'test', change: 'first release' };
  await changeRegistry(registryInFolder(folders.registryFolder), {
    ...change,
    apply: promoted('mf-search', '1.0.0'),
  });
  return misfitsIn(folders);
}
const misfitsIn = (folders: Parameters<typeof siteFit>[0]) => async (site: SiteConfig) => {
  const [misfits = []] = await siteFit(folders).misfitsOf([site]);
  return misfits.map(describeMistake);
};
const siteWith = (...sections: Section[]) => aSite({ sections: { 'shell.home': sections } });
const placed = (slot: string, props: Record<string, unknown> = {}): Section => ({ type: 'slot', slot, props });

it.each<[string, Section, string[]]>([
  ['props that fit', placed('latest-cars', { limit: 8 }), []],
  [
    'a slot that nobody provides',
    placed('horoscope'),
    ['sections["shell.home"][0].slot horoscope is a slot that no release of this site provides'],
  ],
  [
    'a slot that only code mounts',
    placed('finance-summary'),
    ['sections["shell.home"][0].slot finance-summary is a slot that a document cannot place; it can place latest-cars, location-block'],
  ],
  ['a prop out of range', placed('latest-cars', { limit: 99 }), ['sections["shell.home"][0].props.limit must be at most 24']],
  ['an unknown prop', placed('latest-cars', { limits: 8 }), ['sections["shell.home"][0].props has no prop limits']],
  [
    'a word that is none',
    placed('location-block', { filter: 'moon' }),
    ['sections["shell.home"][0].props.filter must be one of sales, service'],
  ],
  ['a missing prop', placed('location-block'), ['sections["shell.home"][0].props.filter is missing']],
  [
    'the tool of a hero',
    { type: 'hero', title: null, lead: null, tools: [{ slot: 'horoscope', props: {} }] },
    ['sections["shell.home"][0].tools[0].slot horoscope is a slot that no release of this site provides'],
  ],
])('NA-058 compares %s with the releases in service', async (_what, section, problems) => {
  const check = await checkWith();
  expect(await check(siteWith(section))).toEqual(problems);
});

describe('CO-144 positions of a page', () => {
  const detail = routeOf({ name: 'search.detail', pattern: '/cars/:slug', page: 'detail', remote: 'mf-search', title: 'Car' });
  const list = routeOf({ name: 'search.list', pattern: '/cars', page: 'list', remote: 'mf-search', title: 'Cars' });
  const noFiles = { js: [], css: [], shared: [] };
  const deployed = {
    slots: { ...SLOTS, 'insurance-offer': { ...part, placeable: NO_PROPS, needs: ['car'] as const } },
    routes: [detail, list],
    pages: { detail: { ...noFiles, positions: { 'after-price': ['car'], end: [] } as const }, list: noFiles },
  };
  const at = (route: string, section: object) => aSite({ sections: { [route]: [section as Section] } });

  it.each<[string, SiteConfig, string[]]>([
    ['a slot at a position that has what it needs', at('search.detail', { ...placed('insurance-offer'), position: 'after-price' }), []],
    ['a slot that needs nothing, at a position', at('search.detail', { ...placed('latest-cars'), position: 'end' }), []],
    [
      'a position that the page does not have',
      at('search.detail', { ...placed('latest-cars'), position: 'afterPrice' }),
      ['sections["search.detail"][0].position afterPrice is no position of this page; it has after-price, end'],
    ],
    [
      'a position named like what every object has',
      at('search.detail', { ...placed('insurance-offer'), position: 'constructor' }),
      ['sections["search.detail"][0].position constructor is no position of this page; it has after-price, end'],
    ],
    [
      'a position of a page without any',
      at('search.list', { ...placed('latest-cars'), position: 'end' }),
      ['sections["search.list"][0].position end is no position of this page; it has no positions'],
    ],
    [
      'a slot below a page, which gives it nothing',
      at('search.detail', placed('insurance-offer')),
      ['sections["search.detail"][0].slot insurance-offer needs the car of a page: place it at a position of search.detail (after-price)'],
    ],
    [
      'a slot at a position that lacks what it needs',
      at('search.detail', { ...placed('insurance-offer'), position: 'end' }),
      ['sections["search.detail"][0].slot insurance-offer needs the car of a page: place it at a position of search.detail (after-price)'],
    ],
  ])('compares %s with the releases in service', async (_what, site, problems) => {
    const check = await checkWith(deployed);
    expect(await check(site)).toEqual(problems);
  });

  it('names no page where no release has a position for the slot', async () => {
    const check = await checkWith({ ...deployed, pages: { detail: noFiles, list: noFiles } });
    expect(await check(at('search.detail', placed('insurance-offer')))).toEqual([
      'sections["search.detail"][0].slot insurance-offer needs the car of a page, and no page of this site gives it',
    ]);
  });
});

it('NA-058 compares nothing where no remote is registered, as on a machine of the back end alone', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-sections-'));
  const check = misfitsIn({ registryFolder: path.join(folder, 'registry'), artifactsFolder: path.join(folder, 'artifacts') });
  expect(await check(siteWith(placed('latest-cars', { limit: 8 })))).toEqual([]);
});

it('NA-058 finds sections of a route that no release has', async () => {
  const check = await checkWith();
  expect(await check(aSite({ sections: { 'forms.contract': [] } }))).toEqual([
    'sections["forms.contract"] is for a route that no release of this site has',
  ]);
});

describe('NA-061 links of a document', () => {
  const route = (name: string, pattern: string, requires: Route['requires'] = []): Route =>
    routeOf({ name, pattern, requires, page: 'page', remote: 'mf-search', title: 'Page' });
  const routes = [
    route('search.results', '/search'),
    route('search.model', '/:model'),
    route('search.compare', '/compare', ['compareEnabled']),
  ];
  const menu = (...urls: string[]) =>
    aSite({
      sections: {},
      navigation: urls.map((url) => ({ url, name: 'x', mandatory: true, className: null, dynamicDropdown: null, dropdownItems: [] })),
    });

  it('NA-061 names one that leads to no page, and the page that was probably meant', async () => {
    const check = await checkWith({ routes });
    expect(await check(menu('/search?query=kia', '/serach?query=kia', '/no/such/page'))).toEqual([
      'navigation[1].url /serach?query=kia leads to no page of this site; did you mean /search',
      'navigation[2].url /no/such/page leads to no page of this site',
    ]);
  });

  it('NA-061 lets one fit that leads elsewhere, or to a page that a switch has switched off', async () => {
    const check = await checkWith({ routes });
    expect(await check(menu('https://elsewhere.example/x', 'tel:0855501234', '{host}/models', '/compare'))).toEqual([]);
  });

  it('NA-061 finds those of buttons, banners and switches', async () => {
    const check = await checkWith({ routes });
    const button = { text: 'Go', to: '/nowhere/else' };
    const banner = { title: 'x', text: '', image: null, tone: 'plain' as const, button };
    const sections = {
      'shell.home': [
        { type: 'buttons' as const, title: '', buttons: [button] },
        { type: 'banners' as const, banners: [banner] },
      ],
    };
    expect(await check(aSite({ sections, switches: { financePath: '/finanse/now' } }))).toEqual([
      'sections["shell.home"][0].buttons[0].to /nowhere/else leads to no page of this site',
      'sections["shell.home"][1].banners[0].button.to /nowhere/else leads to no page of this site',
      'switches.financePath /finanse/now leads to no page of this site',
    ]);
  });
});
