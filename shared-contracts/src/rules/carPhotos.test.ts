import { aCar } from '../testing';
import { cardPhotos, carPhotos } from './carPhotos';

const photosOf = (count: number) => Array.from({ length: count }, (_each, index) => ({ url: `${index + 1}.jpg` }));

it('VE-007 lists the primary photo first, without duplicates', () => {
  const car = aCar({ images: [{ url: 'a.jpg' }, { url: 'b.jpg' }, { url: 'c.jpg' }], primary_image_url: 'b.jpg' });

  expect(carPhotos(car)).toEqual(['b.jpg', 'a.jpg', 'c.jpg']);
});

it('VE-073 a card shows the first six', () => {
  expect(cardPhotos(aCar({ images: photosOf(12), primary_image_url: '4.jpg' }))).toEqual([
    '4.jpg',
    '1.jpg',
    '2.jpg',
    '3.jpg',
    '5.jpg',
    '6.jpg',
  ]);
});
