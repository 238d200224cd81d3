import { NEUTRAL_ACCENT, svgOf, type CarLook } from './carSvg';
import { bedroomMarkup } from './interiors/bedroom';
import { bootMarkup } from './interiors/boot';
import { clusterMarkup } from './interiors/cluster';
import { dashboardMarkup } from './interiors/dashboard';
import type { Interior } from './interiors/interior';
import { livingMarkup } from './interiors/living';
import { trimOf } from './interiors/trim';
import { paintOf } from './paint';
import { seededRandom } from './seededRandom';

/** Rooms of a car or caravan; 'cluster' is a close-up of the instruments. */
export const INTERIORS = ['dashboard', 'cluster', 'boot', 'living', 'bedroom'] as const;
export type InteriorView = (typeof INTERIORS)[number];

export interface InteriorImage extends Omit<CarLook, 'setting'> {
  view: InteriorView;
  /** Colour of seats and cushions in a dealer's words: 'Tan'. */
  trim?: string | null;
  /** Odometer reading of the instruments. */
  km?: number | null;
}

const DRAWERS: Readonly<Record<InteriorView, (interior: Interior) => string>> = {
  dashboard: dashboardMarkup,
  cluster: clusterMarkup,
  boot: bootMarkup,
  living: livingMarkup,
  bedroom: bedroomMarkup,
};

/** The interior of a fictitious car, 1600 x 1067, as SVG. Pure and deterministic. */
export function interiorSvg({
  view,
  body,
  colour,
  seed,
  family = seed,
  isElectric = false,
  accent = NEUTRAL_ACCENT,
  trim = null,
  km = null,
}: InteriorImage): string {
  const interior: Interior = {
    paint: paintOf(colour),
    trim: trimOf(trim),
    random: seededRandom(`inside ${family}`),
    km,
    isElectric,
    body,
    accent,
  };
  return svgOf(DRAWERS[view](interior));
}
