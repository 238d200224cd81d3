import {
  ApiError,
  customerProfileSaved,
  enquiryRecorded,
  sessionChecked,
  type LastEnquiry,
  type PlatformApi,
} from '@forecourt/shared-contracts';
import { createPlatformStore } from '@forecourt/shared-contracts/shell';
import { aCar, aSite } from '@forecourt/shared-contracts/testing';
import { renderPage } from '@forecourt/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';

const site = aSite({ switches: { garageEnabled: true, favouritesEnabled: true, openingHoursTimeZone: 'Australia/Perth' } });
const signedIn = (on = site) => {
  const store = createPlatformStore({ site: on });
  store.dispatch(sessionChecked({ id: 1, phone: '+61491570006' }));
  return store;
};
const facts = () => screen.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);

const enquiry = (over: Partial<LastEnquiry> = {}): LastEnquiry => ({
  id: 'lead-1',
  sentAt: '2026-03-01T20:00:00.000Z',
  car: null,
  category: 'General Enquiry',
  ...over,
});
const rio = aCar({
  slug: 'rio-7',
  year: 2021,
  make: 'Kia',
  model: 'Rio',
  badge: null,
  series: null,
  primary_image_url: '/images/cars/7.webp',
});

/** The page of a visitor whose browser sent these enquiries, the newest last. */
async function renderEnquiries(...enquiries: LastEnquiry[]) {
  const store = signedIn();
  for (const each of enquiries) store.dispatch(enquiryRecorded(each));
  const { container } = await renderPage(remote, '/my-garage', { site, store });
  return { store, container, section: within(screen.getByRole('region', { name: 'Your enquiries' })) };
}

it.each([
  ['SH-103', '/mymotorama'],
  ['SH-104', '/mybigboxcars'],
  ['SH-105', '/myblinkr'],
  ['SH-106', '/myservco'],
  ['SH-107', '/my-garage'],
] as const)('%s NA-053 is at %s on a site that names it', async (_requirement, customerAreaPath) => {
  const own = aSite({ switches: { garageEnabled: true, customerAreaPath } });
  const { meta } = await renderPage(remote, customerAreaPath, { site: own, store: signedIn(own) });
  expect(screen.getByRole('heading', { level: 1, name: 'My Garage' })).toBeVisible();
  expect(meta).toMatchObject({ canonical: customerAreaPath, robots: 'noindex' });
});

it('NA-054 shows the phone, and the name that this browser knows', async () => {
  const { unmount } = await renderPage(remote, '/my-garage', { site, store: signedIn() });
  expect(facts()).toEqual(['Phone: 0491 570 006']);
  unmount();

  const store = signedIn();
  store.dispatch(customerProfileSaved({ name: 'Robin', last_name: 'Lee', email: '', phone: '', postcode: '' }));
  await renderPage(remote, '/my-garage', { site, store });
  expect(facts()).toEqual(['Name: Robin Lee', 'Phone: 0491 570 006']);
});

it('NA-054 mounts the three newest saved cars, then saved valuations and recent searches', async () => {
  const { container } = await renderPage(remote, '/my-garage', { site, store: signedIn() });
  const slots = [...container.querySelectorAll<HTMLElement>('[data-slot]')].map(({ dataset }) => [dataset.slot, dataset.props]);
  expect(slots).toEqual([
    ['saved-cars', '{"limit":3}'],
    ['saved-valuations', '{}'],
    ['recent-searches', '{}'],
  ]);
});

it('NA-054 links to the favourites of a site that has them', async () => {
  const { unmount } = await renderPage(remote, '/my-garage', { site, store: signedIn() });
  expect(screen.getByRole('link', { name: 'Your favourites' })).toHaveAttribute('href', '/favourites');
  unmount();

  const without = aSite({ switches: { garageEnabled: true, favouritesEnabled: false } });
  await renderPage(remote, '/my-garage', { site: without, store: signedIn(without) });
  expect(screen.queryByRole('link', { name: 'Your favourites' })).not.toBeInTheDocument();
});

