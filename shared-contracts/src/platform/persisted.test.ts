import { formatPersisted, parsePersisted } from './persisted';

it('CO-136 reads back what it wrote', () => {
  expect(formatPersisted([1])).toBe('{"v":1,"data":[1]}');
  expect(parsePersisted(formatPersisted({ name: 'Ann' }))).toEqual({ name: 'Ann' });
});

it.each([null, '', 'garbage', '{"v":2,"data":[1]}', '[1]', '"text"', '{"v":1}'])('CO-136 discards %j', (text) => {
  expect(parsePersisted(text)).toBeNull();
});
