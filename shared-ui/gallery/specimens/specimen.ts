import type { ReactNode } from 'react';

/** One component in the states that look or sound different. */
export interface Specimen {
  /** Exported names that it shows. */
  shows: readonly string[];
  group: 'foundations' | 'actions' | 'cars' | 'forms' | 'feedback' | 'content' | 'overlays' | 'page frames';
  /** By what differs, for example 'busy'. */
  states: Readonly<Record<string, ReactNode>>;
  /** States that cover the page: the gallery shows them one at a time. */
  covering?: Readonly<Record<string, ReactNode>>;
}

/** Handler of a specimen that shows a state and does nothing. */
export const nothing = () => undefined;
