import type { Mistake } from '@forecourt/shared-contracts/documents';
import { pathText, type PlacedMistake } from './checkDocument';

const sentence = (path: string, reason: string) => [path, reason].filter(Boolean).join(' ').replace(/[.?]$/, '');

/** 'navigation[2].url /serach leads to no page of this site', without a full stop. */
export const describeMistake = ({ path, reason }: Mistake) => sentence(pathText(path), reason);

/** 'line 6: tagLine is no field here; did you mean tagline?', a sentence each. */
export const describeMistakes = (mistakes: readonly PlacedMistake[]): string =>
  mistakes.map(({ line, path, reason }) => `line ${line}: ${sentence(path, reason)}`).join('. ');
