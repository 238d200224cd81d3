import { createElement } from 'react';
import { usePlatform } from '../platform/context';
import { defineRemote, page as declared, slot } from '../platform/definition';
import { PageNotFound, PageRedirect } from '../platform/remote';
import { aSite } from '../testing';
import { describeRemote } from './describeRemote';
import { exampleCars, pageExamples, slotExamples } from './examples';
import { tenantSites } from './tenantSites';
import { testCasesOn } from './testCases';

const Component = () => createElement('p', null, usePlatform().site.name);
const page = async () => ({ Component });
const remote = defineRemote({
  name: 'mf-finance',
  pages: {
    application: declared(page, { title: 'Finance', routes: { 'finance.application': '/finance', 'finance.enquiry': '/finance-enquiry' } }),
    information: declared(page, { title: 'Car finance', routes: { 'finance.information': '/car-finance' } }),
  },
  slots: { 'finance-summary': slot(page, { version: 1, reserve: '3rem' }) },
});

describeRemote(remote);

describe('PL-026 what the kit tests', () => {
  const site = aSite();
  const routes = { 'finance.application': '/finance' };
  const testCase = (loader: () => unknown) => {
    const application = declared(async () => ({ Component, loader }), { title: 'Finance', routes });
    return testCasesOn(site, { ...remote, pages: { application }, slots: {} }, {})[0];
  };

  it('tests every tenant document, resolved without a warning', () => {
    expect(tenantSites().map(({ slug }) => slug)).toContain('swan-valley-toyota');
    expect(() => tenantSites('')).toThrow(/forecourtTenants/);
  });

  it('tests a page at its own addresses and at those of the remote’s examples, a slot with each kind of car', () => {
    const addresses = pageExamples(remote, 'information', site, { pages: { information: () => ['/car-finance?lender=2'] } });
    expect(addresses).toEqual(['/car-finance', '/car-finance?lender=2']);
    expect(pageExamples(remote, 'application', site, {})).toEqual(expect.arrayContaining(['/finance']));
    expect(slotExamples(site)['finance-summary']).toHaveLength(exampleCars().length);
    expect(testCasesOn(site, remote, {}).map(({ part }) => part)).toEqual(
      expect.arrayContaining(['page information', 'slot finance-summary']),
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
    const [, , stray] = testCasesOn(site, { ...remote, slots: {} }, { pages: { application: () => ['/contact'] } });
    await expect(stray?.prepare()).rejects.toThrow('mf-finance has no page at /contact on harbour-motors: it is contact of mf-forms.');
    const other = testCasesOn(site, { ...remote, slots: {} }, { pages: { application: () => ['/car-finance'] } });
    await expect(other.find(({ title }) => title.includes('application at /car-finance'))?.prepare()).rejects.toThrow(
      '/car-finance is information on harbour-motors, not application.',
    );
  });

  it('reports which response of the back end is missing', async () => {
    const missing = testCasesOn(
      site,
      {
        ...remote,
        pages: {},
        slots: {
          'finance-summary': slot(async () => ({ Component, loader: (_props, { api }) => api.get('/api/lenders') }), {
            version: 1,
            reserve: '3rem',
          }),
        },
      },
      {},
    )[0];
    await expect(missing?.prepare()).rejects.toThrow('no response to GET /api/lenders');
  });
});
