import { slot, type RemoteDefinition, type RemoteSamples, type SiteConfig } from '@forecourt/shared-contracts';
import { CONTRACT_VERSION, type AnyPageModule, type AnySlotModule, type SlotName } from '@forecourt/shared-contracts/shell';
import { assembleRoutes, routesOf, SHELL_ROUTES, type PageDeclaration } from '@forecourt/shared-contracts/site-routes';
import { aSite, deployedPage } from '@forecourt/shared-contracts/testing';
import type { Composition } from '../composition/composition';

type LoadSlot = () => Promise<AnySlotModule>;

const slotOf = (loads: LoadSlot | Readonly<Record<number, LoadSlot>>) =>
  typeof loads === 'function' ? slot(loads, { version: 1, reserve: '3rem' }) : slot(loads, { reserve: '3rem' });

/** Pages and slots of a test's remote; a load function may fail on its first calls. */
export interface TestRemote {
  contract?: string;
  version?: string;
  /** A function replaces the code of the page that the deployed remote has under this name. */
  pages?: Record<string, (() => Promise<AnyPageModule>) | PageDeclaration>;
  /** Code of version 1 of a slot's props, or of several by version. */
  slots?: Partial<Record<SlotName, LoadSlot | Readonly<Record<number, LoadSlot>>>>;
  samples?: RemoteSamples;
}

export const definitionOf = (name: string, { pages = {}, slots = {}, samples }: TestRemote): RemoteDefinition => ({
  name,
  pages: Object.fromEntries(
    Object.entries(pages).map(([id, each]) => [id, typeof each === 'function' ? { ...deployedPage(name, id), load: each } : each]),
  ),
  slots: Object.fromEntries(Object.entries(slots).map(([slotName, loads]) => [slotName, slotOf(loads)])),
  ...(samples && { samples: async () => ({ samples }) }),
});

export const compositionOf = (remotes: Record<string, TestRemote>, site: SiteConfig = aSite()): Composition => ({
  revision: 1,
  standalone: null,
  remotes: Object.fromEntries(
    Object.entries(remotes).map(([name, { contract = CONTRACT_VERSION, version = '1.0.0' }]) => [
      name,
      {
        version,
        contract,
        container: `${name}_1`,
        entry: `/_remotes/${name}/assets/entry.js`,
        integrity: 'sha384-x',
      },
    ]),
  ),
  slots: Object.fromEntries(
    Object.entries(remotes).flatMap(([remote, { slots = {} }]) =>
      Object.entries(slots).map(([name, loads]) => [
        name,
        { remote, reserve: '3rem', ...(typeof loads === 'object' && { versions: Object.keys(loads).map(Number).toReversed() }) },
      ]),
    ),
  ),
  routes: assembleRoutes(
    [...SHELL_ROUTES, ...Object.entries(remotes).flatMap(([name, remote]) => routesOf(definitionOf(name, remote)))],
    site,
  ),
});
