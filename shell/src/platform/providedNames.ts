import { LATER_LIBRARIES, LIBRARIES } from './libraries';

/** Names that this shell provides of each platform library, by library: remotes can take these and no others. */
export async function providedNames(): Promise<Record<string, string[]>> {
  const later = await Promise.all(Object.entries(LATER_LIBRARIES).map(async ([name, load]) => [name, await load()] as const));
  return Object.fromEntries(
    [...Object.entries(LIBRARIES), ...later].map(([name, library]) => [
      name,
      Object.keys(library)
        .filter((each) => each !== 'default')
        .toSorted(),
    ]),
  );
}
