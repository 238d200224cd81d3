const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** 'a', 'a and b', 'a, b, and c'. */
export const listOf = (names: readonly string[]) => list.format(names);
