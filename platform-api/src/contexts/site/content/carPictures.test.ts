import { aCar } from '@forecourt/shared-contracts/testing';
import { HARBOUR, startTestApi, type TestApi } from '../../../../testing/testApi';
import { carPictures } from './carPictures';

let api: TestApi;
const car = (id: number, over: Parameters<typeof aCar>[0]) => ({
  car: aCar({ id, slug: `car-${id}`, primary_image_url: `cars/${id}/1.jpg`, ...over }),
  feedKey: String(id),
  source: 'feed' as const,
});

beforeAll(async () => {
  api = await startTestApi();
  await api.cars.save(HARBOUR.slug, [
    car(1, { make: 'Kia', model: 'Rio', simple_body: 'Hatch', car_type: 'used' }),
    car(2, { make: 'Kia', model: 'Sportage', simple_body: 'SUV', car_type: 'new' }),
    car(3, { make: 'Kia', model: 'Sportage', simple_body: 'SUV', car_type: 'used' }),
    car(4, { make: 'Mazda', model: 'CX-5', simple_body: 'SUV', car_type: 'new' }),
  ]);
});
afterAll(() => api.close());

it('PL-088 the picture of a model is that of a new car of it', async () => {
  const pictureOf = await carPictures(api.database, HARBOUR.slug);
  expect(pictureOf({ make: 'Kia', model: 'Sportage' }, 'model/sportage')).toBe('cars/2/1.jpg');
  expect(pictureOf({ make: 'Kia', model: 'Sportage' }, 'offer/sportage')).toBe('cars/2/1.jpg');
});

it('PL-088 items that name a body have pictures of their own, as far as there are cars, and the same at each import', async () => {
  const names = ['article/a', 'article/b', 'article/c', 'article/d'];
  const picturesOfImport = async () => {
    const pictureOf = await carPictures(api.database, HARBOUR.slug);
    return names.map((name) => pictureOf({ body: 'SUV' }, name));
  };
  const first = await picturesOfImport();
  expect(first.slice(0, 3).toSorted()).toEqual(['cars/2/1.jpg', 'cars/3/1.jpg', 'cars/4/1.jpg']);
  expect(first[3]).toBe('cars/2/1.jpg');
  expect(await picturesOfImport()).toEqual(first);
});

it('PL-088 an item that is imported alone keeps its picture, and takes none of another item', async () => {
  const stored = [
    ['a', 'cars/3/1.jpg'],
    ['b', 'cars/4/1.jpg'],
  ];
  for (const [slug, image_url] of stored)
    await api.database.query("insert into content_items (tenant, kind, slug, document) values ($1, 'article', $2, $3)", [
      HARBOUR.slug,
      slug,
      JSON.stringify({ image_url }),
    ]);
  const pictureOf = await carPictures(api.database, HARBOUR.slug);
  expect(pictureOf({ body: 'SUV' }, 'article/a')).toBe('cars/3/1.jpg');
  expect(pictureOf({ body: 'SUV' }, 'article/c')).toBe('cars/2/1.jpg');
});

it('PL-088 a body that is not in stock has the picture of any car', async () => {
  const pictureOf = await carPictures(api.database, HARBOUR.slug);
  expect(pictureOf({ body: 'Ute' }, 'article/a')).toBe('cars/2/1.jpg');
});
