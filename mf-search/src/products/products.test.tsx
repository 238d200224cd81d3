import { PageNotFound } from '@forecourt/shared-contracts';
import { aLoaderContext, aModel, aProduct } from '@forecourt/shared-contracts/testing';
import { renderPage } from '@forecourt/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { useLocation } from 'react-router-dom';
import * as accessoriesPage from '../pages/accessories';
import remote from '../remote';
import { startSearchEndpoint } from '../testing/searchEndpoint';
import { formatProductSearch, parseProductSearch } from './productSearch';

const stock = [
  aProduct({ id: 1, name: 'Cargo liner', price: 129, categories: ['Interior'], models: ['corolla'] }),
  aProduct({ id: 2, name: 'Floor mats', price: 89, categories: ['Interior'], models: ['rav4'] }),
  aProduct({ id: 3, name: 'Tow bar', price: 990, categories: ['Towing'], models: ['rav4'] }),
  aProduct({ id: 4, name: 'Roof racks', price: null, categories: ['Touring'], models: ['rav4', 'corolla'] }),
];
let service: Awaited<ReturnType<typeof startSearchEndpoint>>;
beforeAll(async () => {
  service = await startSearchEndpoint(stock);
});
afterAll(() => service.stop());

const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const Address = () => <output aria-label="Address">{useLocation().search}</output>;

async function showParts(address: string) {
  return renderPage(remote, address, { api: { search: { ...service.search } }, beside: <Address /> });
}

describe('parts search', () => {
  it('SE-103 SE-106 searches the products index, 21 a page', async () => {
    await showParts('/parts/search');
    expect(headings()).toEqual(['Cargo liner', 'Floor mats', 'Tow bar', 'Roof racks']);
    expect(service.requests.at(-1)?.[0]).toMatchObject({ indexName: 'Product_production', hitsPerPage: 21, page: 0 });
  });

  it.each([
    ['text', '?query=tow', ['Tow bar']],
    ['a category', '?categories=Interior', ['Cargo liner', 'Floor mats']],
    ['one of two categories', '?categories=Interior&categories=Towing', ['Cargo liner', 'Floor mats', 'Tow bar']],
    ['price', '?price=100:500', ['Cargo liner']],
    ['a price without an upper bound', '?price=500:', ['Tow bar']],
    ['nonsense, which is left out', '?price=a:b&page=-3', ['Cargo liner', 'Floor mats', 'Tow bar', 'Roof racks']],
  ])('SE-106 finds by %s', async (_what, query, expected) => {
    await showParts(`/parts/search${query}`);
    expect(headings()).toEqual(expected);
  });

  it('SE-103 counts the other categories as if none was chosen', async () => {
    await showParts('/parts/search?categories=Towing');
    const categories = within(screen.getByRole('navigation', { name: 'Categories' }));
    expect(categories.getByRole('link', { current: true })).toHaveTextContent('Towing (1)');
    expect(categories.getByRole('link', { name: 'Interior (2)' })).toHaveAttribute(
      'href',
      '/parts/search?categories=Towing&categories=Interior',
    );
  });

  it('SE-106 leads from a part to the enquiry that the site has', async () => {
    await showParts('/parts/search');
    expect(screen.getByRole('link', { name: 'Enquire about Tow bar' })).toHaveAttribute('href', '/enquiries/parts-enquiry');
  });

  it('SE-104 shows name, price and description of the index', async () => {
    await showParts('/parts/search?query=cargo');
    const card = within(screen.getByRole('article'));
    expect(card.getByRole('heading', { name: 'Cargo liner' })).toBeVisible();
    expect(card.getByText('Keeps the boot clean.')).toBeVisible();
    expect(card.getByText('$129')).toBeVisible();
  });

  it('SE-106 writes the search into the URL with the chosen categories', async () => {
    await showParts('/parts/search?categories=Interior');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Part or accessory' }), 'mats');
    await userEvent.type(screen.getByRole('spinbutton', { name: 'Price to' }), '100');
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(screen.getByLabelText('Address')).toHaveTextContent('?query=mats&categories=Interior&price=%3A100');
  });

  it('SE-106 displays a message when nothing matches', async () => {
    await showParts('/parts/search?query=zzz');
    expect(headings()).toEqual(['No products match your search.']);
    expect(screen.getByRole('link', { name: 'Clear all' })).toHaveAttribute('href', '/parts/search');
  });

  it('SE-106 reads back every search that it writes', () => {
    const side = fc.option(fc.integer({ min: 0, max: 99_999 }), { nil: null });
    const search = fc.record({
      query: fc.string().map((text) => text.trim()),
      categories: fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 4 }),
      price: fc.record({ min: side, max: side }),
      page: fc.integer({ min: 1, max: 500 }),
    });
    fc.assert(fc.property(search, (each) => expect(parseProductSearch(new URLSearchParams(formatProductSearch(each)))).toEqual(each)));
  });
});

describe('accessories of a model', () => {
  const load = (responses: Record<string, unknown>) =>
    accessoriesPage.loader(
      aLoaderContext({ address: '/corolla/accessories', params: { model: 'corolla' }, responses, search: { ...service.search } }),
    );

  it('SE-102 SE-103 lists what fits the model', async () => {
    await renderPage(remote, '/corolla/accessories', {
      responses: { '/api/models/corolla': aModel() },
      api: { search: { ...service.search } },
    });
    expect(screen.getByRole('heading', { level: 1, name: 'Corolla accessories' })).toBeVisible();
    expect(headings()).toEqual(['Cargo liner', 'Roof racks']);
  });

  it('SE-102 finds none for an unknown model', async () => {
    await expect(load({})).rejects.toThrow(PageNotFound);
  });
});

it('SE-105 shows the categories, the search and the enquiry', async () => {
  await renderPage(remote, '/parts-and-accessories', { api: { search: { ...service.search } } });
  expect(screen.getByRole('link', { name: /^Interior 2 products/ })).toHaveAttribute('href', '/parts/search?categories=Interior');
  expect(screen.getByRole('link', { name: 'Search all parts' })).toHaveAttribute('href', '/parts/search');
  expect(screen.getByRole('link', { name: 'Parts enquiry' })).toHaveAttribute('href', '/enquiries/parts-enquiry');
});

it('SE-105 shows the enquiry alone where the site has no products', async () => {
  const empty = await startSearchEndpoint([]);
  await renderPage(remote, '/parts-and-accessories', { api: { search: { ...empty.search } } });
  expect(screen.getByRole('heading', { name: 'Ask us for any part or accessory.' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Parts enquiry' })).toHaveAttribute('href', '/enquiries/parts-enquiry');
  expect(screen.queryByRole('link', { name: 'Search all parts' })).toBeNull();
  await empty.stop();
});
