/** Baselines, widths and shapes in units of 1000 to the em. */
interface Shape {
  bottom: number;
  top: number;
  advance: number;
  characters: string;
}

const LETTER = 540;
const SHAPES: readonly Shape[] = [
  { bottom: 0, top: 0, advance: 280, characters: ' \u00a0' },
  { bottom: 0, top: 480, advance: LETTER, characters: 'aceonrsuvxz~+=<>*×…' },
  { bottom: 0, top: 480, advance: 820, characters: 'mw' },
  { bottom: 0, top: 700, advance: LETTER, characters: 'bdfhkt0123456789?$%&#@/\\()[]{}_' },
  { bottom: 0, top: 700, advance: 270, characters: 'lij!|' },
  { bottom: 0, top: 700, advance: 640, characters: 'ABCDEFGHIJKLNOPQRSTUVXYZ' },
  { bottom: 0, top: 700, advance: 840, characters: 'MW' },
  { bottom: -190, top: 480, advance: LETTER, characters: 'gpqy' },
  { bottom: 0, top: 110, advance: 270, characters: '.,:;' },
  { bottom: 220, top: 300, advance: 400, characters: '-–—·•' },
  { bottom: 500, top: 700, advance: 270, characters: '\'"`’‘“”^°' },
];
const ASCENT = 800;
const DESCENT = -200;
/** Room at each side of a block. */
const SIDES = { regular: 90, bold: 30 } as const;

const u16 = (...values: number[]) => {
  const buffer = Buffer.alloc(values.length * 2);
  values.forEach((value, index) => buffer.writeUInt16BE(value & 0xffff, index * 2));
  return buffer;
};
const u32 = (...values: number[]) => {
  const buffer = Buffer.alloc(values.length * 4);
  values.forEach((value, index) => buffer.writeUInt32BE(value >>> 0, index * 4));
  return buffer;
};

/** A rectangle as one contour of four points on the curve; nothing for a blank. */
function glyph({ bottom, top, advance }: Shape, side: number): Buffer {
  if (bottom === top) return Buffer.alloc(0);
  const [left, right] = [side, advance - side];
  const header = u16(1, left, bottom, right, top, 3, 0);
  const onCurve = Buffer.from([1, 1, 1, 1]);
  const x = u16(left, 0, right - left, 0);
  const y = u16(bottom, top - bottom, 0, bottom - top);
  return Buffer.concat([header, onCurve, x, y]);
}

/** Glyph of every character, sorted by code point: letters with accents look like those without. */
function characterMap(): [codePoint: number, glyphId: number][] {
  const known = new Map(SHAPES.flatMap(({ characters }, index) => [...characters].map((each) => [each, index + 1] as const)));
  const latin = Array.from({ length: 0x180 - 0x20 }, (_each, index) => String.fromCodePoint(index + 0x20));
  const all = new Set([...known.keys(), ...latin]);
  return [...all]
    .map((each) => [each.codePointAt(0) ?? 0, known.get(each.normalize('NFD').charAt(0)) ?? 2] as [number, number])
    .filter(([codePoint]) => codePoint < 0x7f || codePoint > 0x9f)
    .toSorted(([a], [b]) => a - b);
}

function cmap(): Buffer {
  const groups = characterMap().map(([codePoint, id]) => u32(codePoint, codePoint, id));
  const body = Buffer.concat(groups);
  return Buffer.concat([u16(0, 1, 3, 10), u32(12), u16(12, 0), u32(16 + body.length, 0, groups.length), body]);
}

function name(): Buffer {
  const words = (text: string) => Buffer.from(text, 'utf16le').swap16();
  const records = [
    [1, 'Blocks'],
    [2, 'Regular'],
    [4, 'Blocks'],
    [6, 'Blocks'],
  ] as const;
  let offset = 0;
  const entries = records.map(([id, text]) => {
    const entry = u16(3, 1, 0x409, id, text.length * 2, offset);
    offset += text.length * 2;
    return entry;
  });
  return Buffer.concat([u16(0, records.length, 6 + records.length * 12), ...entries, ...records.map(([, text]) => words(text))]);
}

function tables(side: number): Record<string, Buffer> {
  const shapes: Shape[] = [{ bottom: 0, top: 700, advance: LETTER, characters: '' }, ...SHAPES];
  const glyphs = shapes.map((shape) => glyph(shape, side));
  const offsets = glyphs.reduce<number[]>((all, each) => [...all, (all.at(-1) ?? 0) + each.length], [0]);
  const count = shapes.length;
  return {
    'OS/2': Buffer.concat([
      u16(4, LETTER, 400, 5, 0, 650, 700, 0, 140, 650, 700, 0, 480, 50, 250, 0),
      Buffer.alloc(10),
      u32(1, 0, 0, 0),
      Buffer.from('NONE'),
      u16(0x40, 0x20, 0x203a, ASCENT, DESCENT, 0, ASCENT, -DESCENT),
      u32(1, 0),
      u16(480, 700, 0, 0x20, 1),
    ]),
    cmap: cmap(),
    glyf: Buffer.concat(glyphs),
    head: Buffer.concat([u32(0x10000, 0x10000, 0, 0x5f0f3cf5), u16(3, 1000), u32(0, 0, 0, 0), u16(0, -190, 840, 700, 0, 8, 2, 1, 0)]),
    hhea: Buffer.concat([u32(0x10000), u16(ASCENT, DESCENT, 0, 840, side, side, 800, 1, 0, 0, 0, 0, 0, 0, 0, count)]),
    hmtx: Buffer.concat(shapes.map(({ advance }) => u16(advance, side))),
    loca: u32(...offsets),
    maxp: Buffer.concat([u32(0x10000), u16(count, 4, 1, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0)]),
    name: name(),
    post: Buffer.concat([u32(0x30000, 0), u16(-100, 50), u32(0, 0, 0, 0, 0)]),
  };
}

const padded = (buffer: Buffer) => Buffer.concat([buffer, Buffer.alloc((4 - (buffer.length % 4)) % 4)]);

function checksum(buffer: Buffer): number {
  let sum = 0;
  for (let at = 0; at < buffer.length; at += 4) sum = (sum + buffer.readUInt32BE(at)) >>> 0;
  return sum;
}

/**
 * A TrueType font whose letters are blocks. Screenshots of pages in it do not depend on the fonts of a machine, and still
 * show size, weight and place of every word.
 */
export function screenshotFont(weight: keyof typeof SIDES): Buffer {
  const all = Object.entries(tables(SIDES[weight]));
  const search = 2 ** Math.floor(Math.log2(all.length));
  let offset = 12 + all.length * 16;
  const directory: Buffer[] = [u32(0x10000), u16(all.length, search * 16, Math.log2(search), (all.length - search) * 16)];
  const bodies: Buffer[] = [];
  for (const [tag, table] of all) {
    const body = padded(table);
    directory.push(Buffer.from(tag.padEnd(4)), u32(checksum(body), offset, table.length));
    bodies.push(body);
    offset += body.length;
  }
  return Buffer.concat([...directory, ...bodies]);
}
