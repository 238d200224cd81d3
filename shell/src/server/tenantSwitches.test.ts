import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tenantDocuments } from '@forecourt/shared-contracts/contract-kit';
import { resolveSite } from '@forecourt/shared-contracts/documents';
import type { Switches } from '@forecourt/shared-contracts';
import { aSite } from '@forecourt/shared-contracts/testing';

const folder = join(__dirname, '../../tenants');
const { documents: byName, templates } = tenantDocuments(folder);
const documents = Object.values(byName) as { switches: Partial<Switches> }[];
const sites = documents.map((document) => resolveSite({ ...document }, { templates }));
const defaults = aSite().switches;
const names = Object.keys(defaults) as (keyof Switches)[];

const sameValue = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right);

describe('the switches of the demonstration sites', () => {
  it.each(names.toSorted())('%s has another value than its default on at least one site', (name) => {
    const different = sites.filter(({ switches }) => !sameValue(switches[name], defaults[name]));
    expect(different.map(({ slug }) => slug)).not.toEqual([]);
  });

  it('no document sets a switch to the value that it has without it', () => {
    const redundant = documents.flatMap((document, at) =>
      Object.keys(document.switches).filter((name) => {
        const without = resolveSite(
          {
            ...document,
            switches: Object.fromEntries(Object.entries(document.switches).filter(([each]) => each !== name)),
          },
          { templates },
        );
        return sameValue(without.switches[name as keyof Switches], sites[at]?.switches[name as keyof Switches]);
      }),
    );
    expect(redundant).toEqual([]);
  });
});

it('SH-004 SH-183 no production code contains the slug of a demonstration site', () => {
  const slugs = new RegExp(sites.map(({ slug }) => slug).join('|'));
  const sources = [
    'shell/src',
    'shared-contracts/src',
    'shared-ui/src',
    'shared-forms/src',
    'mf-search/src',
    'mf-vehicle/src',
    'mf-locations/src',
    'mf-forms/src',
    'mf-finance/src',
    'mf-navigation/src',
  ];
  const root = join(__dirname, '../../..');
  const code = sources.flatMap((source) =>
    readdirSync(join(root, source), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|testing/.test(file))
      .map((file) => join(root, source, file)),
  );
  expect(code.length).toBeGreaterThan(100);
  expect(code.filter((file) => slugs.test(readFileSync(file, 'utf8')))).toEqual([]);
});

/** Suburb and state of every postcode that the sites use, as Australia Post has them. */
const POSTCODES: Readonly<Record<string, string>> = {
  '2150': 'Parramatta NSW',
  '2302': 'Newcastle West NSW',
  '3040': 'Essendon VIC',
  '3134': 'Ringwood VIC',
  '3690': 'Wodonga VIC',
  '3810': 'Pakenham VIC',
  '4006': 'Newstead QLD',
  '4215': 'Southport QLD',
  '5094': 'Gepps Cross SA',
  '5162': 'Morphett Vale SA',
  '6056': 'Midland WA',
  '6069': 'Ellenbrook WA',
};

it.each(sites.map((site) => [site.slug, site] as const))('%s has postcodes that belong to their suburb and state', (_slug, site) => {
  for (const { postcode, city, state } of [site.address, ...site.locations.map(({ address }) => address)]) {
    expect([postcode, `${city} ${state}`]).toEqual([postcode, POSTCODES[`${postcode}`]]);
  }
});

it('the locations of each demonstration site are in the states of its business', () => {
  const states = Object.fromEntries(
    sites.map(({ slug, locations }) => [slug, [...new Set(locations.map(({ address }) => address.state))].toSorted()]),
  );
  expect(states).toEqual({
    'clearmark-cars': ['SA'],
    'kestrel-motor-group': ['NSW', 'QLD', 'VIC'],
    'swan-valley-toyota': ['WA'],
    'wattle-track-caravans': ['VIC'],
  });
});
