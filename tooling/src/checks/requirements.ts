import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from './sourceFiles';

/** One item of the specification, as docs/requirements.json lists them. */
export interface Requirement {
  id: string;
  owner: string;
  title: string;
}

export interface OwnerCoverage {
  owner: string;
  total: number;
  /** Items that no test title names. */
  unnamed: Requirement[];
}

export interface Coverage {
  owners: OwnerCoverage[];
  /** Ids in test titles that are no requirement, 'id (file)': most likely slips of the pen. */
  unknown: string[];
}

const TEST_FILE = /\.(?:test|e2e)\.[jt]sx?$/;
/** A title stands after it(, test( or describe(, or after the table of an each. */
const TITLE = /(?:\b(?:it|test|describe)(?:\.\w+)?(?:<[^()]*>)?|[)\]`])\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g;
const ID = /\b([A-Z]{2})-(\d{3})(?:(?:…|\s(?:to|–)\s(?:\1-)?)(\d{3})\b)?/g;

/** Ids that a title names: 'CO-046', or a range 'CO-046…053', 'CO-046 to CO-053'. */
export function idsIn(title: string): string[] {
  return [...title.matchAll(ID)].flatMap(([, area, first = '', last = first]) => {
    const count = Math.max(1, Number(last) - Number(first) + 1);
    return Array.from({ length: count }, (_each, index) => `${area}-${String(Number(first) + index).padStart(3, '0')}`);
  });
}

export const titlesIn = (source: string): string[] => [...source.matchAll(TITLE)].map(([, , title = '']) => title);

/** Compares the specification's items with the titles of all tests below a folder. */
export function requirementCoverage(root: string, requirements: readonly Requirement[]): Coverage {
  const known = new Set(requirements.map(({ id }) => id));
  const named = new Set<string>();
  const unknown = new Set<string>();
  for (const file of filesBelow(root, TEST_FILE)) {
    for (const id of titlesIn(readFileSync(file, 'utf8')).flatMap(idsIn)) {
      if (known.has(id)) named.add(id);
      else unknown.add(`${id} (${path.relative(root, file)})`);
    }
  }
  const owners = [...new Set(requirements.map(({ owner }) => owner))].map((owner) => {
    const own = requirements.filter((each) => each.owner === owner);
    return { owner, total: own.length, unnamed: own.filter(({ id }) => !named.has(id)) };
  });
  return { owners, unknown: [...unknown].toSorted() };
}

/** Reads docs/requirements.json. */
export const requirementsOf = (root: string): Requirement[] =>
  JSON.parse(readFileSync(path.join(root, 'docs/requirements.json'), 'utf8')) as Requirement[];
