import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { aStock } from '../testing/aStock';
import { renderResults } from '../testing/renderResults';
import { startSearchEndpoint } from '../testing/searchEndpoint';

// InstantSearch renders by its own timers, so React runs without act() here and the test waits for the DOM.
beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});

let service: Awaited<ReturnType<typeof startSearchEndpoint>>;
beforeEach(async () => {
  service = await startSearchEndpoint(aStock([{ make: 'Kia', model: 'Seltos' }]));
});
afterEach(() => service.stop());

const ADDRESSES = ['/search?query=zeppelin', '/search?make=Kia&sortBy=Car_production%3Aprice%3Aasc', '/search', '/search?make=Kia'];
const beside = ADDRESSES.map((address) => (
  <Link key={address} to={address}>
    {`Go to ${address}`}
  </Link>
));
const go = (address: string) => userEvent.click(screen.getByRole('link', { name: `Go to ${address}` }));
const SEARCH = { id: 63, label: 'found' };
const NOTHING = { id: 63, label: 'nothing' };

it('PL-100 a search is counted once, with its own results and in any order; the whole stock is none', async () => {
  const { track } = await renderResults('/search?make=Kia', { search: service.search, beside });
  const searches = () => track.mock.calls.map(([event]) => event as unknown).filter((event) => (event as { id: number }).id === SEARCH.id);
  await waitFor(() => expect(searches()).toEqual([SEARCH]));
  await go('/search?query=zeppelin');
  await waitFor(() => expect(searches()).toEqual([SEARCH, NOTHING]));
  await go('/search');
  await screen.findByText('1 vehicle');
  await go('/search?make=Kia&sortBy=Car_production%3Aprice%3Aasc');
  await waitFor(() => expect(searches()).toEqual([SEARCH, NOTHING, SEARCH]));
  const before = service.requests.length;
  await go('/search?make=Kia');
  await waitFor(() => expect(service.requests.length).toBeGreaterThan(before));
  await go('/search?query=zeppelin');
  await waitFor(() => expect(searches()).toEqual([SEARCH, NOTHING, SEARCH, NOTHING]));
});
