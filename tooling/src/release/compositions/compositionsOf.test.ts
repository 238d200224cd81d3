import { canaried, pinned, promoted, registryChannels, type AllChannels } from '@forecourt/shell/registry';
import { bucketsOf, compositionKey, versionsOf } from './compositionsOf';

const before = [promoted('shell', '1.0.0'), promoted('mf-b', '1.0.0'), promoted('mf-a', '1.0.0')].reduce(
  (all, change) => change(all),
  {} as AllChannels,
);
const canary = (name: string, percent: number, tenants: string[] = []) => canaried(name, { version: '2.0.0', percent, tenants });
const served = (...changes: ((all: AllChannels) => AllChannels)[]) =>
  registryChannels(changes.reduce((all, change) => change(all), before));
/** Compositions of a tenant, each once. */
const compositions = (registry: ReturnType<typeof served>, tenant: string) => [
  ...new Set(bucketsOf([registry]).map((bucket) => compositionKey(versionsOf(registry, tenant, bucket)))),
];

it('PL-074 one composition where nobody gets a canary, in the order of names', () => {
  expect(compositions(served(), 'harbour')).toEqual(['shell@1.0.0 mf-a@1.0.0 mf-b@1.0.0']);
  expect(compositions(served(canary('mf-a', 0)), 'harbour')).toEqual(['shell@1.0.0 mf-a@1.0.0 mf-b@1.0.0']);
});

it('PL-074 one more than there are percentages: the same number decides every canary of a visitor', () => {
  expect(compositions(served(canary('mf-a', 10), canary('mf-b', 50)), 'harbour')).toEqual([
    'shell@1.0.0 mf-a@1.0.0 mf-b@1.0.0',
    'shell@1.0.0 mf-a@2.0.0 mf-b@2.0.0',
    'shell@1.0.0 mf-a@1.0.0 mf-b@2.0.0',
  ]);
});

it.each([0.5, 1, 99.5, 100])('PL-074 a canary of %f percent has visitors, and some never get one', (percent) => {
  expect(compositions(served(canary('mf-a', percent)), 'harbour')).toEqual([
    'shell@1.0.0 mf-a@1.0.0 mf-b@1.0.0',
    'shell@1.0.0 mf-a@2.0.0 mf-b@1.0.0',
  ]);
});

it('PL-074 tenants of a canary get it whole, and pinned ones never', () => {
  const registry = served(canary('shell', 10, ['clearmark']), pinned('mf-a', 'harbour', '0.9.0'), canary('mf-a', 50));
  expect(compositions(registry, 'clearmark')).toEqual(['shell@2.0.0 mf-a@1.0.0 mf-b@1.0.0', 'shell@2.0.0 mf-a@2.0.0 mf-b@1.0.0']);
  expect(compositions(registry, 'harbour')).toEqual(['shell@1.0.0 mf-a@0.9.0 mf-b@1.0.0', 'shell@2.0.0 mf-a@0.9.0 mf-b@1.0.0']);
});

it('PL-074 the visitors before a change and after it are the same ones', () => {
  expect(bucketsOf([served(canary('mf-a', 10)), served(canary('mf-a', 30))])).toEqual([null, 0, 10, 30]);
});
