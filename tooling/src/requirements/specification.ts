import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Where an item must be proved: on the composed site, by a command of the README, or by a unit. */
export type Proof = 'site' | 'command' | 'unit';

/** One item of docs/spec. */
export interface Requirement {
  /** 'SE-012'. */
  id: string;
  /** The package whose file the item is in; 'platform' for items of all of them. */
  owner: string;
  title: string;
  proof: Proof;
}

const OWNERS: Readonly<Record<string, string>> = {
  contracts: 'shared-contracts',
  shell: 'shell',
  search: 'mf-search',
  vehicle: 'mf-vehicle',
  locations: 'mf-locations',
  forms: 'mf-forms',
  finance: 'mf-finance',
  navigation: 'mf-navigation',
  'platform-api': 'platform-api',
  platform: 'platform',
};

/** '**SE-012** `site` *Title.*' in a text, '| **SE-012** `site` | title |' in a table. */
const ITEM = /\*\*([A-Z]{2}-\d{3})\*\* `(site|command|unit)` (?:\*(.+?)\.?\*|\| ([^|]+?) \|)/g;
const ID = /\*\*([A-Z]{2}-\d{3})\*\*/g;

/** Items of one file of the specification; an item without a place of proof is an error that names it. */
export function requirementsIn(text: string, owner: string): Requirement[] {
  const items = [...text.matchAll(ITEM)].map(([, id = '', proof, title, cell = '']) => ({
    id,
    owner,
    proof: proof as Proof,
    title: title ?? cell,
  }));
  const readable = new Set(items.map(({ id }) => id));
  const others = [...text.matchAll(ID)].map(([, id = '']) => id).filter((id) => !readable.has(id));
  if (others.length > 0)
    throw new Error(
      `docs/spec: write ${others.join(', ')} as **ID** \`site\` *Title.*, with site, command or unit as the place of its proof.`,
    );
  return items;
}

/** Every item of docs/spec, in the order of its files. */
export function readSpecification(root: string): Requirement[] {
  const folder = path.join(root, 'docs/spec');
  const files = readdirSync(folder).filter((file) => path.basename(file, '.md') in OWNERS);
  return files.flatMap((file) =>
    requirementsIn(readFileSync(path.join(folder, file), 'utf8'), OWNERS[path.basename(file, '.md')] as string),
  );
}
