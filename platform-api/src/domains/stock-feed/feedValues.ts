import { STATES, type Car } from '@forecourt/shared-contracts';

/** Parsers of single cells. An unknown value is null, never a guess. */

const UNKNOWN = new Set(['', '-', '- / -', 'poa', 'n/a', 'na', 'null']);

/** The text of a cell, null for an empty one and for placeholders such as '-' and 'POA'. */
export function cellText(cell: string | undefined): string | null {
  const text = (cell ?? '').replaceAll(/\s+/g, ' ').trim();
  return UNKNOWN.has(text.toLowerCase()) ? null : text;
}

/** The first number of a cell: '4 Doors', '$51,990', '8.7 L / 100 km'. */
export function parseNumber(cell: string | undefined): number | null {
  const found = /-?\d[\d,]*(?:\.\d+)?/.exec(cellText(cell) ?? '')?.[0];
  return found === undefined ? null : Number(found.replaceAll(',', ''));
}

/** 'DEMO', 'Used', 'new'; an empty cell means used. */
export function parseCarType(cell: string | undefined): Car['car_type'] | null {
  const text = cellText(cell)?.toLowerCase();
  if (text === undefined) return 'used';
  return text === 'new' || text === 'demo' || text === 'used' ? text : null;
}

/** '4 cyl, 2.2 L' as four cylinders and 2.2 litres. */
export function parseEngine(cell: string | undefined): { cylinders: number | null; litres: number | null } {
  const text = cellText(cell) ?? '';
  const cylinders = /(\d+)\s*cyl/i.exec(text)?.[1];
  const litres = /(\d+(?:\.\d+)?)\s*L\b/i.exec(text)?.[1];
  return { cylinders: cylinders ? Number(cylinders) : null, litres: litres && Number(litres) > 0 ? Number(litres) : null };
}

/** The fuel values of facets; petrol has many names in feeds. */
export function simpleFuel(fuel: string | null): string | null {
  if (fuel === null) return null;
  const text = fuel.toLowerCase();
  if (/plug|phev/.test(text)) return 'PHEV';
  if (text.includes('hybrid')) return 'Hybrid';
  if (text.includes('electric')) return 'Electric';
  if (text.includes('diesel')) return 'Diesel';
  if (/lpg|gas\b/.test(text)) return 'LPG';
  if (text.includes('hydrogen')) return 'Hydrogen';
  if (/premium|unleaded|petrol|leaded/.test(text)) return 'Petrol';
  return fuel === 'Other' ? null : fuel;
}

export function simpleTransmission(transmission: string | null): string | null {
  if (transmission === null) return null;
  return /manual/i.test(transmission) && !/auto/i.test(transmission) ? 'Manual' : 'Automatic';
}

const DRIVES: Readonly<Record<string, string>> = {
  front: 'Front Wheel Drive',
  fwd: 'Front Wheel Drive',
  rear: 'Rear Wheel Drive',
  rwd: 'Rear Wheel Drive',
  awd: 'All Wheel Drive',
  '4wd': '4x4',
};
export const normalizeDrive = (drive: string | null) => (drive === null ? null : (DRIVES[drive.toLowerCase()] ?? drive));

/** The body values of facets for the longer ones of feeds. */
export function simpleBody(body: string | null): string | null {
  if (body === null) return null;
  const text = body.toLowerCase();
  if (text.includes('ute') || text.includes('pick')) return 'Ute';
  if (text.includes('cab chassis')) return 'Cab Chassis';
  if (text.includes('commercial') || text === 'van') return 'Van';
  if (text.includes('people')) return 'People Mover';
  if (text.includes('hatch')) return 'Hatchback';
  if (text.includes('station') || text === 'wagon') return 'Wagon';
  if (text === 'other') return null;
  return body;
}

/** 'White / Black' as outside and inside. */
export function parseColours(cell: string | undefined): { outside: string | null; inside: string | null } {
  const [outside, inside] = (cellText(cell) ?? '').split(' / ');
  return { outside: cellText(outside), inside: cellText(inside) };
}

/** 'Caringbah, NSW' as city and state. */
export function parseLocation(cell: string | undefined): { city: string | null; state: string | null } {
  const text = cellText(cell);
  if (text === null) return { city: null, state: null };
  const parts = text.split(',').map((part) => part.trim());
  const state = parts.at(-1)?.toUpperCase() ?? '';
  return (STATES as readonly string[]).includes(state)
    ? { city: cellText(parts.slice(0, -1).join(', ')), state }
    : { city: text, state: null };
}

/** The rest of '2022 Ssangyong Rexton Ultimate (awd)' after year, make and model. */
export function parseBadge(title: string | null, year: number, make: string, model: string): string | null {
  if (title === null) return null;
  const start = `${year} ${make} ${model} `;
  return title.toLowerCase().startsWith(start.toLowerCase()) ? cellText(title.slice(start.length)) : null;
}
