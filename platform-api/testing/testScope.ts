/** Whether this is `npm test -- --all`: long forms and fresh random seeds. `npm test` runs short forms with fixed seeds. */
export const isFullRun = process.env.FORECOURT_TESTS === 'all';

/** The seed of a random test: what its variable says, else a fresh one in a full run and a fixed one otherwise. */
export const seedFrom = (variable: string): string =>
  process.env[variable] ?? (isFullRun ? String(Math.floor(Math.random() * 1e9)) : 'forecourt-1');
