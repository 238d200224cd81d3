import { aSite } from '@forecourt/shared-contracts/testing';
import type { SiteDescription } from '../../protocol/messages';
import { SiteDescriptions } from './siteDescriptions';

const site = aSite();
const said = (icon: string) => ({ icon }) as SiteDescription;
const shell = (version: string, describe = jest.fn(async () => said(version))) => ({ version, pool: { describe } });

it('PL-073 requests a description of a version once for each document of a site', async () => {
  const descriptions = new SiteDescriptions();
  const one = shell('1.0.0');
  expect(descriptions.known(site, '1.0.0')).toBeNull();
  await Promise.all([descriptions.of(site, one), descriptions.of(site, one)]);
  expect(descriptions.known(site, '1.0.0')).toEqual(said('1.0.0'));
  expect(one.pool.describe).toHaveBeenCalledTimes(1);
  await descriptions.of(aSite(), one);
  expect(one.pool.describe).toHaveBeenCalledTimes(2);
});

it('PL-073 until a version or a changed document is described, what was said before is known', async () => {
  const descriptions = new SiteDescriptions();
  await descriptions.of(site, shell('1.0.0'));
  expect(descriptions.known(site, '2.0.0')).toEqual(said('1.0.0'));
  expect(descriptions.known(aSite({ name: 'Renamed' }), '1.0.0')).toEqual(said('1.0.0'));
  expect(descriptions.known(aSite({ slug: 'hill-cars' }), '1.0.0')).toBeNull();
});

it('PL-073 after a rollback the version that is served again is known, not the one that was requested last', async () => {
  const descriptions = new SiteDescriptions();
  await descriptions.of(site, shell('1.0.0'));
  await descriptions.of(site, shell('2.0.0'));
  expect(descriptions.known(site, '1.0.0')).toEqual(said('1.0.0'));
  descriptions.keepOnly(['2.0.0']);
  expect(descriptions.known(site, '1.0.0')).toEqual(said('2.0.0'));
});

it('PL-073 a site that cannot be described is not requested again at once', async () => {
  jest.useFakeTimers();
  try {
    const descriptions = new SiteDescriptions();
    const describe = jest.fn(async (): Promise<SiteDescription> => Promise.reject(new Error('no host')));
    const failing = shell('1.0.0', describe);
    for (let count = 0; count < 3; count += 1) await expect(descriptions.of(site, failing)).rejects.toThrow('no host');
    expect(describe).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(5000);
    await expect(descriptions.of(site, failing)).rejects.toThrow('no host');
    expect(describe).toHaveBeenCalledTimes(2);
  } finally {
    jest.useRealTimers();
  }
});
