const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  hellip: '…',
  copy: '©',
};

const LAST_CODE_POINT = 0x10ffff;

function character(code: number): string {
  return code > 0 && code <= LAST_CODE_POINT ? String.fromCodePoint(code) : '\ufffd';
}

/** Decodes character references; an unknown name is not changed. */
export function decodeEntities(text: string): string {
  return text.replaceAll(/&(?:#x([\da-f]{1,8})|#(\d{1,8})|([a-z]+));?/gi, (whole, hex?: string, decimal?: string, name?: string) => {
    if (hex) return character(Number.parseInt(hex, 16));
    if (decimal) return character(Number(decimal));
    const key = (name ?? '').toLowerCase();
    return Object.hasOwn(NAMED, key) ? (NAMED[key] ?? whole) : whole;
  });
}
