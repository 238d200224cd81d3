import { number } from 'yup';
import { GOOGLE_REVIEWS, REVIEW_MIN_RATING } from '../constants';
import { flag, numberList, oneOf } from '../entities/fields';
import { timeZone } from '../entities/timeZone';
import { count, optionalDay, optionalWebAddress } from './switchTypes';

/** Locations, their hours and reviews, and where service is booked. */
export const locationSwitches = {
  /** Zone of what belongs to no location, and of locations whose state has no zone (CO-099). */
  openingHoursTimeZone: timeZone().default('Australia/Perth'),
  /** Target of location cards. */
  locationPageBase: oneOf(['/locations', '/our-location', '/contact-us']).default('/locations'),
  /** 'Book a Service' link on service locations. */
  serviceBookLinkOnLocations: flag(false),
  /** Special lazy block for 'all'. */
  allLocationsLazyBlock: flag(false),
  /** Locations left out of the selector (four ids for one brand). */
  locationSelectorExcludedIds: numberList(),
  /** 'By appointment only' instead of 'Closed'. */
  closedAsAppointmentOnly: flag(false),
  /** Alternate service Saturdays. */
  serviceSaturdayAlternateFrom: optionalDay().default('2025-06-14'),
  /** Reviews block and ratings. */
  reviewsEnabled: flag(true),
  /** Lowest rating of displayed reviews. */
  reviewMinRating: number().min(0).max(5).defined().default(REVIEW_MIN_RATING),
  /** Maximum number of displayed Google reviews. */
  reviewLimit: count().default(GOOGLE_REVIEWS),
  /** Guarantee strips. */
  guaranteeStripsEnabled: flag(false),
  /** External service booking. */
  serviceBookingUrl: optionalWebAddress(),
};
