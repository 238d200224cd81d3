import { aCar, aSite } from '@forecourt/shared-contracts/testing';
import { drawnPictures, PICTURE_VIEWS } from '../stock/carPictures';
import { drawnCars } from './drawnCars';
import type { Draughtsman } from './Draughtsman';
import { drawingOf, type Look } from './drawingOf';

const site = aSite({ slug: 'harbour-motors', theme: { brand: '#12407c' } });
const cars = [
  aCar({ id: 7, make: 'Kia', model: 'Rio', car_type: 'used', km: 38_412, colour: 'Blue' }),
  aCar({ id: 8, make: 'Kia', model: 'EV6', car_type: 'new', km: 12, simple_fuel: 'Electric' }),
];
/** What the drawing thread is asked for. */
const looks: Look[] = [];
const thread = { draw: (look: Look) => (looks.push(look), Promise.resolve(drawingOf(look))) } as Draughtsman;
const source = drawnCars({ findById: async (_tenant, id) => (cars.find((car) => car.id === id) ?? null) as never }, thread);

async function lookOf(path: string) {
  const picture = await source.find(site, path);
  await picture?.load();
  return looks.at(-1);
}

it.each([
  ['car', 12],
  ['motorhome', 12],
  ['caravan', 10],
  ['camper-trailer', 10],
] as const)('AP-034 gives a %s %i pictures without a double, counts them, and draws each', async (itemType, count) => {
  const { photos_count, images, thumbnails, primary_image_url } = drawnPictures(site.slug, 7, itemType);
  expect([photos_count, images.length, thumbnails.length, new Set(thumbnails).size]).toEqual([count, count, count, count]);
  expect(primary_image_url).toBe('cars/harbour-motors/7/front-quarter.webp');
  const found = await Promise.all(images.map(({ url }) => source.find(site, url)));
  expect(found).not.toContain(null);
});

it('AP-034 shows a caravan’s rooms and no dashboard, and a car’s dashboard and no bed', () => {
  const viewsOf = (itemType: 'car' | 'caravan') => drawnPictures(site.slug, 7, itemType).thumbnails.map((path) => path.split('/').at(-1));
  expect(viewsOf('caravan')).toEqual(expect.arrayContaining(['living.webp', 'bedroom.webp']));
  expect(viewsOf('caravan')).not.toEqual(expect.arrayContaining(['cluster.webp']));
  expect(viewsOf('car')).toEqual(expect.arrayContaining(['cluster.webp', 'dashboard.webp']));
  expect(viewsOf('car')).not.toEqual(expect.arrayContaining(['bedroom.webp']));
});

it('AP-034 draws the instruments with the car’s own kilometres, and shares the outside between cars that differ in them', async () => {
  expect(await lookOf('cars/harbour-motors/7/cluster.webp')).toMatchObject({ view: 'cluster', km: 38_412 });
  expect(await lookOf('cars/harbour-motors/7/side.webp')).not.toHaveProperty('km');
});

it('AP-034 draws each car as one of its make and model, in the dealer’s colour, an electric one without a grille', async () => {
  expect(await lookOf('cars/harbour-motors/7/front.webp')).toMatchObject({ family: 'Kia Rio', accent: '#12407c', isElectric: false, colour: 'Blue', setting: 'yard' });
  expect(await lookOf('cars/harbour-motors/8/front.webp')).toMatchObject({ family: 'Kia EV6', isElectric: true, setting: 'studio' });
});

it('AP-034 never hands a drawing a colour that is not plainly one', async () => {
  const odd = aSite({ slug: 'harbour-motors', theme: { brand: 'red"/><script>' } });
  const picture = await source.find(odd, 'cars/harbour-motors/7/front.webp');
  await picture?.load();
  expect(looks.at(-1)).not.toHaveProperty('accent');
});

it('AP-034 names every view once', () => {
  expect(new Set(PICTURE_VIEWS).size).toBe(PICTURE_VIEWS.length);
  expect(PICTURE_VIEWS).toHaveLength(14);
});
