import { STATES, type Car } from '@forecourt/shared-contracts';

/** Readers of single cells. An unknown value is null, never a guess. */

const UNKNOWN = new Set(['', '-', '- / -', 'poa', 'n/a', 'na', 'null']);

/** The text of a cell, or null where the feed says that it does not know. */
export function known(cell: string | undefined): string | null {
  const text = (cell ?? '').replaceAll(/\s+/g, ' ').trim();
  return UNKNOWN.has(text.toLowerCase()) ? null : text;
}

/** The first number of a cell: '4 Doors', '$51,990', '8.7 L / 100 km'. */
export function numberIn(cell: string | undefined): number | null {
  const found = /-?\d[\d,]*(?:\.\d+)?/.exec(known(cell) ?? '')?.[0];
  return found === undefined ? null : Number(found.replaceAll(',', ''));
}

/** 'DEMO', 'Used', 'new'; without a word a car counts as used. */
export function carTypeIn(cell: string | undefined): Car['car_type'] | null {
  const text = known(cell)?.toLowerCase();
  if (text === undefined) return 'used';
  return text === 'new' || text === 'demo' || text === 'used' ? text : null;
}

/** '4 cyl, 2.2 L' as four cylinders and 2.2 litres. */
export function engineIn(cell: string | undefined): { cylinders: number | null; litres: number | null } {
  const text = known(cell) ?? '';
  const cylinders = /(\d+)\s*cyl/i.exec(text)?.[1];
  const litres = /(\d+(?:\.\d+)?)\s*L\b/i.exec(text)?.[1];
  return { cylinders: cylinders ? Number(cylinders) : null, litres: litres && Number(litres) > 0 ? Number(litres) : null };
}

/** The fuel words that facets show; petrol has many names in feeds. */
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
export const driveName = (drive: string | null) => (drive === null ? null : (DRIVES[drive.toLowerCase()] ?? drive));

/** The body words that facets show, for the long ones of feeds. */
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
export function coloursIn(cell: string | undefined): { outside: string | null; inside: string | null } {
  const [outside, inside] = (known(cell) ?? '').split(' / ');
  return { outside: known(outside), inside: known(inside) };
}

/** 'Caringbah, NSW' as city and state. */
export function placeIn(cell: string | undefined): { city: string | null; state: string | null } {
  const text = known(cell);
  if (text === null) return { city: null, state: null };
  const parts = text.split(',').map((part) => part.trim());
  const state = parts.at(-1)?.toUpperCase() ?? '';
  return (STATES as readonly string[]).includes(state)
    ? { city: known(parts.slice(0, -1).join(', ')), state }
    : { city: text, state: null };
}

/** What is left of '2022 Ssangyong Rexton Ultimate (awd)' after year, make and model. */
export function badgeIn(title: string | null, year: number, make: string, model: string): string | null {
  if (title === null) return null;
  const start = `${year} ${make} ${model} `;
  return title.toLowerCase().startsWith(start.toLowerCase()) ? known(title.slice(start.length)) : null;
}
