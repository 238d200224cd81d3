import { createElement } from 'react';
import { usePlatform } from '../platform/context';
import { CONTRACT_VERSION, defineRemote, PageNotFound, PageRedirect } from '../platform/remote';
import { aSite } from '../testing';
import { describeRemote } from './describeRemote';
import { exampleCars, pageExamples, slotExamples } from './examples';
import { tenantSites } from './tenantSites';
import { testCasesOn } from './testCases';

const Component = () => createElement('p', null, usePlatform().site.name);
const page = async () => ({ Component });
const remote = defineRemote({
  name: 'mf-finance',
  contract: CONTRACT_VERSION,
  pages: { 'finance.application': page, 'finance.information': page },
  slots: { 'finance-summary': page },
});

describeRemote(remote);

describe('PL-026 what the kit tests', () => {
  const site = aSite();
  const testCase = (load: () => unknown) =>
    testCasesOn(site, { ...remote, pages: { 'finance.application': async () => ({ Component, loader: load }) }, slots: {} }, {})[0];

  it('tests every tenant document, resolved without a warning', () => {
    expect(tenantSites().map(({ slug }) => slug)).toContain('swan-valley-toyota');
    expect(() => tenantSites('')).toThrow(/forecourtTenants/);
  });

  it('tests a page at its own addresses and at those of the remote’s examples, a slot with each kind of car', () => {
    const addresses = pageExamples('vehicle.detail', site, { pages: { 'vehicle.detail': () => ['/cars/corolla'] } });
    expect(addresses).toEqual(['/cars/corolla']);
    expect(pageExamples('finance.application', site, {})).toEqual(expect.arrayContaining(['/finance']));
    expect(slotExamples(site)['finance-summary']).toHaveLength(exampleCars().length);
    expect(testCasesOn(site, remote, {}).map(({ part }) => part)).toEqual(
      expect.arrayContaining(['page finance.information', 'slot finance-summary']),
    );
  });

  it.each([
    [new PageNotFound('gone'), 'not-found'],
    [new PageRedirect('/finance-enquiry'), 'redirect'],
  ])('accepts %s as the result of a loader', async (result, kind) => {
    const prepared = await testCase(() => Promise.reject(result))?.prepare();
    expect(prepared).toEqual({ kind });
  });

  it('fails if a loader fails, or if an address is another page', async () => {
    await expect(testCase(() => Promise.reject(new Error('no lender')))?.prepare()).rejects.toThrow('no lender');
    const [, , stray] = testCasesOn(site, { ...remote, slots: {} }, { pages: { 'finance.application': () => ['/contact'] } });
    await expect(stray?.prepare()).rejects.toThrow(
      'mf-finance has no page at /contact on harbour-motors: it is forms.contact of mf-forms.',
    );
    const pages = { ...remote.pages, 'finance.information': async () => ({ Component }) };
    const other = testCasesOn(site, { ...remote, pages, slots: {} }, { pages: { 'finance.application': () => ['/car-finance'] } });
    await expect(other.find(({ title }) => title.includes('finance.application at /car-finance'))?.prepare()).rejects.toThrow(
      '/car-finance is finance.information on harbour-motors, not finance.application.',
    );
  });

  it('reports which response of the back end is missing', async () => {
    const missing = testCasesOn(
      site,
      {
        ...remote,
        pages: {},
        slots: { 'finance-summary': async () => ({ Component, loader: (_props, { api }) => api.get('/api/lenders') }) },
      },
      {},
    )[0];
    await expect(missing?.prepare()).rejects.toThrow('no response to GET /api/lenders');
  });
});
