import { screenshotFont } from './screenshotFont';

const font = screenshotFont('regular');

/** Where each table of the font is. */
const tables = new Map(
  Array.from({ length: font.readUInt16BE(4) }, (_each, index) => {
    const at = 12 + index * 16;
    return [font.toString('latin1', at, at + 4), { offset: font.readUInt32BE(at + 8), length: font.readUInt32BE(at + 12) }];
  }),
);
const table = (tag: string) => {
  const { offset = 0, length = 0 } = tables.get(tag) ?? {};
  return font.subarray(offset, offset + length);
};

it('contains the tables that a browser requires of a font, each inside the file', () => {
  expect([...tables.keys()]).toEqual(['OS/2', 'cmap', 'glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp', 'name', 'post']);
  for (const { offset, length } of tables.values()) {
    expect(offset % 4).toBe(0);
    expect(offset + length).toBeLessThanOrEqual(font.length);
  }
  expect(table('OS/2')).toHaveLength(96);
});

it('has a block for every letter, sorted by code point, and none for a blank', () => {
  const groups = table('cmap').subarray(12);
  const glyphOf = new Map(
    Array.from({ length: groups.readUInt32BE(12) }, (_each, index) => [
      groups.readUInt32BE(16 + index * 12),
      groups.readUInt32BE(24 + index * 12),
    ]),
  );
  const codes = [...glyphOf.keys()];
  expect(codes).toEqual(codes.toSorted((a, b) => a - b));
  const lengthOf = (letter: string) => {
    const glyph = glyphOf.get(letter.codePointAt(0) ?? 0) ?? 0;
    return table('loca').readUInt32BE(glyph * 4 + 4) - table('loca').readUInt32BE(glyph * 4);
  };
  for (const letter of 'abcXYZ0189$%,.…é–') expect({ letter, length: lengthOf(letter) }).toEqual({ letter, length: 34 });
  expect(lengthOf(' ')).toBe(0);
  expect(glyphOf.get(0xe9)).toBe(glyphOf.get('e'.charCodeAt(0)));
});

it('has wider blocks in bold, at the same width of line', () => {
  expect(screenshotFont('bold')).toHaveLength(font.length);
  expect(screenshotFont('bold').equals(font)).toBe(false);
});
