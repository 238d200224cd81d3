import { routeOf } from '@forecourt/shared-contracts/site-routes';
import { aSite } from '@forecourt/shared-contracts/testing';
import { aRelease, aSetup, aTask } from '../server/rendering/testing/fakeRenderer';
import type { PageState } from '../app/hydration/pageState';
import type { RenderTask } from '../protocol/messages';

// The bundler gives the renderer Node's own require; here it is the test's.
Object.assign(globalThis, { __non_webpack_require__: require });
const { render } = require('./render') as typeof import('./render');

const part = { js: [], css: [], shared: [] };
const releases = {
  'mf-navigation@1.0.0': aRelease('mf-navigation', '1.0.0', {
    pages: { 'customer-area': { ...part, js: ['assets/garage.js'] } },
    routes: [
      routeOf({
        ...{ name: 'navigation.my-garage', pattern: '/my-garage', page: 'customer-area', remote: 'mf-navigation', title: 'My Garage' },
        ...{ requires: ['garageEnabled'], gate: { type: 'my-garage' } },
      }),
    ],
  }),
  'mf-forms@1.0.0': aRelease('mf-forms', '1.0.0', {
    pages: { contact: { ...part, js: ['assets/contact.js'] } },
    routes: [routeOf({ name: 'forms.contact', pattern: '/contact', page: 'contact', remote: 'mf-forms', title: 'Contact us' })],
  }),
};
const setup = { ...aSetup(), releases, watch: new Int32Array(new SharedArrayBuffer(4)), owners: ['shell', 'mf-navigation', 'mf-forms'] };
const versions = { 'mf-navigation': '1.0.0', 'mf-forms': '1.0.0' };
const at = (address: string, over: Partial<RenderTask> = {}, signal = new AbortController().signal) =>
  render(
    { ...aTask(address, { versions, site: aSite({ switches: { garageEnabled: true } }), skip: Object.keys(versions), ...over }), id: 1 },
    setup,
    signal,
  );

it('SH-118 a gated page is the same noindex HTML for everybody, and its module is not loaded', async () => {
  const { status, body, failures } = await at('/my-garage?tab=cars');
  expect(status).toBe(200);
  expect(body).toContain('<title>My Garage | Harbour Motors</title>');
  expect(body).toContain('noindex');
  expect(body).toContain('"kind":"gated"');
  expect(body).not.toContain('garage.js');
  expect(failures).toEqual([]);
});

it.each([
  ['an unknown path', '/no/such/page/here'],
  ['a page that the release of its remote does not have', '/careers'],
  ['a customer area where the garage is off', '/my-garage'],
])('SH-017 SH-113 %s has status 404 and names no file of a page', async (_what, address) => {
  const { status, body } = await at(address, { site: aSite() });
  expect(status).toBe(404);
  expect(body).toContain('Page not found');
  expect(body).not.toMatch(/garage\.js|contact\.js/);
});

it('SH-016 PL-027 a page that the server does not render is 503, not noindex, and preloaded for the browser', async () => {
  const { status, headers, body, failures } = await at('/contact');
  expect([status, headers]).toEqual([503, { 'content-type': 'text/html; charset=utf-8', 'retry-after': '5', 'cache-control': 'no-store' }]);
  expect(body).not.toContain('noindex');
  expect(body).toContain('contact.js');
  expect(failures).toEqual([expect.objectContaining({ remote: 'mf-forms', region: 'page contact' })]);
});

it('rejects when nobody awaits the page any more', async () => {
  const visit = new AbortController();
  const page = at('/my-garage', {}, visit.signal);
  visit.abort();
  await expect(page).rejects.toMatchObject({ name: 'AbortError' });
});

it('PL-099 a page of a preview says so to its visitor and to the browser; no other page does', async () => {
  const { body } = await at('/my-garage', { preview: { key: 'the-key', until: '2026-12-01T02:00:00.000Z' } });
  expect(body).toContain('"isPreview":true');
  expect(body).toContain('Leave the preview');
  expect((await at('/my-garage')).body).not.toMatch(/isPreview|Leave the preview/);
});

it('PL-041 the state of a page holds its site and composition whole, also where another page had them before', async () => {
  const named = { siteKey: '1 0', site: aSite({ name: 'Harbour </script> Motors' }) };
  const stateIn = async () => {
    const { body } = await at('/no/such/page', named);
    const [, json = ''] = /<script type="application\/json" id="[^"]*">(.*?)<\/script>/.exec(body ?? '') ?? [];
    return JSON.parse(json) as PageState;
  };
  const { site, composition, ...others } = await stateIn();
  expect(site).toEqual(named.site);
  expect(composition).toMatchObject({ revision: 1, standalone: null, slots: {} });
  expect(Object.keys(composition.remotes)).toEqual(['mf-navigation', 'mf-forms']);
  expect(composition.routes.open.map(({ name }) => name)).toContain('forms.contact');
  expect(others).toMatchObject({ now: '2026-03-02T02:00:00.000Z', page: { kind: 'not-found' } });
  expect(await stateIn()).toEqual({ site, composition, ...others });
});
