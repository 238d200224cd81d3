import { searchRecorded, type PlatformApi } from '@forecourt/shared-contracts';
import { createPlatformStore } from '@forecourt/shared-contracts/shell';
import { aSite } from '@forecourt/shared-contracts/testing';
import { renderSlot, type PartOptions } from '@forecourt/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';
import { parseSearchParams } from '../search-url/searchParams';
import { aStock } from '../testing/aStock';
import { startSearchEndpoint } from '../testing/searchEndpoint';

let service: Awaited<ReturnType<typeof startSearchEndpoint>>;
beforeAll(async () => {
  service = await startSearchEndpoint(aStock([{ simple_body: 'Ute' }, { simple_body: 'SUV' }, { simple_body: 'SUV' }]));
});
afterEach(() => service.fail(false));
afterAll(() => service.stop());

/** Each page has a client of its own, without what another one has searched. */
const api = (): Pick<PlatformApi, 'search'> => ({ search: { ...service.search } });
const open = (options: PartOptions = {}) => renderSlot(remote, 'stock-search', {}, { api: api(), ...options });
const choose = (name: string, option: string) => userEvent.selectOptions(screen.getByRole('combobox', { name }), option);
const search = () => userEvent.click(screen.getByRole('button', { name: 'Search' }));
const optionsOf = (name: string) =>
  within(screen.getByRole('combobox', { name }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

it('SE-122 leads to the results of a body, a highest price and words', async () => {
  const { address } = await open();
  expect(optionsOf('Body')).toEqual(['Any body', 'SUV', 'Ute']);
  expect(optionsOf('Highest price').slice(0, 3)).toEqual(['Any price', 'Up to $10,000', 'Up to $15,000']);
  await choose('Body', 'SUV');
  await choose('Highest price', 'Up to $30,000');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Make, model or keyword' }), ' kia ');
  await search();
  expect(address()).toBe('/search?query=kia&body=SUV&price=%3A30000');
});

it('SE-122 leads to all vehicles where nothing is chosen', async () => {
  const { address } = await open();
  await search();
  expect(address()).toBe('/search');
});

it('SE-122 has the bodies that a search of the site finds', async () => {
  await open({ site: aSite({ search_filters: 'make:Kia' }) });
  expect(service.requests.at(-1)?.[0]).toMatchObject({ filters: expect.stringContaining('make:Kia'), hitsPerPage: 0 });
});

it('SE-122 has no second price on a site with a slider of prices for navigation', async () => {
  await open({ site: aSite({ switches: { priceSliderVariant: 'navigation' } }) });
  expect(screen.getByRole('combobox', { name: 'Body' })).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'Highest price' })).not.toBeInTheDocument();
});

it('SE-122 searches without bodies where the search service fails', async () => {
  service.fail(true);
  const { address } = await open();
  expect(screen.queryByRole('combobox', { name: 'Body' })).not.toBeInTheDocument();
  await choose('Highest price', 'Up to $10,000');
  await search();
  expect(address()).toBe('/search?price=%3A10000');
});

it('SE-122 is in the HTML without bodies where the search service is late', async () => {
  const late = await startSearchEndpoint([]);
  late.hold();
  await open({ api: { search: { ...late.search } } });
  expect(late.requests).toHaveLength(1);
  expect(screen.getByRole('combobox', { name: 'Highest price' })).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'Body' })).not.toBeInTheDocument();
  await late.stop();
});

it('SE-085 the recent searches are those of the words: a body opens none', async () => {
  const store = createPlatformStore({ site: aSite() });
  store.dispatch(searchRecorded({ path: '/search?query=kia', filters: parseSearchParams(new URLSearchParams('query=kia')) }));
  await open({ store });
  await userEvent.click(screen.getByRole('combobox', { name: 'Body' }));
  expect(screen.queryByRole('navigation', { name: 'Recent searches' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('searchbox'));
  expect(screen.getByRole('navigation', { name: 'Recent searches' })).toBeVisible();
});

it('PL-030 is a plain form without script', async () => {
  await open();
  const { form } = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Body' });
  expect(form).toHaveAttribute('action', '/search');
  expect([...new FormData(form as HTMLFormElement).keys()]).toEqual(['body', 'price', 'query']);
});
