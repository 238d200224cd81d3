import {
  CONTRACT_VERSION,
  type AnyPageModule,
  type AnySlotModule,
  type RemoteDefinition,
  type SlotName,
} from '@forecourt/shared-contracts';
import type { Composition } from '../composition/composition';

/** Pages and slots of a test's remote; a load function may fail on its first calls. */
export interface TestRemote {
  contract?: string;
  version?: string;
  pages?: Record<string, () => Promise<AnyPageModule>>;
  slots?: Partial<Record<SlotName, () => Promise<AnySlotModule>>>;
}

export const definitionOf = (name: string, { contract = CONTRACT_VERSION, pages = {}, slots = {} }: TestRemote): RemoteDefinition => ({
  name,
  contract,
  pages,
  slots,
});

export const compositionOf = (remotes: Record<string, TestRemote>): Composition => ({
  revision: 1,
  standalone: null,
  remotes: Object.fromEntries(
    Object.entries(remotes).map(([name, { version = '1.0.0', pages = {}, slots = {} }]) => [
      name,
      {
        version,
        container: `${name}_1`,
        entry: `/_remotes/${name}/assets/entry.js`,
        integrity: 'sha384-x',
        pages: Object.keys(pages),
        slots: Object.keys(slots),
      },
    ]),
  ),
});
