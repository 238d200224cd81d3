import { Type } from '@fastify/type-provider-typebox';
import type { IndexWrites } from './indexWrites';
import type { SearchIndexes } from './SearchIndexes';

/** What the routes of administration work on. */
export interface AdminRoutesOptions {
  writes: IndexWrites;
  indexes: SearchIndexes;
}

export const IndexName = Type.Object({ index: Type.String({ maxLength: 256 }) });
export const Flag = Type.Optional(Type.Boolean());

export const currentTime = () => new Date().toISOString();
/** The response to a write. */
export const updated = async (task: Promise<number>) => ({ updatedAt: currentTime(), taskID: await task });
