import {
  canaried,
  EMPTY_REGISTRY,
  pinned,
  promoted,
  retired,
  rolledBack,
  usableChannels,
  versionFor,
  versionsInUse,
  type Channels,
  type Registry,
  type Visitor,
} from './registry';

const channels = (over: Partial<Channels> = {}): Channels => ({ stable: '1.0.0', canary: null, pins: {}, previous: [], ...over });
const registryWith = (remote: Channels): Registry => ({ ...EMPTY_REGISTRY, revision: 1, remotes: { 'mf-search': remote } });

describe('versionFor', () => {
  const all = channels({
    stable: '1.0.0',
    canary: { version: '2.0.0', percent: 20, tenants: ['clearmark-cars'] },
    pins: { 'swan-valley-toyota': '0.9.0' },
  });

  it.each<[string, Visitor, string]>([
    ['an override wins over a pin', { tenant: 'swan-valley-toyota', bucket: 5, overrides: { 'mf-search': '3.0.0' } }, '3.0.0'],
    ['a pin wins over the canary', { tenant: 'swan-valley-toyota', bucket: 5 }, '0.9.0'],
    ['a canary tenant gets the canary whole', { tenant: 'clearmark-cars', bucket: 99 }, '2.0.0'],
    ['a bucket below the share gets the canary', { tenant: 'kestrel-motor-group', bucket: 19 }, '2.0.0'],
    ['a bucket at the share gets stable', { tenant: 'kestrel-motor-group', bucket: 20 }, '1.0.0'],
    ['a visitor without a bucket gets stable', { tenant: 'kestrel-motor-group', bucket: null }, '1.0.0'],
    [
      'an override of another remote changes nothing',
      { tenant: 'kestrel-motor-group', bucket: null, overrides: { 'mf-forms': '9.0.0' } },
      '1.0.0',
    ],
  ])('PL-008 %s', (_rule, visitor, expected) => {
    expect(versionFor(registryWith(all), 'mf-search', visitor)).toBe(expected);
  });

  it('PL-008 a pin of a canary tenant wins, and a remote without a release has no version', () => {
    const both = channels({ canary: { version: '2.0.0', percent: 100, tenants: ['clearmark-cars'] }, pins: { 'clearmark-cars': '0.9.0' } });
    expect(versionFor(registryWith(both), 'mf-search', { tenant: 'clearmark-cars', bucket: 0 })).toBe('0.9.0');
    expect(versionFor(EMPTY_REGISTRY, 'mf-search', { tenant: 'clearmark-cars', bucket: 0 })).toBeNull();
  });
});

