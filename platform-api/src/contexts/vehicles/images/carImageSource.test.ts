import { aCar, aSite } from '@forecourt/shared-contracts/testing';
import { carImageFields, CAR_IMAGE_VIEWS } from '../stock/carImages';
import { carImageSource } from './carImageSource';
import type { CarImageRenderer } from './CarImageRenderer';
import { renderImageSvg, type RenderedImageSpec } from './renderImageSvg';

const site = aSite({ slug: 'harbour-motors', theme: { brand: '#12407c' } });
const cars = [
  aCar({ id: 7, make: 'Kia', model: 'Rio', car_type: 'used', km: 38_412, colour: 'Blue', regplate: 'DEM 0007' }),
  aCar({ id: 8, make: 'Kia', model: 'EV6', car_type: 'new', km: 12, simple_fuel: 'Electric' }),
  aCar({ id: 9, regplate: '1ABC234' }),
];
/** What the renderer was called with. */
const specs: RenderedImageSpec[] = [];
const renderer: Pick<CarImageRenderer, 'render'> = { render: (spec) => (specs.push(spec), Promise.resolve(renderImageSvg(spec))) };
const source = carImageSource({ findById: async (_tenant, id) => (cars.find((car) => car.id === id) ?? null) as never }, renderer);

async function specOf(path: string) {
  const image = await source.find(site, path);
  await image?.load();
  return specs.at(-1);
}

it.each([
  ['car', 12],
  ['motorhome', 12],
  ['caravan', 10],
  ['camper-trailer', 10],
] as const)('AP-034 gives a %s %i different images, counts them, and finds each', async (itemType, count) => {
  const { photos_count, images, thumbnails, primary_image_url } = carImageFields(site.slug, 7, itemType);
  expect([photos_count, images.length, thumbnails.length, new Set(thumbnails).size]).toEqual([count, count, count, count]);
  expect(primary_image_url).toBe('cars/harbour-motors/7/front-quarter.webp');
  const found = await Promise.all(images.map(({ url }) => source.find(site, url)));
  expect(found).not.toContain(null);
});

it('AP-034 lists a caravan’s rooms and no dashboard, and a car’s dashboard and no bedroom', () => {
  const viewsOf = (itemType: 'car' | 'caravan') => carImageFields(site.slug, 7, itemType).thumbnails.map((path) => path.split('/').at(-1));
  expect(viewsOf('caravan')).toEqual(expect.arrayContaining(['living.webp', 'bedroom.webp']));
  expect(viewsOf('caravan')).not.toEqual(expect.arrayContaining(['cluster.webp']));
  expect(viewsOf('car')).toEqual(expect.arrayContaining(['cluster.webp', 'dashboard.webp']));
  expect(viewsOf('car')).not.toEqual(expect.arrayContaining(['bedroom.webp']));
});

it('AP-034 renders the instruments with the car’s kilometres, and shares exterior images between cars that differ only in them', async () => {
  expect(await specOf('cars/harbour-motors/7/cluster.webp')).toMatchObject({ view: 'cluster', km: 38_412 });
  expect(await specOf('cars/harbour-motors/7/side.webp')).not.toHaveProperty('km');
});

it('AP-034 renders each car with the family of its make and model and the dealer’s colour, and marks electric cars', async () => {
  expect(await specOf('cars/harbour-motors/7/front.webp')).toMatchObject({
    family: 'Kia Rio',
    accent: '#12407c',
    isElectric: false,
    colour: 'Blue',
    setting: 'yard',
  });
  expect(await specOf('cars/harbour-motors/8/front.webp')).toMatchObject({ family: 'Kia EV6', isElectric: true, setting: 'studio' });
});

it('AP-034 renders the plate of a car of the demonstration where a view shows it, and none of a car that exists', async () => {
  expect(await specOf('cars/harbour-motors/7/rear.webp')).toMatchObject({ plate: 'DEM 0007' });
  expect(await specOf('cars/harbour-motors/7/side.webp')).not.toHaveProperty('plate');
  expect(await specOf('cars/harbour-motors/8/front.webp')).toMatchObject({ plate: null });
  expect(await specOf('cars/harbour-motors/9/front.webp')).toMatchObject({ plate: null });
});

it('AP-034 never passes an invalid brand colour to the renderer', async () => {
  const odd = aSite({ slug: 'harbour-motors', theme: { brand: 'red"/><script>' } });
  const image = await source.find(odd, 'cars/harbour-motors/7/front.webp');
  await image?.load();
  expect(specs.at(-1)).not.toHaveProperty('accent');
});

it('AP-034 lists every view once', () => {
  expect(new Set(CAR_IMAGE_VIEWS).size).toBe(CAR_IMAGE_VIEWS.length);
  expect(CAR_IMAGE_VIEWS).toHaveLength(14);
});
