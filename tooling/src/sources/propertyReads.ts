import type { Reach } from './reach';

/** Properties read of anything with one of the names. */
export function propertyReads(reach: Pick<Reach, 'code'>, isOwner: (owner: string) => boolean): Set<string> {
  return new Set(
    reach.code.flatMap(({ use }) =>
      [...use.reads].flatMap((read) => {
        const [owner = '', property = ''] = read.split('.');
        return isOwner(owner) ? [property] : [];
      }),
    ),
  );
}
