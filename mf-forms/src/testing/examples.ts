import type { Appointment, ShopperReservation, SiteConfig } from '@forecourt/shared-contracts';
import type { RemoteExamples } from '@forecourt/shared-contracts/contract-kit';
import { aCar } from '@forecourt/shared-contracts/testing';

const START = '/test-drives/at-location-';

/** A booked test drive of a site's first location, whose id is in the address. */
const appointmentAt = (path: string): Appointment => ({
  id: path.slice('/api/appointments/'.length),
  lead_id: 'lead-1',
  start: '2026-03-03T09:00:00+08:00',
  location_id: Number(path.split('-').at(-1)),
  car: { slug: 'rio', name: 'Kia Rio', year: 2021, make: 'Kia', model: 'Rio', badge: null, series: null },
  sequence: 0,
  state: 'booked',
});

const RESERVATION = 'reservation-1';
const reservation: ShopperReservation = {
  id: RESERVATION,
  kind: 'reservation',
  state: 'held',
  held_until: '2026-03-04T09:00:00.000Z',
  amount: 200,
  receipt_number: 'R-00000012',
  refund: 'none',
  car: {
    id: 7,
    slug: 'rio',
    name: 'Kia Rio',
    year: 2021,
    make: 'Kia',
    model: 'Rio',
    badge: null,
    series: null,
    location_id: null,
    state: null,
  },
};

/** What the contract kit needs to know of this remote. */
export const formsExamples: RemoteExamples = {
  pages: {
    reservation: () => [`/reservations/${RESERVATION}`],
    appointment: ({ locations }: SiteConfig) => locations.slice(0, 1).map(({ id }) => `${START}${id}`),
  },
  subjects: {
    appointment: /^\/api\/appointments\//,
    reservation: /^\/api\/reservations\//,
    checkout: /^\/api\/cars\//,
    'checkout-journey': /^\/api\/cars[/?]/,
    // The car that the address names: the lead is about it.
    'trade-in': /^\/api\/cars\?/,
  },
  respond(path) {
    if (path.startsWith('/api/appointments/')) return appointmentAt(path);
    if (path.startsWith('/api/cars?id=')) return aCar({ payment_processors: ['demo'] });
    const [, slug] = /^\/api\/cars\/([^/?]+)$/.exec(path) ?? [];
    if (slug !== undefined) return aCar({ slug, payment_processors: ['demo'] });
    if (path.startsWith('/api/reservations/')) return reservation;
    if (path === '/api/spins') return { prizes: ['Free car wash', '$50 fuel card'], terms: null, won: null };
    return path === '/api/payment-fields' ? { kind: 'test' } : undefined;
  },
};
