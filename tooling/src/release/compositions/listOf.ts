const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** 'a', 'a and b', 'a, b, and c'. */
export const listOf = (names: readonly string[]) => list.format(names);

const either = new Intl.ListFormat('en', { type: 'disjunction' });

/** 'a', 'a or b', 'a, b, or c'. */
export const eitherOf = (names: readonly string[]) => either.format(names);
