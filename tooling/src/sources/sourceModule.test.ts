import { readSourceModule } from './sourceModule';

const useOf = (source: string, name: string) => readSourceModule(source, 'some.tsx').declarations.get(name);

it.each([
  ['const isOpen = (site: Site) => site.switches.fleetEnabled;', 'isOpen', 'switches.fleetEnabled'],
  ['function Fleet() { const { fleetEnabled } = useSwitches(); return fleetEnabled; }', 'Fleet', 'useSwitches().fleetEnabled'],
  ['const isOpen = ({ switches: { fleetEnabled } }: Site) => fleetEnabled;', 'isOpen', 'switches.fleetEnabled'],
  ['const isOpen = ({ fleetEnabled = true }: Switches) => fleetEnabled;', 'isOpen', '.fleetEnabled'],
  ['const isOpen = (site?: Site) => site?.switches.fleetEnabled;', 'isOpen', 'switches.fleetEnabled'],
])('returns the property that `%s` reads', (source, name, read) => {
  expect([...(useOf(source, name)?.reads ?? [])]).toContain(read);
});

it('takes an object that is written for no read', () => {
  expect([...(useOf('const preset = { fleetEnabled: true };', 'preset')?.reads ?? [])]).toEqual([]);
});

it('returns the slots that a component mounts, each of several names included', () => {
  const use = useOf(
    'const Page = ({ isHome }) => <main><Slot name="reviews" version={2} fallback={null} /><Slot name={isHome ? \'popup\' : \'carousel\'} /><Other name="footer" /></main>;',
    'Page',
  );

  expect(use?.mounts).toEqual([
    { slot: 'reviews', version: 2, hasFallback: true },
    { slot: 'popup', version: 1, hasFallback: false },
    { slot: 'carousel', version: 1, hasFallback: false },
  ]);
});

it('returns the routes that a component links to, and null for a name that only run time knows', () => {
  const use = useOf("const pathOf = (to, route) => to.ifDeployed('forms.contact') ?? to('shell.home') ?? to(route);", 'pathOf');

  expect(use?.links).toEqual([
    { route: 'forms.contact', ifDeployed: true },
    { route: 'shell.home', ifDeployed: false },
    { route: null, ifDeployed: false },
  ]);
});

it.each([
  ["const load = (api) => api.get('/api/session');", [{ method: 'GET', path: '/api/session' }]],
  [
    'const load = (api, slug) => api.getFile(`/api/cars/${encode(slug)}/brochure.pdf`);',
    [{ method: 'GET', path: '/api/cars/{}/brochure.pdf' }],
  ],
  ['const Form = () => <form method="post" action="/api/leads" />;', [{ method: 'POST', path: '/api/leads' }]],
  [
    "const save = (api, isSaved) => api.post(isSaved ? '/remove' : '/save', {});",
    [
      { method: null, path: '/remove' },
      { method: null, path: '/save' },
    ],
  ],
])('returns the paths that `%s` requests', (source, paths) => {
  expect([...readSourceModule(source, 'some.tsx').declarations.values()].flatMap((use) => use.paths)).toEqual(paths);
});

it('puts together a path that begins with a constant of the module', () => {
  const use = useOf('function load(api, slug) { const car = `/api/cars/${slug}`; return api.get(`${car}/similar?limit=${4}`); }', 'load');

  expect(use?.paths).toContainEqual({ method: 'GET', path: '/api/cars/{}/similar?limit={}' });
});

it('separates values from types among the exports', () => {
  const module = readSourceModule(
    "export interface Car {}\nexport type { Site } from './site';\nexport { slugOf, type Slug } from './slug';\nexport const LIMIT = 4;",
    'index.ts',
  );

  expect([...module.exports.keys()]).toEqual(['Car', 'Site', 'slugOf', 'Slug', 'LIMIT']);
  expect([...module.values]).toEqual(['slugOf', 'LIMIT']);
});
