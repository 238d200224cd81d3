import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Section } from '@forecourt/shared-contracts/shell';
import { aSite } from '@forecourt/shared-contracts/testing';
import { artifactsInFolder, changeRegistry, promoted, registryInFolder, type Release } from '../../registry';
import { publishRelease } from '../../registry/testing/publishRelease';
import { sectionCheck } from './sectionCheck';

const part = { js: [], css: [], shared: [], version: 1, reserve: '0' };
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

/** The check of sections where these slots are deployed. */
async function checkWith(slots: Release['slots']) {
  const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-sections-'));
  const folders = { registryFolder: path.join(folder, 'registry'), artifactsFolder: path.join(folder, 'artifacts') };
  await publishRelease(artifactsInFolder(folders.artifactsFolder), 'mf-search', '1.0.0', { slots });
  const change = { author: 'test', change: 'first release' };
  await changeRegistry(registryInFolder(folders.registryFolder), {
    ...change,
    apply: promoted('mf-search', '1.0.0'),
  });
  return sectionCheck(folders);
}
const siteWith = (...sections: Section[]) => aSite({ sections: { 'shell.home': sections } });
const placed = (slot: string, props: Record<string, unknown> = {}): Section => ({ type: 'slot', slot, props });

it.each<[string, Section, string[]]>([
  ['props that fit', placed('latest-cars', { limit: 8 }), []],
  ['a slot that nobody provides', placed('horoscope'), ['sections["shell.home"][0].slot: no release provides the slot horoscope']],
  [
    'a slot that only code mounts',
    placed('finance-summary'),
    ['sections["shell.home"][0].slot: a document cannot place the slot finance-summary; it can place latest-cars, location-block'],
  ],
  ['a prop out of range', placed('latest-cars', { limit: 99 }), ['sections["shell.home"][0].props.limit: must be <= 24']],
  ['an unknown prop', placed('latest-cars', { limits: 8 }), ['sections["shell.home"][0].props: has no prop limits']],
  [
    'a word that is none',
    placed('location-block', { filter: 'moon' }),
    ['sections["shell.home"][0].props.filter: must be one of sales, service'],
  ],
  ['a missing prop', placed('location-block'), ['sections["shell.home"][0].props: must have required property \'filter\'']],
  [
    'the tool of a hero',
    { type: 'hero', title: null, lead: null, tools: [{ slot: 'horoscope', props: {} }] },
    ['sections["shell.home"][0].tools[0].slot: no release provides the slot horoscope'],
  ],
])('NA-058 compares %s with the releases in service', async (_what, section, problems) => {
  const check = await checkWith(SLOTS);
  expect(await check(siteWith(section))).toEqual(problems);
});

it('NA-058 compares nothing where no remote is registered, as on a machine of the back end alone', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-sections-'));
  const check = sectionCheck({ registryFolder: path.join(folder, 'registry'), artifactsFolder: path.join(folder, 'artifacts') });
  expect(await check(siteWith(placed('latest-cars', { limit: 8 })))).toEqual([]);
});

it('NA-058 finds sections of a route that no release has', async () => {
  const check = await checkWith(SLOTS);
  expect(await check(aSite({ sections: { 'forms.contract': [] } }))).toEqual([
    'sections["forms.contract"]: no release has the route forms.contract',
  ]);
});
