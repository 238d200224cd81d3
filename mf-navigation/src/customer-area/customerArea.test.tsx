import {
  ApiError,
  type AccountEnquiry,
  customerProfileSaved,
  enquiryRecorded,
  sessionChecked,
  type LastEnquiry,
  type PlatformApi,
} from '@forecourt/shared-contracts';
import { createPlatformStore } from '@forecourt/shared-contracts/shell';
import { aCar, aSite } from '@forecourt/shared-contracts/testing';
import { renderPage } from '@forecourt/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
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
async function renderEnquiries(enquiries: LastEnquiry[], ofAccount: AccountEnquiry[] = []) {
  const store = signedIn();
  for (const each of enquiries) store.dispatch(enquiryRecorded(each));
  const { container } = await renderPage(remote, '/my-garage', {
    site,
    store,
    api: { get: (async () => ofAccount) as PlatformApi['get'] },
  });
  const section = within(screen.getByRole('region', { name: 'Your enquiries' }));
  await waitFor(() => expect(section.getByRole('status')).toBeEmptyDOMElement());
  return { store, container, section };
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

it('NA-054 mounts reservations, the three newest saved cars, then saved valuations and recent searches', async () => {
  const { container } = await renderPage(remote, '/my-garage', { site, store: signedIn() });
  const slots = [...container.querySelectorAll<HTMLElement>('[data-slot]')].map(({ dataset }) => [dataset.slot, dataset.props]);
  expect(slots).toEqual([
    ['saved-reservations', '{}'],
    ['saved-quotes', '{}'],
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
    const { section, container } = await renderEnquiries([
      enquiry(),
      enquiry({ id: 'lead-2', category: 'Vehicle Enquiry', car: rio, sentAt: '2026-03-02T02:00:00.000Z' }),
    ]);
    expect(section.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Vehicle Enquiry',
      'General Enquiry',
    ]);
    expect(section.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Vehicle Enquiry2021 Kia RioSent 2 Mar 2026, reference LEAD--2',
      'General EnquirySent 2 Mar 2026, reference LEAD--1',
    ]);
    expect(section.getByRole('link', { name: '2021 Kia Rio' })).toHaveAttribute('href', '/cars/rio-7');
    expect(container.querySelectorAll('li img')).toHaveLength(1);
    expect(container.querySelector('li img')).toHaveAttribute('src', expect.stringContaining('/images/cars/7.webp'));
  });

  it('NA-054 have no image where the car has none', async () => {
    const { section, container } = await renderEnquiries([enquiry({ car: { ...rio, primary_image_url: null } })]);
    expect(section.getByRole('link', { name: '2021 Kia Rio' })).toBeVisible();
    expect(container.querySelector('li img')).toBeNull();
    expect(section.queryByText('No photo yet')).not.toBeInTheDocument();
  });

  it('NA-054 FO-048 have the start of a test drive, with the link that changes it where there is one', async () => {
    const appointment = { leadId: 'lead-1', start: '2026-03-03T09:00:00+08:00', locationSlug: 'perth' };
    const { section } = await renderEnquiries([
      enquiry({ category: 'Test Drive', car: rio, appointment }),
      enquiry({ id: 'lead-2', category: 'Test Drive', appointment: { ...appointment, changePath: '/test-drive/private-token' } }),
    ]);
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
    const { section, store } = await renderEnquiries([enquiry()]);
    await userEvent.click(await section.findByRole('button', { name: 'Clear what this browser has stored' }));
    expect(store.getState().enquiries.list).toEqual([]);
    expect(section.getByRole('heading', { name: 'Your enquiries' })).toHaveFocus();
    expect(section.getByRole('heading', { name: 'You have no recent enquiries.' })).toBeVisible();
    expect(section.queryByRole('button')).not.toBeInTheDocument();
  });

  it('NA-054 are replaced by a link to the contact page where there are none', async () => {
    const { section } = await renderEnquiries([]);
    expect(await section.findByRole('heading', { level: 3, name: 'You have no recent enquiries.' })).toBeVisible();
    expect(section.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
    expect(section.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('the enquiries of the account', () => {
  const ofAccount = (over: Partial<AccountEnquiry> = {}): AccountEnquiry => ({
    id: 'aaaabbbb-1',
    sent_at: '2026-03-01T20:00:00.000Z',
    category: 'Vehicle Enquiry',
    state: 'received',
    car: rio,
    location_slug: 'perth',
    appointment: null,
    valuation: null,
    ...over,
  });
  const items = async (section: ReturnType<typeof within>) =>
    (await section.findAllByRole('listitem')).map((item: HTMLElement) => item.textContent);

  it('NA-054 have their state and reference, each once, beside those that only this browser has', async () => {
    const { section } = await renderEnquiries(
      [enquiry({ id: 'aaaabbbb-1' }), enquiry({ id: 'lead-9', sentAt: '2026-03-02T04:00:00.000Z' })],
      [ofAccount(), ofAccount({ id: 'ccccdddd-2', state: 'sent', car: null, sent_at: '2026-03-02T02:00:00.000Z' })],
    );
    await section.findByText(/The dealer has it/);
    expect(await items(section)).toEqual([
      'General EnquirySent 2 Mar 2026, reference LEAD--9',
      'Vehicle EnquiryOn its way. Sent 2 Mar 2026, reference CCCC-DDDD',
      'Vehicle Enquiry2021 Kia RioThe dealer has it. Sent 2 Mar 2026, reference AAAA-BBBB',
    ]);
  });

  it('NA-054 have a test drive that can be changed, and one that is cancelled', async () => {
    const appointment = { id: 'private', start: '2026-03-03T09:00:00+08:00', location_slug: 'perth', is_cancelled: false };
    const { section } = await renderEnquiries(
      [],
      [ofAccount({ appointment }), ofAccount({ id: 'ccccdddd-2', appointment: { ...appointment, is_cancelled: true } })],
    );
    const [booked, cancelled] = (await section.findAllByRole('listitem')) as [HTMLElement, HTMLElement];
    expect(within(booked).getByRole('link', { name: /^Change or cancel/ })).toHaveAttribute('href', '/test-drives/private');
    expect(cancelled).toHaveTextContent('Test drive, cancelled');
    expect(within(cancelled).queryByRole('link', { name: /^Change or cancel/ })).not.toBeInTheDocument();
  });

  it('NA-054 have a valuation with until when it holds', async () => {
    const car = { year: 2022, make: 'Kia', model: 'Rio', kms: 40_000 };
    const estimate = { low: 12_000, high: 14_000, valid_until: '2026-03-09T02:00:00.000Z' };
    const { section } = await renderEnquiries(
      [],
      [ofAccount({ valuation: { ...car, estimate } }), ofAccount({ id: 'ccccdddd-2', valuation: { ...car, estimate: null } })],
    );
    expect(
      await section.findByText('2022 Kia Rio, 40,000 km: $12,000 to $14,000, a guide, valid until 9 Mar 2026, subject to inspection'),
    ).toBeVisible();
    expect(section.getByText('2022 Kia Rio, 40,000 km: without an estimate')).toBeVisible();
  });

  it('NA-054 FO-048 have no way to change a test drive that is over, and say that an estimate has expired', async () => {
    const appointment = { id: 'private', start: '2026-03-03T09:00:00+08:00', location_slug: 'perth', is_cancelled: false };
    const estimate = { low: 12_000, high: 14_000, valid_until: '2026-03-09T02:00:00.000Z' };
    const store = signedIn();
    const get = async () => [
      ofAccount({ appointment }),
      ofAccount({ id: 'c-2', valuation: { year: 2022, make: 'Kia', model: 'Rio', kms: null, estimate } }),
    ];
    await renderPage(remote, '/my-garage', { site, store, api: { get: get as PlatformApi['get'] }, now: new Date('2026-04-01T00:00Z') });
    expect(
      await screen.findByText('2022 Kia Rio: $12,000 to $14,000, a guide, expired on 9 Mar 2026, subject to inspection'),
    ).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Change or cancel/ })).not.toBeInTheDocument();
  });

  it('NA-054 have what this browser knows beside: a car that is no longer on the site, and a time that is not booked', async () => {
    const appointment = { leadId: 'aaaabbbb-1', start: '2026-03-03T09:00:00+08:00', locationSlug: 'perth' };
    const { section } = await renderEnquiries([enquiry({ id: 'aaaabbbb-1', car: rio, appointment })], [ofAccount({ car: null })]);
    expect(await section.findByRole('link', { name: '2021 Kia Rio' })).toBeVisible();
    expect(section.getByText(/Test drive, not booked yet/)).toBeVisible();
  });

  it('NA-054 AP-067 adds what only this browser has to the account, once, and reads the account again', async () => {
    const store = signedIn();
    store.dispatch(enquiryRecorded(enquiry()));
    const get = jest
      .fn()
      .mockResolvedValueOnce([])
      .mockResolvedValue([ofAccount({ id: 'lead-1' })]);
    const post = jest.fn().mockResolvedValue({ claimed: 1 });
    await renderPage(remote, '/my-garage', { site, store, api: { get: get as PlatformApi['get'], post: post as PlatformApi['post'] } });
    expect(await screen.findByText(/The dealer has it/)).toBeVisible();
    expect(post.mock.calls).toEqual([['/api/account/claims', { lead_ids: ['lead-1'] }]]);
  });

  it('NA-054 a session that has ended meanwhile leads to the sign-in', async () => {
    const store = signedIn();
    const get = jest.fn().mockRejectedValue(new ApiError('Please sign in to continue.', 401, 'not_signed_in'));
    await renderPage(remote, '/my-garage', { site, store, api: { get: get as PlatformApi['get'] } });
    await waitFor(() => expect(store.getState().session.user).toBeNull());
  });

  it('NA-054 can be requested again after a failure, and those of the browser are there meanwhile', async () => {
    const get = jest
      .fn()
      .mockRejectedValueOnce(new ApiError('Away', 0, 'unreachable'))
      .mockResolvedValueOnce([ofAccount()]);
    const store = signedIn();
    store.dispatch(enquiryRecorded(enquiry()));
    await renderPage(remote, '/my-garage', { site, store, api: { get: get as PlatformApi['get'] } });
    const section = within(screen.getByRole('region', { name: 'Your enquiries' }));
    expect(section.getByText(/reference LEAD--1/)).toBeVisible();
    await userEvent.click(await section.findByRole('button', { name: 'Retry' }));
    expect(await section.findByText(/The dealer has it/)).toBeVisible();
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
