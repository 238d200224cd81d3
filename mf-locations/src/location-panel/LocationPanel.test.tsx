import type { Location, Switches } from '@forecourt/shared-contracts';
import { aLocation, anOpeningHour, aSite } from '@forecourt/shared-contracts/testing';
import { renderSlot } from '@forecourt/shared-ui/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';

const { contact_detail } = aLocation();
/** A Monday, 10:00 in Perth. */
const OPEN_MONDAY = new Date('2026-03-02T02:00:00Z');

interface RenderOptions {
  locations?: Location[];
  switches?: Partial<Switches>;
  now?: Date;
  siteHours?: Location['contact_detail']['opening_hours'];
}
function renderPanel({ locations = [aLocation()], switches = {}, now = OPEN_MONDAY, siteHours = [] }: RenderOptions = {}) {
  const [location] = locations;
  return renderSlot(
    remote,
    'location-panel',
    { locationId: (location as Location).id },
    {
      site: aSite({ locations, switches, opening_hours: siteHours }),
      now,
    },
  );
}
const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));

describe('LocationPanel', () => {
  it('LO-034 displays title, address, map link, rating and opening hours', async () => {
    await renderPanel({ locations: [aLocation({ average_rating: 4.5, review_count: 3 })] });
    expect(screen.getByRole('heading', { level: 2, name: 'Harbour Motors Perth' })).toBeVisible();
    expect(screen.getByText('12 Quay Street, Perth WA 6000')).toBeVisible();
    expect(screen.getByRole('link', { name: '12 Quay Street, Perth WA 6000' })).toHaveAttribute(
      'href',
      expect.stringContaining('maps/search'),
    );
    expect(screen.getByRole('link', { name: 'Get directions' })).toHaveAttribute(
      'href',
      'https://www.google.com/maps/dir/?api=1&destination=12+Quay+Street%2C+Perth+WA+6000',
    );
    expect(screen.getByText('Rated 4.5 out of 5')).toBeInTheDocument();
    expect(screen.getByRole('table', { name: 'Opening hours of Harbour Motors Perth' })).toBeVisible();
  });

  it('LO-012 LO-065 has the full image and no map without a map_key', async () => {
    const image = { image: { url: 'premises/perth.jpg' }, thumb: { url: 'premises/perth-small.jpg' } };
    const { container } = await renderPanel({ locations: [aLocation({ image })] });
    expect(container.querySelector('img')?.src).toMatch(/premises\/perth\.jpg$/);
    expect(screen.queryByRole('button', { name: 'Show map' })).not.toBeInTheDocument();
  });

  it.each([
    [null, 'https://www.google.com/maps/embed/v1/place?key=key-of-harbour&q=12+Quay+Street%2C+Perth+WA+6000'],
    ['ChIJ42', 'https://www.google.com/maps/embed/v1/place?key=key-of-harbour&q=place_id%3AChIJ42'],
  ])('LO-043 LO-065 with a map_key a click loads the map of the place %s', async (place_id, src) => {
    const address = { ...aLocation().address, map_key: 'key-of-harbour', place_id };
    const { container } = await renderPanel({ locations: [aLocation({ address })] });
    expect(container.querySelector('iframe')).toBeNull();

    await userEvent.click(screen.getByRole('button', { name: 'Show map' }));
    expect(screen.getByTitle('Map of Harbour Motors Perth')).toHaveAttribute('src', src);
  });

  it('LO-034 leads to the enquiry form of the location where the site has one', async () => {
    const { unmount } = await renderPanel();
    expect(screen.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact-us/harbour-motors-perth');
    unmount();
    await renderSlot(
      remote,
      'location-panel',
      { locationId: aLocation().id },
      { site: aSite({ locations: [aLocation()], routes: [{ route: 'locations.contact', pattern: null, off: true }] }) },
    );
    expect(screen.getByRole('link', { name: 'Get directions' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Contact Us' })).not.toBeInTheDocument();
  });

  it('LO-035 lists the departments of an address, Sales first, and displays the hours of the selected one', async () => {
    const hoursOf = (formated_hours: string) => ({
      ...contact_detail,
      opening_hours: [1, 2, 3, 4, 5].map((weekday) => anOpeningHour({ weekday, formated_hours })),
    });
    await renderPanel({
      locations: [
        aLocation({ id: 1, location_type: 'sales', contact_detail: hoursOf('9am - 6pm') }),
        aLocation({ id: 2, location_type: 'parts', contact_detail: hoursOf('7am - 3pm') }),
        aLocation({ id: 3, location_type: 'service', contact_detail: hoursOf('7am - 4pm') }),
        aLocation({ id: 4, location_type: 'car-buying', visible: false }),
      ],
    });
    const department = screen.getByRole('combobox', { name: 'Department' });
    expect(
      within(department)
        .getAllByRole('option')
        .map((each) => each.textContent),
    ).toEqual(['Sales', 'Service', 'Parts']);
    expect(rows()[0]).toEqual(['Mon-Fri', '9am - 6pm']);

    await userEvent.selectOptions(department, 'Parts');
    expect(rows()[0]).toEqual(['Mon-Fri', '7am - 3pm']);
  });

  it('LO-036 groups the weekdays, with rows for Saturday and Sunday', async () => {
    await renderPanel();
    expect(rows()).toEqual([
      ['Mon-Fri', '8:30am - 5:00pm'],
      ['Sat', 'Closed'],
      ['Sun', 'Closed'],
    ]);
  });

  it('LO-037 a closed day reads "By appointment only" with closedAsAppointmentOnly', async () => {
    await renderPanel({ switches: { closedAsAppointmentOnly: true } });
    expect(rows()[1]).toEqual(['Sat', 'By appointment only']);
  });

  it.each([
    ['the Saturday of the tenant’s first week', '2025-06-12T02:00:00Z', 'By Appointment Only'],
    ['the Saturday after it', '2025-06-19T02:00:00Z', '8:30am - 5:00pm'],
    ['the second Saturday after it', '2025-06-26T02:00:00Z', 'By Appointment Only'],
  ])('LO-038 a service location on %s', async (_what, now, text) => {
    const hours = [1, 2, 3, 4, 5, 6].map((weekday) => anOpeningHour({ weekday }));
    await renderPanel({
      locations: [aLocation({ location_type: 'service', contact_detail: { ...contact_detail, opening_hours: hours } })],
      now: new Date(now),
    });
    expect(rows()[1]).toEqual(['Sat', text]);
  });

  it.each([
    ['in opening hours', 'Australia/Perth', 'Open now'],
    ['in a zone that is hours ahead', 'Pacific/Auckland', 'Open now'],
    ['in a zone where it has not opened', 'Europe/London', 'Closed now'],
  ])('LO-041 displays whether it is open %s', async (_what, time_zone, text) => {
    await renderPanel({ locations: [aLocation({ time_zone })] });
    expect(screen.getByText(text)).toBeVisible();
  });

  it('LO-041 goes by the clock of the location’s state, not by that of the tenant', async () => {
    // 8:15 in Sydney and 7:15 in Brisbane.
    const now = new Date('2026-03-01T21:15:00Z');
    const hours = [1, 2, 3, 4, 5].map((weekday) => anOpeningHour({ weekday, open: '08:00', close: '17:00' }));
    const at = (state: string) =>
      aLocation({ address: { ...aLocation().address, state }, contact_detail: { ...contact_detail, opening_hours: hours } });
    const switches = { openingHoursTimeZone: 'Australia/Sydney' };
    const { unmount } = await renderPanel({ locations: [at('QLD')], switches, now });
    expect(screen.getByText('Closed now')).toBeVisible();
    unmount();
    await renderPanel({ locations: [at('NSW')], switches, now });
    expect(screen.getByText('Open now')).toBeVisible();
  });

  it.each([
    ['names its city where the visitor’s clock shows another time', 660, 'All times are Perth time.'],
    ['names no city where the visitor’s clock shows the same', 480, null],
  ])('LO-041 CO-099 %s', async (_what, minutesAheadOfUtc, note) => {
    jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-minutesAheadOfUtc);
    await renderPanel();
    expect(screen.queryByText(/^All times are/)?.textContent ?? null).toBe(note);
    jest.restoreAllMocks();
  });

  it('LO-041 follows the clock in an open tab, also of one that was hidden meanwhile', async () => {
    jest.useFakeTimers();
    try {
      // 16:58:30 in Perth: it closes at five.
      await renderPanel({ now: new Date('2026-03-02T08:58:30Z') });
      expect(screen.getByText('Open now')).toBeVisible();
      act(() => jest.advanceTimersByTime(60_000));
      expect(screen.getByText('Open now')).toBeVisible();
      act(() => jest.advanceTimersByTime(60_000));
      expect(screen.getByText('Closed now')).toBeVisible();
      // No timer runs while the device sleeps until the next morning.
      jest.setSystemTime(Date.now() + 16 * 3_600_000);
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
      expect(screen.getByText('Open now')).toBeVisible();
    } finally {
      jest.useRealTimers();
    }
  });

  it('LO-042 displays the site’s hours if the location has none, and no table without any', async () => {
    const closed = aLocation({ contact_detail: { ...contact_detail, opening_hours: [] } });
    const { unmount } = await renderPanel({
      locations: [closed],
      siteHours: [anOpeningHour({ weekday: 1, formated_hours: '10am - 2pm' })],
    });
    expect(rows()[0]).toEqual(['Mon', '10am - 2pm']);
    unmount();
    await renderPanel({ locations: [closed] });
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.queryByText('Opening Hours')).not.toBeInTheDocument();
  });
});

describe('location-panel slot', () => {
  it.each([
    ['LO-019 an unknown id', 99],
    ['LO-022 a hidden location', 2],
  ])('%s renders nothing', async (_what, locationId) => {
    const site = aSite({ locations: [aLocation({ id: 1 }), aLocation({ id: 2, visible: false })] });
    expect((await renderSlot(remote, 'location-panel', { locationId }, { site })).container).toBeEmptyDOMElement();
  });
});
