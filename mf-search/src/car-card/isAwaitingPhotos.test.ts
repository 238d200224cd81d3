import { isAwaitingPhotos } from './isAwaitingPhotos';

const now = new Date('2026-06-10T12:00:00Z');

it.each([
  ['within the hours', { primary_image_url: null, created_at: '2026-06-09T12:00:00Z' }, 24, true],
  ['after the hours', { primary_image_url: null, created_at: '2026-06-09T11:59:59Z' }, 24, false],
  ['with an image', { primary_image_url: 'cars/1.svg', created_at: '2026-06-10T11:00:00Z' }, 24, false],
  ['on a site without the switch', { primary_image_url: null, created_at: '2026-06-10T11:00:00Z' }, null, false],
  ['without a date of arrival', { primary_image_url: null, created_at: '' }, 24, false],
])('SE-053 reports whether photos are still to come: %s', (_case, car, imageHours, expected) => {
  expect(isAwaitingPhotos(car, { imageHours }, now)).toBe(expected);
});
