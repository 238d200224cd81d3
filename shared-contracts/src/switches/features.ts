import { flag } from '../entities/fields';

/** Features of a site that are on or off as a whole. */
export const featureSwitches = {
  /** Customer areas (my-garage variants) and their links (SH-113, SH-124, NA-022). */
  garageEnabled: flag(false),
  /** Favourite, Save and Compare buttons (CO-087, SH-113, SH-124, SE-079). */
  favouritesEnabled: flag(false),
  /** Save button and watchlist page (with favouritesEnabled) (SH-113, SE-078, SE-079, NA-023). */
  watchlistEnabled: flag(false),
  /** Compare button and page (SH-113, SH-124, SE-079). */
  compareEnabled: flag(false),
  /** Save-type buttons only on new cars (CO-087, SE-079). */
  favouritesNewCarsOnly: flag(false),
  /** Save-type buttons only with price above 0 and images (CO-087, SE-079). */
  favouritesRequirePriceAndImages: flag(false),
  /** Finance summary, buttons, calculator and pages (SH-113, SH-124, SE-060, VE-029). */
  financeEnabled: flag(true),
  /** Reserve button and checkout (CO-083, SH-124, VE-023). */
  reserveEnabled: flag(false),
  /** Trade-in button and pages (CO-085, SH-113, SH-124). */
  tradeInEnabled: flag(true),
  /** Phone reveal and call buttons (SH-124, VE-027). */
  phoneDisplayEnabled: flag(true),
  /** Fleet block on the vehicle page (VE-062). */
  fleetEnabled: flag(false),
  /** Spin-to-win page (SH-113, NA-055). */
  spinToWinEnabled: flag(false),
  /** Online payment page (SH-113, NA-056). */
  onlinePaymentEnabled: flag(false),
};
