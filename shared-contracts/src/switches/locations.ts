import { number } from 'yup';
import { GOOGLE_REVIEWS, REVIEW_MIN_RATING } from '../constants';
import { flag, numberList, oneOf } from '../entities/fields';
import { count, optionalDay, optionalWebAddress, timeZone } from './switchTypes';

/** Locations, their hours and reviews, and where service is booked. */
export const locationSwitches = {
  /** Zone of opening checks (CO-099, LO-041). */
  openingHoursTimeZone: timeZone().default('Australia/Perth'),
  /** Target of location cards (VE-017, LO-002, LO-003). */
  locationPageBase: oneOf(['/locations', '/our-location', '/contact-us']).default('/locations'),
  /** 'Book a Service' link on service locations (LO-013). */
  serviceBookLinkOnLocations: flag(false),
  /** Special lazy block for 'all' (LO-018). */
  allLocationsLazyBlock: flag(false),
  /** Locations left out of the selector (four ids for one brand) (LO-047). */
  locationSelectorExcludedIds: numberList(),
  /** 'By appointment only' instead of 'Closed' (CO-098, SH-175, LO-037). */
  closedAsAppointmentOnly: flag(false),
  /** Alternate service Saturdays (CO-100). */
  serviceSaturdayAlternateFrom: optionalDay().default('2025-06-14'),
  /** Reviews block and ratings (LO-051, NA-034). */
  reviewsEnabled: flag(true),
  /** Lowest rating shown (CO-104, LO-052). */
  reviewMinRating: number().min(0).max(5).defined().default(REVIEW_MIN_RATING),
  /** Google reviews shown (LO-053). */
  reviewLimit: count().default(GOOGLE_REVIEWS),
  /** Guarantee strips (LO-061). */
  guaranteeStripsEnabled: flag(false),
  /** External service booking (SH-015, FO-044). */
  serviceBookingUrl: optionalWebAddress(),
};
