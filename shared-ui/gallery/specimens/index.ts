import { actions } from './actions';
import { cars } from './cars';
import { choices } from './choices';
import { content } from './content';
import { feedback } from './feedback';
import { forms } from './forms';
import { foundations } from './foundations';
import { overlays } from './overlays';
import { pageFrames } from './pageFrames';
import { sections } from './sections';
import type { Specimen } from './specimen';

export type { Specimen } from './specimen';

/** Every component of the package in its states: the gallery shows them, axe and the server render them, screenshots compare them. */
export const SPECIMENS: readonly Specimen[] = [
  ...foundations,
  ...actions,
  ...cars,
  ...forms,
  ...choices,
  ...feedback,
  ...content,
  ...overlays,
  ...pageFrames,
  ...sections,
];
