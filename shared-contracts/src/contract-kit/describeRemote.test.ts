import { createElement } from 'react';
import { usePlatform } from '../platform/context';
import { CONTRACT_VERSION, defineRemote, PageNotFound, PageRedirect } from '../platform/remote';
import { aSite } from '../testing';
import { describeRemote } from './describeRemote';
import { exampleCars, pageExamples, slotExamples } from './examples';
import { tenantSites } from './tenantSites';
import { trialsOn } from './trial';

const Component = () => createElement('p', null, usePlatform().site.name);
const page = async () => ({ Component });
const remote = defineRemote({
  name: 'mf-finance',
  contract: CONTRACT_VERSION,
  pages: { 'finance.application': page, 'finance.information': page },
  slots: { 'finance-summary': page },
});

describeRemote(remote);

describe('PL-026 what the kit tries', () => {
  const site = aSite();
  const trial = (load: () => unknown) =>
    trialsOn(site, { ...remote, pages: { 'finance.application': async () => ({ Component, loader: load }) }, slots: {} }, {})[0];

  it('tries every tenant document, resolved without a warning', () => {
    expect(tenantSites().map(({ slug }) => slug)).toContain('swan-valley-toyota');
    expect(() => tenantSites('')).toThrow(/forecourtTenants/);
  });

  it('tries a page at its own addresses and at those that the remote names, a slot with each kind of car', () => {
    const addresses = pageExamples('vehicle.detail', site, { pages: { 'vehicle.detail': () => ['/cars/corolla'] } });
    expect(addresses).toEqual(['/cars/corolla']);
    expect(pageExamples('finance.application', site, {})).toEqual(expect.arrayContaining(['/finance']));
    expect(slotExamples(site)['finance-summary']).toHaveLength(exampleCars().length);
    expect(trialsOn(site, remote, {}).map(({ part }) => part)).toEqual(expect.arrayContaining(['page finance.information', 'slot finance-summary']));
  });

  it.each([
    [new PageNotFound('gone'), 'not-found'],
    [new PageRedirect('/finance-enquiry'), 'redirect'],
  ])('takes %s as an outcome of a loader', async (outcome, kind) => {
    const prepared = await trial(() => Promise.reject(outcome))?.prepare();
    expect(prepared).toEqual({ kind });
  });

  it('fails a loader that fails, and an address that shows another page', async () => {
    await expect(trial(() => Promise.reject(new Error('no lender')))?.prepare()).rejects.toThrow('no lender');
    const [, , stray] = trialsOn(site, { ...remote, slots: {} }, { pages: { 'finance.application': () => ['/contact'] } });
    await expect(stray?.prepare()).rejects.toThrow(/\/contact shows forms\.contact.*not finance\.application/);
  });

  it('says which answer of the back end is missing', async () => {
    const asking = trialsOn(
      site,
      { ...remote, pages: {}, slots: { 'finance-summary': async () => ({ Component, loader: (_props, { api }) => api.get('/api/lenders') }) } },
      {},
    )[0];
    await expect(asking?.prepare()).rejects.toThrow('no answer to GET /api/lenders');
  });
});
