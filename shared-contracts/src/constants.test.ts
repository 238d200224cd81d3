import * as constants from './constants';
import { switchesSchema } from './site/switches';

it('CO-140 exports the shared numbers', () => {
  expect({ ...constants }).toEqual({
    SEARCH_PAGE_SIZE: 21,
    JUST_ARRIVED_DAYS: 8,
    SOLD_WINDOW_DAYS: 3,
    RESERVE_AMOUNT: 200,
    RESERVE_HOLD_HOURS: 48,
    FINANCE_MIN_PRICE: 500,
    FINANCE_MAX_CAR_AGE_YEARS: 12,
    VALUATION_MIN_PRICE: 200,
    MIN_DISPLAY_PRICE: 10,
    COLLAPSE_MS: 300,
    TOAST_LIMIT: 1,
    TOAST_REMOVE_DELAY_MS: 1_000_000,
    REVIEW_MIN_RATING: 4,
    GOOGLE_REVIEWS: 12,
    IMAGE_QUALITY: 75,
    EARTH_RADIUS_KM: 6371,
    WEEKS_PER_MONTH: 4.33,
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