describe('changes', () => {
  const after = (change: (remotes: Registry['remotes']) => Registry['remotes'], before: Channels) =>
    change({ 'mf-search': before })['mf-search'];

  it('PL-016 a promoted version is stable and the one before it is the rollback target', () => {
    expect(promoted('mf-search', '1.0.0')({})).toEqual({ 'mf-search': channels() });
    expect(after(promoted('mf-search', '1.1.0'), channels())).toEqual(channels({ stable: '1.1.0', previous: ['1.0.0'] }));
  });

  it('PL-016 promoting what is stable already changes nothing, so that no empty revision is written', () => {
    const before = { 'mf-search': channels() };
    expect(promoted('mf-search', '1.0.0')(before)).toBe(before);
  });

  it('PL-016 stores the last five stable versions, each once', () => {
    const before = channels({ stable: '6.0.0', previous: ['5.0.0', '4.0.0', '3.0.0', '2.0.0', '1.0.0'] });
    expect(after(promoted('mf-search', '7.0.0'), before)?.previous).toEqual(['6.0.0', '5.0.0', '4.0.0', '3.0.0', '2.0.0']);
    expect(after(promoted('mf-search', '3.0.0'), before)?.previous).toEqual(['6.0.0', '5.0.0', '4.0.0', '2.0.0', '1.0.0']);
  });

  it('PL-017 promoting the canary ends it; promoting another version does not', () => {
    const before = channels({ canary: { version: '2.0.0', percent: 10, tenants: [] } });
    expect(after(promoted('mf-search', '2.0.0'), before)).toMatchObject({ stable: '2.0.0', canary: null });
    expect(after(promoted('mf-search', '1.5.0'), before)?.canary).toEqual(before.canary);
  });

  it('PL-016 rolls back step by step and never to the version that was rolled back', () => {
    const once = after(rolledBack('mf-search'), channels({ stable: '3.0.0', previous: ['2.0.0', '1.0.0'] }));
    expect(once).toMatchObject({ stable: '2.0.0', previous: ['1.0.0'] });
    expect(after(rolledBack('mf-search'), once as Channels)).toMatchObject({ stable: '1.0.0', previous: [] });
  });

  it('PL-016 reports that there is no earlier version', () => {
    expect(() => after(rolledBack('mf-search'), channels())).toThrow(
      'mf-search has no earlier version to go back to; stable is 1.0.0. "forecourt retire mf-search" stops serving it.',
    );
    expect(() => rolledBack('mf-forms')({})).toThrow('mf-forms has no release yet: publish one with "forecourt release mf-forms".');
  });

  it('PL-017 holds one tenant on a version and lets it go again', () => {
    const held = after(pinned('mf-search', 'clearmark-cars', '0.9.0'), channels({ pins: { 'swan-valley-toyota': '0.8.0' } }));
    expect(held?.pins).toEqual({ 'swan-valley-toyota': '0.8.0', 'clearmark-cars': '0.9.0' });
    expect(after(pinned('mf-search', 'clearmark-cars', null), held as Channels)?.pins).toEqual({ 'swan-valley-toyota': '0.8.0' });
  });

  it('PL-017 starts and ends a canary', () => {
    const canary = { version: '2.0.0', percent: 5, tenants: [] };
    expect(after(canaried('mf-search', canary), channels())?.canary).toEqual(canary);
    expect(after(canaried('mf-search', null), channels({ canary }))?.canary).toBeNull();
  });

  it('PL-009 counts every version that some visitor may get, and the rollback target, as in use', () => {
    const many = channels({
      canary: { version: '2.0.0', percent: 5, tenants: [] },
      pins: { 'clearmark-cars': '0.9.0', 'swan-valley-toyota': '1.0.0' },
      previous: ['0.8.0', '0.7.0'],
    });
    expect(versionsInUse(many).toSorted()).toEqual(['0.8.0', '0.9.0', '1.0.0', '2.0.0']);
  });
});

describe('PL-034 usableChannels', () => {
  const all = channels({
    stable: '3.0.0',
    previous: ['2.0.0', '1.0.0'],
    canary: { version: '4.0.0', percent: 20, tenants: [] },
    pins: { 'hill-cars': '1.0.0', 'bay-cars': '2.0.0' },
  });
  const without = (...damaged: string[]) => usableChannels(all, (version) => !damaged.includes(version));

  it('PL-034 changes nothing when every version can be served', () => {
    expect(without()).toEqual(all);
  });
  it('PL-034 puts the newest usable earlier version in the place of a damaged stable one', () => {
    expect(without('3.0.0')).toEqual({ ...all, stable: '2.0.0', previous: ['1.0.0'] });
    expect(without('3.0.0', '2.0.0')).toEqual({ ...all, stable: '1.0.0', previous: [], pins: { 'hill-cars': '1.0.0' } });
  });
  it('PL-034 ends a damaged canary and pins to a damaged version', () => {
    expect(without('4.0.0', '1.0.0')).toEqual({ ...all, previous: ['2.0.0'], canary: null, pins: { 'bay-cars': '2.0.0' } });
  });
  it('PL-034 has nothing to serve without a usable stable version', () => {
    expect(without('3.0.0', '2.0.0', '1.0.0')).toBeNull();
  });
});

describe('retired', () => {
  it('PL-010 takes a remote out of every channel and leaves the others', () => {
    const remotes = { 'mf-search': channels({ pins: { 'harbour-motors': '0.9.0' } }), 'mf-forms': channels() };
    expect(retired('mf-search')(remotes)).toEqual({ 'mf-forms': channels() });
  });

  it('PL-010 refuses a remote that is not served', () => {
    expect(() => retired('mf-search')({})).toThrow('mf-search has no release yet');
  });
});
