import {
  ApiError,
  createPlatformStore,
  customerProfileSaved,
  lastEnquiryRestored,
  sessionChecked,
  type PlatformApi,
} from '@forecourt/shared-contracts';
import { aCar, aSite } from '@forecourt/shared-contracts/testing';
import { renderPage, renderSlot } from '@forecourt/shared-ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';

const site = aSite({ switches: { garageEnabled: true, watchlistEnabled: true, favouritesEnabled: true } });
const signedIn = () => {
  const store = createPlatformStore({ site });
  store.dispatch(sessionChecked({ id: 1, phone: '+61491570006' }));
  return store;
};
const responses = { '/api/watchlist': { car_ids: [7, 9] } };
const facts = () => screen.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);

it('NA-053 shows a signed-in visitor phone, saved vehicles and the way to them', async () => {
  const { meta } = await renderPage(remote, '/my-garage', { site, store: signedIn(), responses });
  expect(screen.getByRole('heading', { level: 1, name: 'My Garage' })).toBeVisible();
  expect(facts()).toEqual(['Phone: +61491570006', 'Saved vehicles: 2']);
  expect(screen.getByRole('link', { name: 'Your watchlist' })).toHaveAttribute('href', '/watchlist');
  expect(screen.getByRole('link', { name: 'Your favourites' })).toHaveAttribute('href', '/favourites');
  expect(meta).toMatchObject({ canonical: '/my-garage', robots: 'noindex' });
});

it('adds the name that this browser knows, and its last enquiry with the way back to the car', async () => {
  const store = signedIn();
  store.dispatch(customerProfileSaved({ name: 'Robin', last_name: 'Lee', email: '', phone: '', postcode: '' }));
  store.dispatch(
    lastEnquiryRestored({
      car: aCar({ slug: 'a', year: 2021, make: 'Kia', model: 'Rio', badge: null, series: null }),
      category: 'Test Drive',
    }),
  );
  await renderPage(remote, '/my-garage', { site, store, responses });
  expect(facts()).toEqual(expect.arrayContaining(['Name: Robin Lee', 'Last enquiry: Test Drive: 2021 Kia Rio']));
  expect(screen.getByRole('link', { name: 'Back to the vehicle' })).toHaveAttribute('href', '/cars/a');
});

it('is there without a watchlist, and while it can not be read', async () => {
  await renderPage(remote, '/my-garage', {
    site,
    store: signedIn(),
    responses: { '/api/watchlist': new ApiError('Away', 503, 'unavailable') },
  });
  expect(facts()).toEqual(['Phone: +61491570006']);
});

it('signs out; a failure is an alert, and the next click tries again', async () => {
  const end = jest
    .fn<Promise<void>, []>()
    .mockRejectedValueOnce(new ApiError('Away', 0, 'unreachable'))
    .mockResolvedValueOnce();
  const { store } = await renderPage(remote, '/my-garage', {
    site,
    store: signedIn(),
    responses,
    api: { delete: end as PlatformApi['delete'] },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(store.getState().alerts).toEqual(['We could not sign you out. Please try again.']);
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(store.getState().session).toEqual({ user: null, loading: false });
  expect(end).toHaveBeenCalledTimes(2);
});

describe('NA-022 the link of the header', () => {
  const garageLinks = () => screen.queryAllByRole('link', { name: 'My Garage', hidden: true }).map((link) => link.getAttribute('href'));

  it('NA-022 leads a signed-in visitor to the tenant’s customer area, from header and drawer', async () => {
    const own = aSite({ switches: { garageEnabled: true, customerAreaPath: '/myservco' } });
    await renderSlot(remote, 'header', {}, { site: own, store: signedIn() });
    expect(garageLinks()).toEqual(['/myservco', '/myservco']);
  });

  it('NA-022 is there for a visitor who is not signed in: the gate of the page leads to the sign-in page', async () => {
    await renderSlot(remote, 'header', {}, { site });
    expect(garageLinks()).toEqual(['/my-garage', '/my-garage']);
  });

  it('NA-022 is not there where nobody can sign in, or where the garage is off', async () => {
    const withoutSignIn = aSite({
      switches: { garageEnabled: true },
      routes: [{ route: 'forms.sign-in', pattern: null, off: true }],
    });
    const { unmount } = await renderSlot(remote, 'header', {}, { site: withoutSignIn });
    expect(garageLinks()).toEqual([]);
    unmount();
    await renderSlot(remote, 'header', {}, { site: aSite(), store: signedIn() });
    expect(garageLinks()).toEqual([]);
  });
});
