import * as constants from './constants';
import { switchesSchema } from './site/switches';

it('CO-140 exports the shared numbers', () => {
  expect({ ...constants }).toEqual({
    SEARCH_PAGE_SIZE: 21,
    COUNT_LIMIT: 1999,
    FACET_VISIBLE: 7,
    MODEL_SUBLIST_LIMIT: 30,
    CITY_FACET_LIMIT: 20,
    DEALERSHIP_FACET_LIMIT: 40,
    JUST_ARRIVED_DAYS: 8,
    SOLD_WINDOW_DAYS: 3,
    RESERVE_AMOUNT: 200,
    RESERVE_HOLD_HOURS: 48,
    FINANCE_MIN_PRICE: 500,
    FINANCE_MAX_CAR_AGE_YEARS: 12,
    VALUATION_MIN_PRICE: 200,
    MIN_DISPLAY_PRICE: 10,
    SEARCH_DEBOUNCE_MS: 300,
    SLIDER_DEBOUNCE_MS: 400,
    COLLAPSE_MS: 300,
    TOAST_LIMIT: 1,
    TOAST_REMOVE_DELAY_MS: 1_000_000,
    REVIEW_MIN_RATING: 4,
    GOOGLE_REVIEWS: 12,
    IMAGE_QUALITY: 75,
    EARTH_RADIUS_KM: 6371,
    WEEKS_PER_MONTH: 4.33,
    OFFER_DESCRIPTION_CHARS: 160,
    OFFER_DISCLAIMER_CHARS: 200,
    SEARCH_HISTORY_LIMIT: 5,
  });
});

it('CO-140 the switches start from the same numbers', () => {
  expect(switchesSchema.getDefault()).toMatchObject({
    justArrivedDays: constants.JUST_ARRIVED_DAYS,
    soldWindowDays: constants.SOLD_WINDOW_DAYS,
    reserveAmount: constants.RESERVE_AMOUNT,
    imageQuality: constants.IMAGE_QUALITY,
    reviewMinRating: constants.REVIEW_MIN_RATING,
    reviewLimit: constants.GOOGLE_REVIEWS,
  });
});
