/** Numbers that several modules share; a module imports the name and never repeats the value. */

/** Results on one search page. */
export const SEARCH_PAGE_SIZE = 21;
/** Days of the just-arrived tag, unless the tenant configures another number. */
export const JUST_ARRIVED_DAYS = 8;
/** Days a sold car stays visible, unless the tenant configures another number. */
export const SOLD_WINDOW_DAYS = 3;
/** Deposit of a reservation, AUD. */
export const RESERVE_AMOUNT = 200;
/** Hours for which a reserved car is held. */
export const RESERVE_HOLD_HOURS = 48;
/** Photos that one lead may have. */
export const MAX_LEAD_PHOTOS = 10;
/** A car must cost more than this to show finance, AUD. */
export const FINANCE_MIN_PRICE = 500;
/** A car must be built later than so many years ago to show finance under ageLimited. */
export const FINANCE_MAX_CAR_AGE_YEARS = 12;
/** A car must cost more than this to be valued, AUD. */
export const VALUATION_MIN_PRICE = 200;
/** A car price shows only above this, AUD. */
export const MIN_DISPLAY_PRICE = 10;
/** A dismissed toast leaves the store so much later. */
export const TOAST_REMOVE_DELAY_MS = 1_000_000;
/** Lowest rating that is displayed, unless the tenant configures another number. */
export const REVIEW_MIN_RATING = 4;
/** Google reviews that are displayed at most, unless the tenant configures another number. */
export const GOOGLE_REVIEWS = 12;
/** Quality parameter of the image service. */
export const IMAGE_QUALITY = 75;
/** Searches that a browser remembers. */
export const SEARCH_HISTORY_LIMIT = 5;