describe('the enquiries of this browser', () => {
  it('NA-054 are listed newest first, with category, car, image and date by the clock of the dealer', async () => {
    const { section, container } = await renderEnquiries(
      enquiry(),
      enquiry({ id: 'lead-2', category: 'Vehicle Enquiry', car: rio, sentAt: '2026-03-02T02:00:00.000Z' }),
    );
    expect(section.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Vehicle Enquiry',
      'General Enquiry',
    ]);
    expect(section.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Vehicle Enquiry2021 Kia RioSent 2 Mar 2026',
      'General EnquirySent 2 Mar 2026',
    ]);
    expect(section.getByRole('link', { name: '2021 Kia Rio' })).toHaveAttribute('href', '/cars/rio-7');
    expect(container.querySelectorAll('li img')).toHaveLength(1);
    expect(container.querySelector('li img')).toHaveAttribute('src', expect.stringContaining('/images/cars/7.webp'));
  });

  it('NA-054 have no image where the car has none', async () => {
    const { section, container } = await renderEnquiries(enquiry({ car: { ...rio, primary_image_url: null } }));
    expect(section.getByRole('link', { name: '2021 Kia Rio' })).toBeVisible();
    expect(container.querySelector('li img')).toBeNull();
    expect(section.queryByText('No photo yet')).not.toBeInTheDocument();
  });

  it('NA-054 FO-048 have the start of a test drive, with the link that changes it where there is one', async () => {
    const appointment = { leadId: 'lead-1', start: '2026-03-03T09:00:00+08:00', locationSlug: 'perth' };
    const { section } = await renderEnquiries(
      enquiry({ category: 'Test Drive', car: rio, appointment }),
      enquiry({ id: 'lead-2', category: 'Test Drive', appointment: { ...appointment, changePath: '/test-drive/private-token' } }),
    );
    const [changeable, other] = section.getAllByRole('listitem') as [HTMLElement, HTMLElement];
    expect(within(changeable).getByRole('link', { name: /^Change or cancel the test drive on Tue 3 Mar, 9:00 am/ })).toHaveAttribute(
      'href',
      '/test-drive/private-token',
    );
    expect(changeable).toHaveTextContent(/Test drive: Tue 3 Mar/);
    expect(other).toHaveTextContent(/Test drive, not booked yet: Tue 3 Mar/);
    expect(within(other).getByText(/^Tue 3 Mar, 9:00 am/)).toHaveAttribute('datetime', '2026-03-03T09:00:00+08:00');
    expect(within(other).queryByRole('link', { name: /Change or cancel/ })).not.toBeInTheDocument();
  });

  it('NA-054 can be cleared, which moves the focus to the heading', async () => {
    const { section, store } = await renderEnquiries(enquiry());
    await userEvent.click(section.getByRole('button', { name: 'Clear this list' }));
    expect(store.getState().enquiries.list).toEqual([]);
    expect(section.getByRole('heading', { name: 'Your enquiries' })).toHaveFocus();
    expect(section.getByRole('heading', { name: 'You have no recent enquiries.' })).toBeVisible();
    expect(section.queryByRole('button')).not.toBeInTheDocument();
  });

  it('NA-054 are replaced by a link to the contact page where there are none', async () => {
    const { section } = await renderEnquiries();
    expect(section.getByRole('heading', { level: 3, name: 'You have no recent enquiries.' })).toBeVisible();
    expect(section.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
    expect(section.queryByRole('button')).not.toBeInTheDocument();
  });
});

it('NA-054 signs out, which keeps the enquiries of the browser; after a failure the next click tries again', async () => {
  const end = jest
    .fn<Promise<void>, []>()
    .mockRejectedValueOnce(new ApiError('Away', 0, 'unreachable'))
    .mockResolvedValueOnce();
  const store = signedIn();
  store.dispatch(enquiryRecorded(enquiry()));
  await renderPage(remote, '/my-garage', { site, store, api: { delete: end as PlatformApi['delete'] } });
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(store.getState().alerts).toEqual(['We could not sign you out. Please try again.']);
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(store.getState().session).toEqual({ user: null, loading: false });
  expect(store.getState().enquiries.list).toEqual([enquiry()]);
  expect(end).toHaveBeenCalledTimes(2);
});
