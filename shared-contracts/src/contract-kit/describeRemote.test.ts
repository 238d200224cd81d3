import { createElement } from 'react';
import { usePlatform } from '../platform/context';
import { defineRemote, page as declared, slot, type RemoteDefinition } from '../platform/definition';
import { PageNotFound, PageRedirect } from '../platform/remote';
import { aSite } from '../testing';
import { describeRemote } from './describeRemote';
import { exampleCars, type RemoteExamples } from './examples';
import { tenantSites } from './tenantSites';
import { testedPartsOn } from './testCases';

const Component = () => createElement('p', null, usePlatform().site.name);
const page = async () => ({ Component });
const remote = defineRemote({
  name: 'mf-finance',
  pages: {
    application: declared(page, { title: 'Finance', routes: { 'finance.application': '/finance', 'finance.enquiry': '/finance-enquiry' } }),
    information: declared(page, { title: 'Car finance', routes: { 'finance.information': '/car-finance' } }),
  },
  slots: { 'finance-summary': slot(page, { version: 1, reserve: '3rem' }) },
  samples: async () => ({
    samples: {
      pages: { information: () => ['/car-finance?lender=1'] },
      slots: { 'finance-summary': ({ cars }) => cars.map((car) => ({ car })) },
    },
  }),
});

describeRemote(remote);

describe('PL-026 what the kit tests', () => {
  const site = aSite();
  const routes = { 'finance.application': '/finance' };
  /** The test cases of one page or slot. */
  const casesOf = (definition: RemoteDefinition, part: string, examples: RemoteExamples = {}) =>
    testedPartsOn(site, definition, examples)
      .find((each) => each.part === part)
      ?.testCases() ?? Promise.resolve([]);
  const firstOf = async (loader: () => unknown) => {
    const application = declared(async () => ({ Component, loader }), { title: 'Finance', routes });
    return (await casesOf({ ...remote, pages: { application }, slots: {} }, 'page application'))[0];
  };

  it('tests every tenant document, resolved without a warning', () => {
    expect(tenantSites().map(({ slug }) => slug)).toContain('swan-valley-toyota');
    expect(() => tenantSites('')).toThrow(/forecourtTenants/);
  });

  it('tests a page at its own addresses, its samples and the examples of the test', async () => {
    const cases = await casesOf(remote, 'page information', { pages: { information: () => ['/car-finance?lender=2'] } });
    expect(cases.map(({ title }) => title)).toEqual([
      'page information at /car-finance on harbour-motors',
      'page information at /car-finance?lender=1 on harbour-motors',
      'page information at /car-finance?lender=2 on harbour-motors',
    ]);
    expect((await casesOf(remote, 'page application')).map(({ title }) => title)).toEqual(
      expect.arrayContaining(['page application at /finance on harbour-motors']),
    );
  });

  it('tests a slot with its samples: one for each kind of car here', async () => {
    expect(await casesOf(remote, 'slot finance-summary')).toHaveLength(exampleCars().length);
  });

  it.each([
    [new PageNotFound('gone'), 'not-found'],
    [new PageRedirect('/finance-enquiry'), 'redirect'],
  ])('accepts %s as the result of a loader', async (result, kind) => {
    const prepared = await (await firstOf(() => Promise.reject(result)))?.prepare();
    expect(prepared).toEqual({ kind });
  });

  it('fails if a loader fails, or if an address is another page', async () => {
    const failing = await firstOf(() => Promise.reject(new Error('no lender')));
    await expect(failing?.prepare()).rejects.toThrow('no lender');
    const stray = (await casesOf(remote, 'page application', { pages: { application: () => ['/contact', '/car-finance'] } })).slice(-2);
    await expect(stray[0]?.prepare()).rejects.toThrow('mf-finance has no page at /contact on harbour-motors: it is contact of mf-forms.');
    await expect(stray[1]?.prepare()).rejects.toThrow('/car-finance is information on harbour-motors, not application.');
  });

  it('reports which response of the back end is missing', async () => {
    const summary = slot(async () => ({ Component, loader: (_props, { api }) => api.get('/api/lenders') }), {
      version: 1,
      reserve: '3rem',
    });
    const [missing] = await casesOf({ ...remote, slots: { 'finance-summary': summary } }, 'slot finance-summary');
    await expect(missing?.prepare()).rejects.toThrow('no response to GET /api/lenders');
  });
});
