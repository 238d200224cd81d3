import { untilServed } from './load';
import { getPage, type ServedSite, type TestSite } from './site';
import { changedRemote } from './sources';
import { test as base } from './writingTest';

/** The remote that gets the faults, with a page of it on a tenant's site. */
export const FAULTY = { remote: 'mf-finance', tenant: 'kestrel-motor-group', page: '/finance' } as const;

/** True in code of a remote that runs on the server. */
export const ON_SERVER = "typeof window === 'undefined'";

let releases = 0;

async function servedVersion(site: ServedSite): Promise<string> {
  const { html } = await getPage(site, FAULTY.tenant, '/_forecourt/composition?path=/');
  return (JSON.parse(html) as { remotes: Record<string, { version: string }> }).remotes[FAULTY.remote]?.version ?? '';
}

async function promote(site: TestSite, version: string): Promise<void> {
  await site.forecourt('promote', FAULTY.remote, version);
  await untilServed(site, FAULTY.tenant, FAULTY.remote, version);
}

interface FaultyFixtures {
  /** Releases the remote with one text of a file replaced and waits until the site serves it; resolves with the version. */
  releaseFaulty(name: string, file: string, from: string, to: string): Promise<string>;
  /** The version that the site serves at the start of the test. */
  goodVersion: string;
}

/** Tests that release a remote with a fault; the end of each test returns to the good version. */
export const test = base.extend<FaultyFixtures>({
  goodVersion: async ({ site }, use) => use(await servedVersion(site)),
  releaseFaulty: async ({ site, goodVersion }, use) => {
    await use(async (name, file, from, to) => {
      releases += 1;
      const version = `9.0.${releases}`;
      const folder = changedRemote(FAULTY.remote, name, [{ file, from, to }]);
      await site.forecourt('release', FAULTY.remote, '--from', folder, '--version', version, '--without-tests');
      await untilServed(site, FAULTY.tenant, FAULTY.remote, version);
      return version;
    });
    await promote(site, goodVersion);
  },
});

export { expect, gate } from './writingTest';
