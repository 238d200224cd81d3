import { parsePhotoList } from './photoList';

const A = 'https://photos.example/a.jpg';
const B = 'https://photos.example/b.jpg';
const C = 'https://photos.example/c.jpg';

it.each([
  ['commas', `${A},${B},${C}`, [A, B, C]],
  ['commas and blanks', `${A}, ${B}, ${C}`, [A, B, C]],
  ['pipes', `${A} | ${B}|${C}`, [A, B, C]],
  ['semicolons, one at the end', `${A};${B};${C};`, [A, B, C]],
  ['blanks', `${A} ${B} ${C}`, [A, B, C]],
  ['line breaks', `${A}\r\n${B}\n${C}`, [A, B, C]],
  ['commas, of uploaded photos', 'uploads/a.jpg,uploads/b.jpg', ['uploads/a.jpg', 'uploads/b.jpg']],
])('PL-071 reads photos separated by %s', (_what, text, photos) => {
  expect(parsePhotoList(text)).toEqual({ photos, isWhole: true });
});

it.each([
  ['a comma in it', 'https://cdn.example/w_800,h_600/a.jpg', 'https://cdn.example/w_800,h_600/a.jpg'],
  ['a semicolon in it', 'https://cdn.example/a;v=2/a.jpg', 'https://cdn.example/a;v=2/a.jpg'],
  ['an address in it', 'https://cdn.example/fetch/https://photos.example/a.jpg', 'https://cdn.example/fetch/https://photos.example/a.jpg'],
  ['a blank in it, which is encoded', 'https://photos.example/my car.jpg', 'https://photos.example/my%20car.jpg'],
])('PL-071 an address with %s is one photo', (_what, text, photo) => {
  expect(parsePhotoList(text)).toEqual({ photos: [photo], isWhole: true });
});

it('PL-071 a part that is no address is reported, the others are used', () => {
  expect(parsePhotoList(`front.jpg|${A}`)).toEqual({ photos: [A], isWhole: false });
  expect(parsePhotoList('a.jpg,b.jpg')).toEqual({ photos: [], isWhole: false });
});
