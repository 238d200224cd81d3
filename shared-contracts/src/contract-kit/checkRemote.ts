import type { RemoteDefinition } from '../platform/remote';
import { SLOTS } from '../platform/slots';
import { ROUTES } from '../routes/table';

/** What the platform expects of the remote that it checks. */
export interface RemoteExpectation {
  /** Folder name, for example 'mf-search'. */
  remoteName: string;
  /** Major version of the contract that the shell supports. */
  contractMajor: number;
}

const VERSION = /^(\d+)\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?$/;

function contractProblems({ contract }: RemoteDefinition, contractMajor: number): string[] {
  const major = VERSION.exec(contract ?? '')?.[1];
  if (major === undefined) return [`contract '${contract}' is not a semantic version such as '${contractMajor}.0.0'.`];
  return Number(major) === contractMajor
    ? []
    : [`contract ${contract} has another major than the shell's ${contractMajor}; build against ${contractMajor}.x.`];
}

function pageProblems(id: string, remoteName: string): string[] {
  const owners = [...new Set(ROUTES.filter(({ page }) => page === id).map(({ remote }) => remote))];
  if (owners.length === 0) return [`page '${id}' is in no route: add it to the route table or drop it.`];
  return owners.includes(remoteName) ? [] : [`page '${id}' belongs to ${owners.join(', ')} in the route table.`];
}

function slotProblems(name: string, remoteName: string): string[] {
  const slot = Object.hasOwn(SLOTS, name) ? SLOTS[name as keyof typeof SLOTS] : undefined;
  if (!slot) return [`slot '${name}' is not in the slot table.`];
  return slot.provider === remoteName ? [] : [`slot '${name}' is provided by ${slot.provider} in the slot table.`];
}

function loaderProblems(kind: 'page' | 'slot', loaders: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(loaders).flatMap(([name, load]) =>
    typeof load === 'function' ? [] : [`${kind} '${name}' must be a function that imports its module, such as () => import('./…').`],
  );
}

/**
 * Problems that make a definition unusable on the platform, one sentence each; empty if it is valid.
 * Loads no page or slot.
 */
export function checkRemote(definition: RemoteDefinition, { remoteName, contractMajor }: RemoteExpectation): string[] {
  if (typeof definition !== 'object' || definition === null)
    return ['the default export of remote.ts is not a definition: build it with defineRemote.'];
  const { name, pages = {}, slots = {} } = definition;
  return [
    ...(name === remoteName ? [] : [`name is '${name}', but the remote is ${remoteName}.`]),
    ...contractProblems(definition, contractMajor),
    ...Object.keys(pages).flatMap((id) => pageProblems(id, remoteName)),
    ...Object.keys(slots).flatMap((slot) => slotProblems(slot, remoteName)),
    ...loaderProblems('page', pages),
    ...loaderProblems('slot', slots),
  ];
}
