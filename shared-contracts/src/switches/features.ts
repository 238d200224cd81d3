import { flag } from '../entities/fields';

/** Features of a site that are on or off as a whole. */
export const featureSwitches = {
  /** Customer areas (my-garage variants) and their links. */
  garageEnabled: flag(false),
  /** Favourite, Save and Compare buttons. */
  favouritesEnabled: flag(false),
  /** Save button and watchlist page (with favouritesEnabled). */
  watchlistEnabled: flag(false),
  /** Compare button and page. */
  compareEnabled: flag(false),
  /** Save-type buttons only on new cars. */
  favouritesNewCarsOnly: flag(false),
  /** Save-type buttons only with price above 0 and images. */
  favouritesRequirePriceAndImages: flag(false),
  /** Finance summary, buttons, calculator and pages. */
  financeEnabled: flag(true),
  /** Reserve button and checkout. */
  reserveEnabled: flag(false),
  /** Trade-in button and pages. */
  tradeInEnabled: flag(true),
  /** Phone reveal and call buttons. */
  phoneDisplayEnabled: flag(true),
  /** Fleet block on the vehicle page. */
  fleetEnabled: flag(false),
  /** Spin-to-win page. */
  spinToWinEnabled: flag(false),
  /** Online payment page. */
  onlinePaymentEnabled: flag(false),
};
