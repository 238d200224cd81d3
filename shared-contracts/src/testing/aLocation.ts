import type { Location, OpeningHour, SpecialHours } from '../entities/location';

/** One open day of a week, 08:30 to 17:00 unless overridden; weekday 0 is Sunday. */
export function anOpeningHour(over: Partial<OpeningHour> = {}): OpeningHour {
  return { weekday: 1, status: 'Open', formated_hours: '8:30am - 5:00pm', open: '08:30', close: '17:00', ...over };
}

/** A public holiday of the location that `aLocation` builds, for tests. */
export function aSpecialHours(over: Partial<SpecialHours> = {}): SpecialHours {
  return { date: '2026-12-25', status: 'Closed', start_hour: null, end_hour: null, hours: null, location_id: 31, location: null, ...over };
}

/** A sales yard in Perth, open on weekdays, for tests. */
export function aLocation(over: Partial<Location> = {}): Location {
  return {
    id: 31,
    name: 'Harbour Motors Perth',
    slug: 'harbour-motors-perth',
    primary: true,
    location_type: 'sales',
    location_subtype: null,
    manufacturers: [],
    dealership_id: 7,
    dealership_slug: 'harbour-motors',
    dealer_license_number: null,
    motor_vehicle_repairer: null,
    visible: true,
    image: { image: { url: null }, thumb: { url: null } },
    address: {
      street: '12 Quay Street',
      city: 'Perth',
      state: 'WA',
      postcode: '6000',
      lat: -31.9523,
      long: 115.8613,
      place_id: null,
      place_url: null,
      map_key: null,
    },
    time_zone: null,
    contact_detail: {
      phone: '08 5550 1234',
      landline_phone: null,
      opening_hours: [
        ...[1, 2, 3, 4, 5].map((weekday) => anOpeningHour({ weekday })),
        ...[6, 0].map((weekday) => anOpeningHour({ weekday, status: 'Closed', formated_hours: null, open: null, close: null })),
      ],
    },
    reviews: null,
    average_rating: null,
    review_count: null,
    distribution_locations: [],
    ...over,
  };
}
