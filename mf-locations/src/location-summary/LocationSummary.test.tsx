import type { Location, SpecialHours, Switches } from '@forecourt/shared-contracts';
import { customerProfileSaved } from '@forecourt/shared-contracts';
import { createPlatformStore } from '@forecourt/shared-contracts/shell';
import { aLocation, anOpeningHour, aSite, aSpecialHours } from '@forecourt/shared-contracts/testing';
import { renderSlot } from '@forecourt/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';

/** A Monday, 10:00 in Perth. */
const OPEN_MONDAY = new Date('2026-03-02T02:00:00Z');
const { address, contact_detail } = aLocation();

interface Options {
  location?: Location;
  map?: boolean;
  now?: Date;
  specialHours?: SpecialHours[];
  postcode?: string;
  others?: Location[];
  switches?: Partial<Switches>;
}
function renderSummary({
  location = aLocation(),
  map,
  now = OPEN_MONDAY,
  specialHours = [],
  postcode,
  others = [],
  switches,
}: Options = {}) {
  const site = aSite({ locations: [location, ...others], switches, opening_hours: [] });
  const store = createPlatformStore({ site });
  if (postcode) store.dispatch(customerProfileSaved({ postcode }));
  return renderSlot(
    remote,
    'location-summary',
    { locationId: location.id, map },
    {
      site,
      store,
      now,
      responses: {
        '/api/special-hours': specialHours,
        '/api/geocode?postal_code=6160&country=AU': { results: [{ geometry: { location: { lat: -32.05, lng: 115.75 } } }] },
      },
    },
  );
}

describe('location-summary', () => {
  it('LO-067 has name, address, the location’s own phone, directions and the hours of today, which open to the week’s', async () => {
    await renderSummary({ location: aLocation({ contact_detail: { ...contact_detail, phone: '08 5550 7777' } }) });
    const summary = within(screen.getByRole('region', { name: 'Harbour Motors Perth' }));
    expect(summary.getByRole('link', { name: 'Harbour Motors Perth' })).toHaveAttribute('href', '/locations/harbour-motors-perth');
    expect(summary.getByRole('link', { name: '12 Quay Street, Perth WA 6000' })).toBeVisible();
    expect(summary.getByRole('link', { name: '08 5550 7777' })).toHaveAttribute('href', 'tel:0855507777');
    expect(summary.getByRole('link', { name: 'Get directions' }).getAttribute('href')).toContain('maps/dir');
    expect(summary.queryByText(/km away/)).not.toBeInTheDocument();
    expect(summary.getByRole('table', { hidden: true }).closest('details')).not.toHaveAttribute('open');

    await userEvent.click(summary.getByText('Today 8:30am - 5:00pm'));
    expect(summary.getByRole('table', { name: 'Opening hours of Harbour Motors Perth' }).closest('details')).toHaveAttribute('open');
    expect(summary.getAllByText('Open now')).toHaveLength(1);
  });

  it('LO-067 SH-124 has no phone where the site displays none', async () => {
    await renderSummary({ switches: { phoneDisplayEnabled: false } });
    expect(screen.queryByRole('link', { name: /^\(?0/ })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Get directions' })).toBeVisible();
  });

  it('LO-038 LO-067 a service location on a Saturday by appointment is not open', async () => {
    const location = aLocation({
      location_type: 'service',
      contact_detail: { ...contact_detail, opening_hours: [1, 2, 3, 4, 5, 6].map((weekday) => anOpeningHour({ weekday })) },
    });
    await renderSummary({ location, now: new Date('2025-06-14T02:00:00Z') });
    expect(screen.getByText('Closed now')).toBeVisible();
    expect(screen.getByText('Today By Appointment Only')).toBeVisible();
  });

  it('LO-035 LO-067 another department of the address says itself whether it is open', async () => {
    const sales = aLocation({ location_type: 'sales' });
    const hours = [1, 2, 3, 4, 5].map((weekday) => anOpeningHour({ weekday, open: '07:00', close: '09:00', formated_hours: '7am - 9am' }));
    const service = aLocation({ id: 32, location_type: 'service', contact_detail: { ...contact_detail, opening_hours: hours } });
    await renderSummary({ location: sales, others: [service] });
    await userEvent.click(screen.getByText('Today 8:30am - 5:00pm'));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Department' }), 'Service');
    expect(screen.getByText('Open now')).toBeVisible();
    expect(screen.getByText('Closed now')).toBeVisible();
  });

  it('LO-067 has holiday hours also without weekly ones', async () => {
    const location = aLocation({ contact_detail: { ...contact_detail, opening_hours: [] } });
    await renderSummary({ location, specialHours: [aSpecialHours({ date: '2026-04-03', status: 'Closed' })] });
    await userEvent.click(screen.getByText('Opening hours'));
    expect(screen.getByRole('button', { name: 'Holiday hours' })).toBeVisible();
  });

  it('LO-067 has the distance from the postcode that this browser has saved', async () => {
    await renderSummary({ location: aLocation({ address: { ...address, lat: -31.95, long: 115.86 } }), postcode: '6160' });
    expect(await screen.findByText('· 15 km away')).toBeVisible();
  });

  it('LO-067 special hours of today replace the weekday’s', async () => {
    await renderSummary({ specialHours: [aSpecialHours({ date: '2026-03-02', status: 'Closed' })] });
    expect(screen.getByText('Closed now')).toBeVisible();
    expect(screen.getByText('Today Closed')).toBeVisible();
  });

  it.each([
    ['no map unless it is wanted', 'key-of-harbour', false, false],
    ['no map without a map_key', null, true, false],
    ['a map by a click with both', 'key-of-harbour', true, true],
  ])('VE-009 LO-043 has %s', async (_what, map_key, map, expected) => {
    await renderSummary({ location: aLocation({ address: { ...address, map_key } }), map });
    expect(screen.queryByRole('button', { name: 'Show map' }) !== null).toBe(expected);
  });
});
