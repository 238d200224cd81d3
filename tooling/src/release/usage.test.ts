import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { routeOf } from '@forecourt/shared-contracts/site-routes';
import { aSiteDocument } from '@forecourt/shared-contracts/testing';
import { promoted, type AllChannels } from '@forecourt/shell/registry';
import { publishRelease, publishShell } from '@forecourt/shell/testing';
import { temporaryStores } from './testing/temporaryStores';
import { deprecationLines, usageOf } from './usage';

const part = { js: [], css: [], shared: [] };
const contracts = '@forecourt/shared-contracts';
const mount = (slot: string, version: number, hasFallback = false) => ({ slot, version, hasFallback });

let stores: ReturnType<typeof temporaryStores>;
let all: AllChannels;
beforeEach(async () => {
  stores = temporaryStores();
  const document = {
    ...aSiteDocument(),
    sections: { 'shell.home': [{ type: 'slot', slot: 'finance-summary', props: {} }], 'finance.information': [] },
    navigation: [{ url: '/finance?from=menu', name: 'Finance', mandatory: true }],
  };
  writeFileSync(path.join(stores.tenantsFolder, 'harbour-motors.json'), JSON.stringify(document));

  const { artifacts } = stores;
  await publishShell(artifacts, '1.0.0', {
    links: { [contracts]: { financePath: [{ route: 'finance.information', ifDeployed: false }] } },
    uses: { mounts: [mount('header', 1)], links: [] },
  });
  const route = routeOf({ name: 'finance.information', pattern: '/finance', page: 'information', remote: 'mf-finance', title: 'Finance' });
  await publishRelease(artifacts, 'mf-finance', '2.0.0', {
    routes: [route],
    pages: { information: { ...part, deprecated: 'link to finance.apply' } },
    slots: {
      'finance-summary': {
        ...{ ...part, version: 2, reserve: '3rem', earlier: { 1: part } },
        deprecated: { 1: 'mount version 2, which has the rate' },
      },
      'finance-note': { ...part, version: 1, reserve: '0', deprecated: 'prices say what they include' },
    },
    uses: { mounts: [mount('finance-note', 1)], links: [], names: {} },
  });
  await publishRelease(artifacts, 'mf-vehicle', '1.4.0', {
    uses: {
      mounts: [mount('finance-summary', 1), mount('finance-summary', 2, true)],
      links: [{ route: 'finance.information', ifDeployed: true }],
      names: {},
    },
  });
  await publishRelease(artifacts, 'mf-search', '1.0.0', { uses: { mounts: [], links: [], names: { [contracts]: ['financePath'] } } });
  all = ['shell 1.0.0', 'mf-finance 2.0.0', 'mf-vehicle 1.4.0', 'mf-search 1.0.0'].reduce<AllChannels>((changed, each) => {
    const [name = '', version = ''] = each.split(' ');
    return promoted(name, version)(changed);
  }, {});
});
afterEach(() => stores.remove());

it('PL-103 lists who mounts a slot: releases with the version of its props, and documents', async () => {
  expect(await usageOf('finance-summary', stores, all)).toEqual([
    'finance-summary is a slot of mf-finance 2.0.0, in versions 2 and 1 of its props.',
    '  mf-vehicle 1.4.0 mounts version 1',
    '  mf-vehicle 1.4.0 mounts version 2, with a fallback',
    '  the document of harbour-motors places it in sections["shell.home"][0]',
  ]);
});

it('PL-103 lists who links to a route, also by a function of the contracts', async () => {
  expect(await usageOf('finance.information', stores, all)).toEqual([
    'finance.information is a route of mf-finance 2.0.0, /finance.',
    '  the document of harbour-motors has sections for it',
    '  the document of harbour-motors links to it in navigation[0].url',
    '  mf-vehicle 1.4.0 links to it by ifDeployed',
    '  mf-search 1.0.0 takes financePath, which links to it',
  ]);
});

it('PL-103 says where nobody uses it, where nobody has it, and what was probably meant', async () => {
  const unused = 'price-slider is a slot of mf-prices 1.0.0, in version 1 of its props.';
  await publishRelease(stores.artifacts, 'mf-prices', '1.0.0', {
    slots: { 'price-slider': { ...part, version: 1, reserve: '0' } },
    uses: { mounts: [], links: [], names: {} },
  });
  const withPrices = promoted('mf-prices', '1.0.0')(all);
  expect(await usageOf('price-slider', stores, withPrices)).toEqual([unused, '  nobody in service uses it: it can go']);
  await publishRelease(stores.artifacts, 'mf-old', '0.1.0');
  writeFileSync(path.join(stores.tenantsFolder, 'clearmark-cars.json'), '{"slug":');
  expect(await usageOf('price-slider', stores, promoted('mf-old', '0.1.0')(withPrices))).toEqual([
    unused,
    '  nobody is known to use it; it is not known of the document of clearmark-cars, which cannot be read and mf-old 0.1.0, which is from before builds found it',
  ]);
  expect(await usageOf('header', stores, all)).toEqual(['No release in service has header.', '  shell 1.0.0 mounts version 1']);
  await expect(usageOf('finance-sumary', stores, all)).rejects.toThrow(
    'No release in service has a slot or route finance-sumary; did you mean finance-summary?',
  );
});

it('PL-103 says what will go, and who still uses it', async () => {
  expect(await deprecationLines(stores, all)).toEqual([
    "mf-finance 2.0.0: version 1 of the slot 'finance-summary' will go (mount version 2, which has the rate): mf-vehicle 1.4.0 mounts version 1",
    "mf-finance 2.0.0: the slot 'finance-note' will go (prices say what they include): nobody in service uses it: it can go",
    "mf-finance 2.0.0: the page 'information' will go (link to finance.apply): the document of harbour-motors has sections for it; the document of harbour-motors links to it in navigation[0].url; mf-vehicle 1.4.0 links to it by ifDeployed; mf-search 1.0.0 takes financePath, which links to it",
  ]);
});
