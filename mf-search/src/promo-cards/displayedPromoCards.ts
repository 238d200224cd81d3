import type { PlatformApi, PromoCard } from '@forecourt/shared-contracts';

/** By page view of a browser and path; a server renders no second view. */
const displayed = new WeakMap<PlatformApi, Map<string, readonly PromoCard[]>>();

/** The promo cards that this path displayed before in this visit, none where they were late; null for a path that was not displayed. */
export const displayedPromoCards = (api: PlatformApi, path: string): readonly PromoCard[] | null => displayed.get(api)?.get(path) ?? null;

/** Remembers what a path displays: a visitor who comes back finds each car where it was. */
export function rememberPromoCards(api: PlatformApi, path: string, cards: readonly PromoCard[]): void {
  const paths = displayed.get(api) ?? new Map<string, readonly PromoCard[]>();
  displayed.set(api, paths.set(path, cards));
}
