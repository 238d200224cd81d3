import Fastify from 'fastify';
import { aSite } from '@forecourt/shared-contracts/testing';
import { selectScenario } from './selectScenario';

const sites = [aSite({ slug: 'harbour-motors', name: 'Harbour Motors' }), aSite({ slug: 'inland-cars', name: 'Inland Cars' })] as const;

async function visit(url: string, cookie = '', more: Readonly<Record<string, string>> = {}) {
  const app = Fastify();
  app.get('/*', (request, reply) => reply.send(selectScenario(request, reply, sites[0], sites)));
  const response = await app.inject({ url, headers: { host: 'harbour-motors.localhost:3100', cookie, ...more } });
  await app.close();
  return { ...(response.json() as ReturnType<typeof selectScenario>), cookie: response.headers['set-cookie'] };
}

it('uses the scenario of the query parameter and stores it in a cookie', async () => {
  expect(await visit('/search?make=Kia&scenario=sold-car')).toMatchObject({
    scenario: 'sold-car',
    cookie: 'forecourt_scenario=sold-car; Path=/; SameSite=Lax',
  });
});

it.each([
  ['the stored one', '/search', 'a=b; forecourt_scenario=no-price', 'no-price'],
  ['the stored one where the address names none that exists', '/?scenario=on-fire', 'forecourt_scenario=empty', 'empty'],
  ['the normal one', '/', 'forecourt_scenario=on-fire', 'normal'],
])('PL-022 otherwise shows %s', async (_which, url, cookie, scenario) => {
  expect(await visit(url, cookie)).toMatchObject({ scenario, cookie: undefined });
});

it('PL-022 uses the appearance of the query parameter likewise, and stores it in a cookie of its own', async () => {
  expect(await visit('/search?appearance=dark&scenario=empty')).toMatchObject({
    scenario: 'empty',
    appearance: 'dark',
    cookie: ['forecourt_scenario=empty; Path=/; SameSite=Lax', 'forecourt_appearance=dark; Path=/; SameSite=Lax'],
  });
  expect(await visit('/search', 'forecourt_scenario=empty; forecourt_appearance=large-text')).toMatchObject({ appearance: 'large-text' });
  expect(await visit('/search?appearance=loud', 'forecourt_appearance=quiet')).toMatchObject({ appearance: 'normal', cookie: undefined });
});

it("returns this server's address for each site", async () => {
  const { tenants } = await visit('/');
  expect(tenants).toEqual([
    { slug: 'harbour-motors', name: 'Harbour Motors', origin: 'http://harbour-motors.localhost:3100' },
    { slug: 'inland-cars', name: 'Inland Cars', origin: 'http://inland-cars.localhost:3100' },
  ]);
});

it('PL-022 knows a page in a frame of the index', async () => {
  expect(await visit('/search')).toMatchObject({ isFramed: false });
  expect(await visit('/search', '', { 'sec-fetch-dest': 'iframe' })).toMatchObject({ isFramed: true });
});
