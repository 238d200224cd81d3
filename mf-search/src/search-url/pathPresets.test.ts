import { aLocation, aSite } from '@forecourt/shared-contracts/testing';
import { MAKES } from '@forecourt/shared-contracts/makes';
import { pathPreset } from './pathPresets';

const site = aSite({
  manufacturer: null,
  dealership_websites: [{ make: 'Wildcat' }],
  dealerships: [{ id: 7, slug: 'harbour-motors', name: 'Harbour Motors' }],
  locations: [aLocation({ id: 31, slug: 'harbour-motors-perth' })],
});
const preset = (slug: string) => pathPreset('preset', { preset: slug }, site);

it.each<[string, ReturnType<typeof preset>]>([
  ['new-used-and-demo-cars', {}],
  ['new-and-demo-cars', { facets: { car_type: ['new', 'demo'] } }],
  ['used-cars', { facets: { car_type: ['used'] } }],
  ['new-cars', { facets: { car_type: ['new'] } }],
  ['demo-cars', { facets: { car_type: ['demo'] } }],
  ['toyota', { facets: { make: ['Toyota'] } }],
  ['land-rover', { facets: { make: ['Land Rover'] } }],
  ['wildcat', { facets: { make: ['Wildcat'] } }],
  ['mercedes-benz', { facets: { make: ['Mercedes-Benz', 'Mercedes Benz'] } }],
  ['isuzu', { facets: { make: ['Isuzu', 'Isuzu UTE'] } }],
  ['isuzu-ute', { facets: { make: ['Isuzu', 'Isuzu UTE'] } }],
  ['jayco', { facets: { make: ['Jayco'] } }],
  ['suv', { facets: { body: ['SUV'] } }],
  ['hatch', { facets: { body: ['Hatch', 'Hatchback'] } }],
  ['station-wagon', { facets: { body: ['Station Wagon', 'Wagon'] } }],
  ['cab-chassis', { facets: { body: ['Cab Chassis'] } }],
  ['peoplemover', { facets: { body: ['People Mover'] } }],
  ['harbour-motors', { facets: { dealership: ['harbour-motors'] } }],
  ['harbour-motors-perth', { facets: { location: ['31'] } }],
  ['red-family-car', { query: 'red family car' }],
  ['constructor', { query: 'constructor' }],
  ['Toyota', { facets: { make: ['Toyota'] } }],
])('SE-009 SH-112 /search/%s', (slug, expected) => {
  expect(preset(slug)).toEqual(expected);
});

it('SH-112 tries make before body before dealership before location', () => {
  const crowded = aSite({
    dealership_websites: [{ make: 'Ute' }],
    dealerships: [
      { id: 1, slug: 'ute', name: 'Ute' },
      { id: 2, slug: 'van', name: 'Van' },
      { id: 3, slug: 'north', name: 'North' },
    ],
    locations: [aLocation({ slug: 'north' })],
  });
  expect(pathPreset('preset', { preset: 'ute' }, crowded)).toEqual({ facets: { make: ['Ute'] } });
  expect(pathPreset('preset', { preset: 'van' }, crowded)).toEqual({ facets: { body: ['Van'] } });
  expect(pathPreset('preset', { preset: 'north' }, crowded)).toEqual({ facets: { dealership: ['north'] } });
});

it('SE-009 SH-039 sets make, and looks for the model’s words', () => {
  expect(pathPreset('make-model', { make: 'mazda', model: 'cx-5' }, site)).toEqual({ facets: { make: ['Mazda'] }, query: 'cx 5' });
  expect(pathPreset('make-model', { make: 'unheard-of', model: 'one' }, site)).toEqual({ query: 'unheard of one' });
});

it('SE-012 shows used cars on the pre-owned page', () => {
  expect(pathPreset('preset', { preset: 'pre-owned' }, site)).toEqual({ facets: { car_type: ['used'] } });
});

it('SH-031 has no filter on the bare path', () => {
  expect(pathPreset('search', {}, site)).toBeNull();
  expect(pathPreset('preset', {}, site)).toBeNull();
});

it('SH-112 contains every make once', () => {
  expect(new Set(MAKES).size).toBe(MAKES.length);
});

it('SH-112 returns the make of a single-brand site, and nothing else where there is none', () => {
  const single = aSite({ manufacturer: { name: 'Bobcat Motors', slug: 'bobcat-motors' } });
  expect(pathPreset('preset', { preset: 'bobcat-motors' }, single)).toEqual({ facets: { make: ['Bobcat Motors'] } });
  expect(pathPreset('preset', { preset: 'bobcat-motors' }, site)).toEqual({ query: 'bobcat motors' });
});

it('SH-112 reads the words of a slug without stray hyphens', () => {
  expect(preset('-red--family car-')).toEqual({ query: 'red family car' });
});

it('SE-009 reads only the parameters of its kind of path', () => {
  const everything = { preset: 'suv', make: 'kia', model: 'rio' };
  expect(pathPreset('search', everything, site)).toBeNull();
  expect(pathPreset('make-model', { make: 'kia' }, site)).toBeNull();
  expect(pathPreset('make-model', { model: 'rio' }, site)).toBeNull();
});
