import type { PlacedMistake } from './checkDocument';

/** 'line 6: tagLine is no field here; did you mean tagline?', a sentence each. */
export const describeMistakes = (mistakes: readonly PlacedMistake[]): string =>
  mistakes.map(({ line, path, reason }) => `line ${line}: ${[path, reason].filter(Boolean).join(' ').replace(/[.?]$/, '')}`).join('. ');
