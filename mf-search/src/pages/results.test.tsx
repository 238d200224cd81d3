import { customerProfileSaved, PageRedirect, SORT_OPTIONS } from '@forecourt/shared-contracts';
import { createPlatformStore } from '@forecourt/shared-contracts/shell';
import { aLoaderContext, aLocation, aPromoCard, aSite } from '@forecourt/shared-contracts/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useNavigate } from 'react-router-dom';
import { filterSectionsSlice, selectOpenSections } from '../facets/filterSectionsSlice';
import { rememberPromoCards } from '../promo-cards/displayedPromoCards';
import { aStock } from '../testing/aStock';
import { loader } from './results';
import { loadResults, renderResults } from '../testing/renderResults';
import { startSearchEndpoint } from '../testing/searchEndpoint';

const toyotas = Array.from({ length: 25 }, (_each, index) => ({
  year: 2000 + index,
  price: 10_000 + index * 1000,
  km: 100_000 - index * 1000,
}));
const stock = aStock([
  ...toyotas,
  { make: 'Kia', model: 'Seltos', year: 2023, simple_body: 'SUV', price: 31_000, car_type: 'new', km: 20 },
  { make: 'Kia', model: 'Cerato', year: 2022, simple_body: 'Sedan', price: 0, car_type: 'demo', km: 3000 },
]);

// InstantSearch renders by its own timers, so React runs without act() here and the tests wait for the DOM.
beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});

let service: Awaited<ReturnType<typeof startSearchEndpoint>>;

beforeEach(async () => {
  service = await startSearchEndpoint(stock);
});

afterEach(async () => {
  await service.stop();
});

/** The browser's back button. */
function Back() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>Back</button>;
}

const cardNames = () =>
  within(screen.getByRole('region', { name: 'Vehicles' }))
    .queryAllByRole('heading', { level: 3 })
    .map((each) => each.textContent);
const filters = () => within(screen.getByRole('complementary', { name: 'Filters' }));
const lastQuery = () => service.requests.at(-1)?.[0];

describe('the first view', () => {
  it('PL-030 SE-001 shows cards, facets with counts, sort orders and pages as links without another request', async () => {
    await renderResults('/search', { search: service.search });

    expect(cardNames()).toHaveLength(21);
    expect(filters().getByRole('link', { name: 'Kia 2 vehicles' })).toHaveAttribute('href', '/search/kia');
    expect(filters().getByRole('link', { name: 'SUV 1 vehicle' })).toHaveAttribute('href', '/search/suv');
    expect(screen.getByRole('link', { name: 'Price: low to high', hidden: true })).toHaveAttribute(
      'href',
      '/search?sortBy=Car_production%3Aprice%3Aasc',
    );
    expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('href', '/search?page=2');
    expect(screen.getByText('27 vehicles')).toBeVisible();
    expect(service.requests).toHaveLength(1);
  });

  it('SE-014 SE-017 requests visible cars, a page of 21, and the facets of the tenant', async () => {
    await loadResults('/search', { search: service.search, site: aSite({ search_filters: 'dealership_id:7' }) });

    expect(lastQuery()).toMatchObject({ indexName: 'Car_production', hitsPerPage: 21, page: 0 });
    expect(lastQuery()?.filters).toMatch(/^visible_until > \d+ AND show_on_dealer_website:true AND dealership_id:7$/);
    expect(lastQuery()?.facets).toEqual(expect.arrayContaining(['car_type', 'make', 'model', 'simple_body', 'price', 'year', 'km']));
  });

  it('SE-029 SE-041 requests and renders the facets of another preset, with the certified toggle', async () => {
    await renderResults('/search', {
      search: service.search,
      site: aSite({ switches: { searchFilterPreset: 4, certifiedToggleEnabled: true } }),
    });

    expect(filters().queryByRole('link', { name: /^Kia/ })).not.toBeInTheDocument();
    expect(filters().getByRole('link', { name: 'Petrol 27 vehicles', hidden: true })).toBeInTheDocument();
    expect(filters().getByRole('link', { name: 'Only show Toyota Certified Vehicles' })).toHaveAttribute('href', '/search?certified=true');
  });

  it.each([
    ['/search/kia', 'Kia Vehicles for Sale', ['2023 Kia Seltos', '2022 Kia Cerato']],
    ['/search/new-cars', 'New Vehicles for Sale', ['2023 Kia Seltos']],
    ['/search/kia?car_type=demo', 'Demo Kia Vehicles for Sale', ['2022 Kia Cerato']],
    ['/search/kia/cerato', 'Kia Cerato Vehicles for Sale', ['2022 Kia Cerato']],
    ['/search?query=seltos', 'Vehicles for Sale matching “seltos”', ['2023 Kia Seltos']],
    ['/search?price=30000:32000&km=:500', 'Vehicles for Sale', ['2023 Kia Seltos']],
  ])('SE-005 SE-009 renders the results of %s', async (address, heading, cards) => {
    await renderResults(address, { search: service.search });

    expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(cardNames()).toEqual(cards);
  });

  it('SE-012 SH-041 shows used cars on /pre-owned, certified ones on request', async () => {
    await loadResults('/pre-owned?certified=true', { search: service.search });

    expect(lastQuery()?.facetFilters).toEqual(expect.arrayContaining([['car_type:used'], ['certified:true']]));
  });

  it('SE-008 leads beyond the last page to the last page', async () => {
    await expect(loadResults('/search/toyota?page=9', { search: service.search })).rejects.toEqual(
      new PageRedirect('/search/toyota?page=2'),
    );
  });

  it.each([
    ['a make that is none', '/search?make=Zeppelin+Works&make=Kia&page=2', '/search?make=Kia&page=2'],
    ['a model that no car is', '/search/toyota?model=Airship', '/search/toyota'],
    ['a type that is none', '/search?car_type=borrowed&query=seltos', '/search?query=seltos'],
  ])('SE-008 ignores %s', async (_what, address, to) => {
    await expect(loadResults(address, { search: service.search })).rejects.toEqual(new PageRedirect(to));
  });

  it.each([
    ['a make that is not in stock today', '/search?make=Lotus'],
    ['a model that the other filters exclude', '/search/toyota?model=Seltos'],
  ])('SE-008 does not remove %s', async (_what, address) => {
    await renderResults(address, { search: service.search });
    expect(screen.getByRole('heading', { name: 'No vehicles match your search.' })).toBeVisible();
  });

  it('SE-008 takes unknown values out of the address in the browser, where the server could not', async () => {
    const { address } = await renderResults('/search?make=Kia&model=Airship&price=:32000', { search: service.search, onServer: false });
    await waitFor(() => expect(cardNames()).toEqual(['2023 Kia Seltos', '2022 Kia Cerato']));
    expect(address()).toBe('/search?make=Kia&price=%3A32000');
  });

  it('SE-016 displays a message when nothing matches and offers the whole stock', async () => {
    await renderResults('/search?query=zeppelin', { search: service.search });

    expect(screen.getByRole('heading', { name: 'No vehicles match your search.' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Clear all' })).toHaveAttribute('href', '/search');
  });

  it('SE-024 shows the stock count of the tenant instead of a count over 1999', async () => {
    await service.stop();
    service = await startSearchEndpoint(aStock(Array.from({ length: 2000 }, () => ({}))));
    await renderResults('/search', { search: service.search, site: aSite({ switches: { stockCount: 12_345 } }) });

    expect(screen.getByText('12,345 vehicles')).toBeVisible();
  });
});

describe('parts of the screen', () => {
  it('SE-020 shows 21 cards a page', async () => {
    await renderResults('/search', { search: service.search });
    expect(cardNames()).toHaveLength(21);
  });

  it('SE-022 offers the orders, the one of the index first and chosen', async () => {
    await renderResults('/search', { search: service.search });
    const orders = SORT_OPTIONS.map(({ label }) => screen.getByRole('link', { name: label, hidden: true }));
    expect(orders.map((each) => each.getAttribute('aria-current'))).toEqual(['true', null, null, null, null, null]);
    expect(orders[2]).toHaveAttribute('href', '/search?sortBy=Car_production%3Aprice%3Adesc');
  });

  it('SE-041 narrows to certified cars and back', async () => {
    const site = aSite({ switches: { certifiedToggleEnabled: true } });
    const { address } = await renderResults('/search', { search: service.search, site });
    const toggle = () => filters().getByRole('link', { name: 'Only show Toyota Certified Vehicles' });
    await userEvent.click(toggle());
    expect(address()).toBe('/search?certified=true');
    await waitFor(() => expect(toggle()).toHaveAttribute('aria-current', 'true'));
    await userEvent.click(toggle());
    expect(address()).toBe('/search');
  });

  it('SE-010 shows the cars of one dealer at the address of its slug', async () => {
    const site = aSite({ dealerships: [{ id: 3, name: 'Harbour Kia', slug: 'harbour-kia' }] as never });
    await loadResults('/search/harbour-kia', { search: service.search, site });
    expect(lastQuery()?.facetFilters).toEqual([['dealership_slug:harbour-kia']]);
  });

  it.each(['/search/harbour-motors-perth', '/search?location=31'])('LO-049 a location at %s narrows the visible cars', async (address) => {
    await renderResults(address, { search: service.search, site: aSite({ locations: [aLocation()] }) });
    expect(lastQuery()?.facetFilters).toEqual([['location_id:31']]);
    expect(lastQuery()?.filters).toMatch(/^visible_until > \d+ AND show_on_dealer_website:true$/);
  });

  it('SE-011 narrows the brand listing by type and make', async () => {
    await renderResults('/new-used-and-demo-cars?car_type=new&make=Kia', { search: service.search });
    expect(cardNames()).toEqual(['2023 Kia Seltos']);
  });
});

describe('promo cards', () => {
  const promos = [
    aPromoCard({ id: 1, title: 'Winter service', link: '/service' }),
    aPromoCard({ id: 2, title: 'Over', expiry_date: '2026-02-01' }),
  ];

  it('SE-064 SE-065 are placed at the positions of the tenant, without expired ones', async () => {
    await renderResults('/search', { search: service.search, promos, site: aSite({ switches: { promoCardPositions: [4, 9] } }) });

    const names = within(screen.getByRole('region', { name: 'Vehicles' }))
      .getAllByRole('article')
      .map((each) => each.textContent);
    expect(names).toHaveLength(22);
    expect(names[3]).toContain('Winter service');
    expect(screen.getByRole('link', { name: /Winter service/ })).toHaveAttribute('href', '/service');
    expect(screen.queryByText('Over')).not.toBeInTheDocument();
  });

  it('SE-005 SE-065 a list that the visitor comes back to has those that it had, or again none', async () => {
    const context = aLoaderContext({ address: '/search', search: service.search, responses: { '/api/promo-cards': promos } });
    rememberPromoCards(context.api, '/search', []);
    expect((await loader(context)).promos).toEqual([]);
    rememberPromoCards(context.api, '/search', promos.slice(0, 1));
    expect((await loader({ ...context, api: Object.assign(context.api, { get: () => new Promise(() => undefined) }) })).promos).toEqual([
      promos[0],
    ]);
  });

  it('SE-065 AP-017 renders the results alone when the promo cards cannot be loaded', async () => {
    await renderResults('/search', { search: service.search, promos: null });
    expect(cardNames()).toHaveLength(21);
  });
});

describe('history and viewed cars', () => {
  it('SE-084 records the search with its URL', async () => {
    const { store } = await renderResults('/search/kia?car_type=demo', { search: service.search });
    expect(store.getState().searchHistory).toMatchObject([
      { path: '/search/kia?car_type=demo', filters: { facets: { make: ['Kia'], car_type: ['demo'] } } },
    ]);
  });
});

describe('prefetch', () => {
  const kia = () => filters().getByRole('link', { name: 'Kia 2 vehicles' });

  it('PL-054 prefetches on pointerdown of a mouse, with one request for the whole click', async () => {
    const { address } = await renderResults('/search', { search: service.search });

    await userEvent.pointer({ keys: '[MouseLeft>]', target: kia() });
    await waitFor(() => expect(service.requests).toHaveLength(2));
    expect(lastQuery()?.facetFilters).toEqual([['make:Kia']]);
    expect(address()).toBe('/search');
    expect(cardNames()).toHaveLength(21);

    await userEvent.click(kia());
    await waitFor(() => expect(cardNames()).toHaveLength(2));
    expect(service.requests).toHaveLength(2);
  });

  it.each([
    ['a touch, which may only scroll', '[TouchA>]', ''],
    ['a click with Control, which opens another tab', '[MouseLeft>]', '{Control>}'],
    ['another mouse button', '[MouseRight>]', ''],
  ])('PL-054 does not prefetch on %s', async (_case, keys, modifier) => {
    await renderResults('/search', { search: service.search });
    const user = userEvent.setup();

    if (modifier) await user.keyboard(modifier);
    await user.pointer({ keys, target: kia() });
    await userEvent.pointer({ keys: '[MouseLeft>]', target: filters().getByRole('link', { name: 'SUV 1 vehicle' }) });

    await waitFor(() => expect(service.requests).toHaveLength(2));
    expect(lastQuery()?.facetFilters).toEqual([['simple_body:SUV']]);
  });

  it('PL-054 SE-006 sends one request for a click by keyboard or touch', async () => {
    await renderResults('/search', { search: service.search });

    fireEvent.click(kia());

    await waitFor(() => expect(cardNames()).toHaveLength(2));
    expect(service.requests).toHaveLength(2);
  });

  it('SE-015 displays one error when a prefetch fails, and requests again by Retry', async () => {
    await renderResults('/search', { search: service.search });
    service.fail(true);

    await userEvent.click(kia());
    await screen.findByText('We could not load vehicles. Please try again.');

    service.fail(false);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(cardNames()).toHaveLength(2));
  });

  it('PL-054 renders the first cards of new results, and the others right after', async () => {
    await renderResults('/search', { search: service.search });
    const before = cardNames();
    const steps: string[][] = [];
    const observer = new MutationObserver(() => steps.push(cardNames()));
    observer.observe(screen.getAllByRole('article')[0]?.closest('ul') as HTMLElement, { childList: true });

    await userEvent.click(screen.getByRole('link', { name: 'Price: high to low', hidden: true }));

    await waitFor(() => expect(steps).toHaveLength(2));
    observer.disconnect();
    const [first = [], whole = []] = steps;
    expect(first.slice(0, 8)).toEqual(whole.slice(0, 8));
    expect(before).toEqual(expect.arrayContaining(first.slice(8)));
    expect(whole).toEqual(cardNames());
    expect(whole.slice(8)).not.toEqual(first.slice(8));
  });

  it('PL-054 marks the filters as busy until they render the new results', async () => {
    await renderResults('/search', { search: service.search });
    const panel = filters().getByText('Make').closest('details')?.parentElement as HTMLElement;
    const before: (string | null)[] = [];
    const observer = new MutationObserver((records) => before.push(...records.map(({ oldValue }) => oldValue)));
    observer.observe(panel, { attributeFilter: ['aria-busy'], attributeOldValue: true });

    await userEvent.click(kia());

    await waitFor(() => expect(before).toEqual([null, 'true']));
    observer.disconnect();
    expect(panel).not.toHaveAttribute('aria-busy');
    expect(filters().getByRole('link', { name: 'Kia 2 vehicles' })).toHaveAttribute('aria-current', 'true');
  });

  it('SE-006 loses no filter when the next click comes before the response', async () => {
    const { address } = await renderResults('/search', { search: service.search });

    fireEvent.click(kia());
    fireEvent.click(filters().getByRole('link', { name: 'SUV 1 vehicle' }));

    expect(address()).toBe('/search?make=Kia&body=SUV');
    await waitFor(() => expect(cardNames()).toEqual(['2023 Kia Seltos']));
  });
});

describe('refining', () => {
  it('SE-006 SE-031 narrows by a facet entry, in the address and on screen', async () => {
    const { address } = await renderResults('/search?page=2', { search: service.search });

    await userEvent.click(filters().getByRole('link', { name: 'Kia 2 vehicles' }));

    expect(address()).toBe('/search?make=Kia');
    await waitFor(() => expect(cardNames()).toEqual(['2023 Kia Seltos', '2022 Kia Cerato']));
    expect(filters().getByRole('link', { name: 'Kia 2 vehicles' })).toHaveAttribute('aria-current', 'true');
    expect(filters().getByRole('link', { name: 'Toyota 25 vehicles' })).toBeVisible();
  });

  it('SE-005 SE-044 goes back to the search before, fields included', async () => {
    const { address } = await renderResults('/search/toyota', { search: service.search, beside: <Back /> });
    const field = () => filters().getByRole('textbox', { name: 'Kilometres: From, km' });
    await userEvent.clear(field());
    await userEvent.type(field(), '98000{Enter}');
    await waitFor(() => expect(cardNames()).toHaveLength(3));
    expect(field()).toHaveValue('98,000');

    await userEvent.click(screen.getByRole('button', { name: 'Back' }));

    await waitFor(() => expect(cardNames()).toHaveLength(21));
    expect(address()).toBe('/search/toyota');
    expect(field()).toHaveValue('0');
  });

  it('SE-006 SE-023 sends one request for one change; price ascending leaves out cars without one', async () => {
    await renderResults('/search', { search: service.search, site: aSite({ switches: { priceSortExcludesZero: true } }) });

    await userEvent.click(screen.getByRole('link', { name: 'Price: low to high', hidden: true }));

    await waitFor(() => expect(cardNames()[0]).toBe('2000 Toyota Corolla'));
    expect(service.requests).toHaveLength(2);
    expect(lastQuery()).toMatchObject({ indexName: 'Car_production_price_asc' });
    expect(lastQuery()?.filters).toMatch(/ AND price > 0$/);
  });

  it('SE-040 takes a filter off by its chip', async () => {
    const { address } = await renderResults('/search/kia?car_type=demo', { search: service.search });

    await userEvent.click(screen.getByRole('link', { name: 'Remove filter Demo' }));
    await waitFor(() => expect(cardNames()).toHaveLength(2));
    expect(address()).toBe('/search/kia');
    expect(screen.getByRole('link', { name: 'Remove filter Kia' })).toHaveAttribute('href', '/search');
  });

  it('SE-021 turns the page and goes to the top of the list', async () => {
    const scrollIntoView = jest.fn();
    Element.prototype.scrollIntoView = scrollIntoView;
    const { address } = await renderResults('/search', { search: service.search });

    await userEvent.click(screen.getByRole('link', { name: 'Next page' }));

    await waitFor(() => expect(cardNames()).toHaveLength(6));
    expect(address()).toBe('/search?page=2');
    expect(scrollIntoView).toHaveBeenCalled();
  });

  it('SE-004 SE-043 applies the two bounds of a range by their number fields', async () => {
    const { address } = await renderResults('/search', { search: service.search });
    const enter = async (end: string, text: string) => {
      const field = filters().getByRole('textbox', { name: `Price: ${end}` });
      await userEvent.clear(field);
      await userEvent.type(field, `${text}{Enter}`);
    };
    await enter('From', '31,000');
    await enter('To', '$ 33000');

    await waitFor(() => expect(address()).toBe('/search?price=31000%3A33000'));
    await waitFor(() => expect(cardNames()).toHaveLength(4));
    expect(screen.getByRole('link', { name: 'Remove filter $31,000 to $33,000' })).toBeVisible();
  });

  it('SE-042 SE-045 slides in steps of a hundredth up to $100,000, and the address follows', async () => {
    const { address } = await renderResults('/search', { search: service.search });
    const thumb = (end: string) => filters().getByRole<HTMLInputElement>('slider', { name: `Price: ${end}` });
    expect(thumb('To')).toHaveAttribute('max', '100000');
    expect(thumb('To')).toHaveAttribute('step', '1000');
    expect(thumb('To')).toHaveAttribute('aria-valuetext', '$100,000');

    fireEvent.change(thumb('To'), { target: { value: '32000' } });
    await waitFor(() => expect(address()).toBe('/search?price=%3A32000'));
    await waitFor(() => expect(cardNames()).not.toContain('2023 Toyota Corolla'));
  });

  it('SE-046 SH-167 refuses a number beyond the track and reports it to the console only', async () => {
    const log = jest.spyOn(console, 'info').mockImplementation(() => undefined);
    const { address } = await renderResults('/search', { search: service.search });
    const field = filters().getByRole('textbox', { name: 'Price: To' });
    await userEvent.clear(field);
    await userEvent.type(field, '900000{Enter}');

    expect(log.mock.calls).toEqual([['Cannot refine above the range maximum']]);
    expect(field).toHaveValue('100,000');
    expect(address()).toBe('/search');
  });

  it('SE-048 has number fields for the price on tenants whose slider leads from other pages', async () => {
    const site = aSite({ switches: { priceSliderVariant: 'navigation' } });
    const { address } = await renderResults('/search', { search: service.search, site });
    expect(filters().queryByRole('slider', { name: /Price/ })).not.toBeInTheDocument();

    const price = within(filters().getByText('Price').closest('details') as HTMLElement);
    await userEvent.type(price.getByRole('textbox', { name: 'From ($)' }), '31,000');
    await userEvent.type(price.getByRole('textbox', { name: 'To ($)' }), '$ 33000{Enter}');
    expect(address()).toBe('/search?price=31000%3A33000');
  });

  it('SE-038 stores the open state of a section', async () => {
    const { store } = await renderResults('/search', { search: service.search });
    const section = filters().getByText('Make').closest('details') as HTMLDetailsElement;
    expect(section.open).toBe(true);
    section.open = false;
    fireEvent(section, new Event('toggle'));
    expect(selectOpenSections(store.getState())).toEqual({ make: false });
    await waitFor(() => expect(section.open).toBe(false));
  });

  it('SH-158 restores the open sections only where the tenant wants it', () => {
    const { restore, isPersistedOn } = filterSectionsSlice.persistence ?? {};
    expect(restore?.({ make: true, body: 'x' })).toMatchObject({ payload: { make: true, body: false } });
    expect(restore?.('make')).toBeNull();
    expect([true, false].map((persistFilterSections) => isPersistedOn?.(aSite({ switches: { persistFilterSections } })))).toEqual([
      true,
      false,
    ]);
  });

  it('SE-032 shows the first six entries and the rest on request', async () => {
    await service.stop();
    const makes = ['Audi', 'BMW', 'Ford', 'Holden', 'Honda', 'Jeep', 'Kia', 'Mazda', 'Nissan'];
    service = await startSearchEndpoint(aStock(makes.map((make) => ({ make }))));
    await renderResults('/search', { search: service.search });

    const rest = filters().getByText('Show all makes').closest('details') as HTMLDetailsElement;
    expect(rest).not.toHaveAttribute('open');
    expect(within(rest).getAllByRole('link', { hidden: true })).toHaveLength(3);
    expect(within(rest).queryByRole('searchbox', { hidden: true })).not.toBeInTheDocument();
    expect(filters().getByRole('link', { name: 'Jeep 1 vehicle' })).toBeVisible();
  });

  it('SE-032 a long list has what is chosen first, and a search of the rest', async () => {
    await service.stop();
    const makes = 'Audi BMW Chery Ford GWM Haval Holden Honda Isuzu Jeep Kia Mazda Nissan Skoda'.split(' ');
    service = await startSearchEndpoint(aStock(makes.map((make) => ({ make }))));
    await renderResults('/search?make=Skoda', { search: service.search });

    const section = filters().getByText('Make').closest('details') as HTMLDetailsElement;
    const names = (within_: HTMLElement) =>
      within(within_)
        .getAllByRole('link', { hidden: true })
        .map((link) => link.firstChild?.textContent);
    expect(names(section).slice(0, 6)).toEqual(['Skoda', 'Audi', 'BMW', 'Chery', 'Ford', 'GWM']);

    const rest = filters().getByText('Show all makes').closest('details') as HTMLDetailsElement;
    await userEvent.click(filters().getByText('Show all makes'));
    await userEvent.type(within(rest).getByRole('searchbox', { name: 'Find in other makes' }), 'Ho');
    expect(names(rest)).toEqual(['Holden', 'Honda']);
    await userEvent.type(within(rest).getByRole('searchbox', { name: 'Find in other makes' }), 'x');
    expect(within(rest).getByText('No others match.')).toBeVisible();
    await userEvent.clear(within(rest).getByRole('searchbox', { name: 'Find in other makes' }));

    // A choice ends the search, and the focus goes with the entry.
    await userEvent.type(within(rest).getByRole('searchbox', { name: 'Find in other makes' }), 'hond');
    await userEvent.click(within(rest).getByRole('link', { name: 'Honda 1 vehicle' }));
    await waitFor(() => expect(names(section).slice(0, 2)).toEqual(['Honda', 'Skoda']));
    expect(filters().getByRole('searchbox', { name: 'Find in other makes', hidden: true })).toHaveValue('');
    await waitFor(() => expect(filters().getByRole('link', { name: 'Honda 1 vehicle' })).toHaveFocus());
  });

  it('SE-032 finds a name as people type it', async () => {
    await service.stop();
    const makes = ['Land Rover', 'Škoda', ...'Audi BMW Chery Ford GWM Haval Holden Honda Isuzu Jeep Kia'.split(' ')];
    service = await startSearchEndpoint(aStock(makes.map((make) => ({ make }))));
    await renderResults('/search', { search: service.search });
    await userEvent.click(filters().getByText('Show all makes'));
    const find = filters().getByRole('searchbox', { name: 'Find in other makes' });
    const others = () =>
      within(find.closest('details') as HTMLElement)
        .getAllByRole('link')
        .map((link) => link.firstChild?.textContent);
    await userEvent.type(find, 'skoda');
    expect(others()).toEqual(['Škoda']);
    await userEvent.clear(find);
    await userEvent.type(find, 'landrover');
    expect(others()).toEqual(['Land Rover']);
  });

  it('SE-033 lists 30 models at most, and finds the others', async () => {
    await service.stop();
    const models = Array.from({ length: 40 }, (_each, index) => `Model ${String(index + 10)}`);
    service = await startSearchEndpoint(aStock(models.map((model) => ({ make: 'Kia', model }))));
    await renderResults('/search?make=Kia', { search: service.search });
    const section = within(filters().getByText('Model').closest('details') as HTMLElement);
    expect(section.getAllByRole('link', { hidden: true })).toHaveLength(30);
    await userEvent.click(section.getByText('Show all models'));
    await userEvent.type(section.getByRole('searchbox', { name: 'Find in other models' }), '49');
    expect(section.getByRole('link', { name: 'Model 49 1 vehicle' })).toBeVisible();
  });

  it('SE-033 a choice of a make opens its models, and closes nothing', async () => {
    await renderResults('/search', { search: service.search });
    const isOpen = (title: string) =>
      (filters().getByText(title, { selector: 'summary > *' }).closest('details') as HTMLDetailsElement).open;
    expect(isOpen('Kilometres')).toBe(true);
    expect(isOpen('Condition')).toBe(false);
    await userEvent.click(filters().getByRole('link', { name: 'Kia 2 vehicles' }));
    expect(await filters().findByText('Model')).toBeVisible();
    expect(isOpen('Model')).toBe(true);
    expect(isOpen('Kilometres')).toBe(true);
  });

  it('SE-033 lists models once a make is chosen, and names a number with its make', async () => {
    await service.stop();
    service = await startSearchEndpoint(
      aStock([
        { make: 'Mazda', model: '3' },
        { make: 'Mazda', model: 'CX-5' },
        { make: 'Kia', model: 'Rio' },
      ]),
    );
    const { unmount } = await renderResults('/search', { search: service.search });
    expect(filters().queryByText('Model')).not.toBeInTheDocument();
    unmount();

    await renderResults('/search?make=Mazda&model=3', { search: service.search });
    const section = within(filters().getByText('Model').closest('details') as HTMLDetailsElement);
    expect(section.getAllByRole('link', { hidden: true }).map((link) => link.firstChild?.textContent)).toEqual(['CX-5', 'Mazda 3']);
    expect(screen.getByRole('link', { name: 'Remove filter Mazda 3' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Mazda 3 Vehicles for Sale' })).toBeVisible();
  });

  it('SE-001 opens the filters in a drawer', async () => {
    await renderResults('/search', { search: service.search });

    await userEvent.click(screen.getByRole('link', { name: 'Filters' }));
    const drawer = within(screen.getByRole('dialog', { name: 'Filters' }));
    expect(drawer.queryByRole('link', { name: 'Clear all' })).not.toBeInTheDocument();
    await userEvent.click(drawer.getByRole('link', { name: 'Kia 2 vehicles' }));

    expect(await drawer.findByRole('link', { name: 'Clear all' })).toHaveAttribute('href', '/search');
    await userEvent.click(await drawer.findByRole('button', { name: 'Show 2 vehicles' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('a distance', () => {
  const yard = (id: number, name: string, lat: number, long: number) =>
    aLocation({ id, name, slug: `yard-${id}`, address: { ...aLocation().address, lat, long } });
  const site = aSite({ locations: [yard(31, 'Newcastle', -32.93, 151.77), yard(32, 'Sydney', -33.87, 151.21)] });
  const place = (lat: number, lng: number) => ({ results: [{ geometry: { location: { lat, lng } } }] });
  const responses = {
    '/api/geocode?postal_code=2291&country=AU': place(-32.94, 151.75),
    '/api/geocode?postal_code=9999&country=AU': { results: [] },
    '/api/postcode?latitude=-32.95&longitude=151.74': { postal_code: '2291' },
    '/api/postcode?latitude=51.5&longitude=-0.12': { postal_code: null },
  };
  const section = () => within(filters().getByText('Distance').closest('details') as HTMLElement);

  it('SE-121 narrows the results to the locations within it, and the card has its kilometres', async () => {
    await service.stop();
    service = await startSearchEndpoint(aStock([{ location_id: 31, location: null, location_name: 'Newcastle' }]));
    const { address, store } = await renderResults('/search', { search: service.search, site, responses });
    expect(screen.queryByText(/km away/)).not.toBeInTheDocument();
    await userEvent.type(section().getByRole('textbox', { name: 'Your postcode' }), '2291');
    await userEvent.selectOptions(section().getByRole('combobox', { name: 'Within' }), '25 km');
    await userEvent.click(section().getByRole('button', { name: 'Apply' }));

    await waitFor(() => expect(address()).toBe('/search?near=2291%3A25'));
    await waitFor(() => expect(lastQuery()?.filters).toMatch(/ AND \(location_id:31\)$/));
    expect(screen.getByRole('link', { name: 'Remove filter Within 25 km of 2291' })).toHaveAttribute('href', '/search');
    expect(screen.getByRole('heading', { level: 1, name: 'Vehicles for Sale within 25 km of 2291' })).toBeVisible();
    expect(await screen.findByText('2 km away')).toBeVisible();
    expect(store.getState().customerProfile.postcode).toBe('2291');
  });

  it('SE-121 measures from the browser’s position by a click only, and sends about a kilometre of it', async () => {
    let found: PositionCallback = () => undefined;
    const getCurrentPosition = jest.fn((success: PositionCallback) => {
      found = success;
    });
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
    const { address } = await renderResults('/search', { search: service.search, site, responses });
    expect(getCurrentPosition).not.toHaveBeenCalled();

    await userEvent.click(section().getByRole('button', { name: 'Use my position' }));
    found({ coords: { latitude: -32.9512, longitude: 151.7391 } } as GeolocationPosition);
    await waitFor(() => expect(address()).toBe('/search?near=2291%3A50'));
  });

  it.each([
    ['229', 'Invalid postcode. Please enter a 4-digit number.'],
    ['9999', 'Invalid postcode'],
    ['2000', 'The distances could not be worked out just now. Please try again.'],
  ])('SE-121 the postcode %s is refused with: %s', async (postcode, message) => {
    const { address } = await renderResults('/search', { search: service.search, site, responses });
    await userEvent.type(section().getByRole('textbox', { name: 'Your postcode' }), `${postcode}{Enter}`);
    expect(await section().findByText(message)).toBeVisible();
    expect(address()).toBe('/search');
  });

  it('SE-121 the server searches within the distance of an address, and leads away from a postcode that does not exist', async () => {
    const options = { search: service.search, site, responses };
    await loadResults('/search?near=2291:25', options);
    expect(lastQuery()?.filters).toMatch(/ AND \(location_id:31\)$/);
    await expect(loadResults('/search?make=Kia&near=9999:25', options)).rejects.toEqual(new PageRedirect('/search?make=Kia'));
  });

  it('SE-121 an address whose postcode cannot be looked up has no distance, and says none', async () => {
    await renderResults('/search?near=2042:25', { search: service.search, site, responses });
    expect(screen.getByText('27 vehicles')).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Remove filter/ })).not.toBeInTheDocument();
  });

  it('SE-121 cards measure from the postcode of the address, not from the one that is saved', async () => {
    await service.stop();
    service = await startSearchEndpoint(aStock([{ location_id: 31, location: null, location_name: 'Newcastle' }]));
    const store = createPlatformStore({ site });
    store.dispatch(customerProfileSaved({ postcode: '2000' }));
    await renderResults('/search?near=2291:25', { search: service.search, site, responses, store });
    expect(await screen.findByText('2 km away')).toBeVisible();
  });

  it('SE-121 a position that is no longer wanted changes nothing, and a far one says so', async () => {
    let found: PositionCallback = () => undefined;
    const getCurrentPosition = (success: PositionCallback) => {
      found = success;
    };
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
    const { address } = await renderResults('/search', { search: service.search, site, responses });
    await userEvent.click(section().getByRole('button', { name: 'Use my position' }));
    found({ coords: { latitude: 51.5, longitude: -0.12 } } as GeolocationPosition);
    expect(await section().findByText(/^There is no Australian postcode near your position/)).toBeVisible();

    // While the browser's prompt is open, a postcode can be entered: the newest wins.
    await userEvent.click(section().getByRole('button', { name: 'Use my position' }));
    await userEvent.type(section().getByRole('textbox', { name: 'Your postcode' }), '2291{Enter}');
    await waitFor(() => expect(address()).toBe('/search?near=2291%3A50'));
    found({ coords: { latitude: -32.9512, longitude: 151.7391 } } as GeolocationPosition);
    expect(section().getByRole('textbox', { name: 'Your postcode' })).toHaveFocus();
    await userEvent.click(section().getByRole('link', { name: 'Any distance' }));
    await waitFor(() => expect(address()).toBe('/search'));
    expect(section().getByRole('button', { name: 'Apply' })).toHaveFocus();
  });

  it('SE-121 a site with one place has none', async () => {
    await renderResults('/search', { search: service.search });
    expect(filters().queryByText('Distance')).not.toBeInTheDocument();
  });
});

describe('typing', () => {
  it('SE-019 applies words 300 ms after the last key, without a new history entry', async () => {
    const { address } = await renderResults('/search?make=Kia', { search: service.search });

    await userEvent.type(screen.getByRole('searchbox'), 'cerato');
    expect(address()).toBe('/search?make=Kia');

    await waitFor(() => expect(address()).toBe('/search?query=cerato&make=Kia'));
    await waitFor(() => expect(cardNames()).toEqual(['2022 Kia Cerato']));
    expect(service.requests).toHaveLength(2);
  });

  it('SE-019 applies words at once by Enter', async () => {
    const { address } = await renderResults('/search', { search: service.search });

    await userEvent.type(screen.getByRole('searchbox'), 'seltos{Enter}');

    expect(address()).toBe('/search?query=seltos');
  });
});

describe('without a response of the server', () => {
  it('SE-015 renders skeletons until the browser has searched', async () => {
    await renderResults('/search/kia', { search: service.search, onServer: false });

    expect(screen.getByRole('status', { name: 'Loading vehicles' })).toBeInTheDocument();
    await waitFor(() => expect(cardNames()).toEqual(['2023 Kia Seltos', '2022 Kia Cerato']));
    expect(service.requests).toHaveLength(1);
  });

  it('SE-015 displays an error and retries', async () => {
    service.fail(true);
    await renderResults('/search/kia', { search: service.search, onServer: false });

    expect(await screen.findByText('We could not load vehicles. Please try again.')).toBeVisible();
    service.fail(false);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));

    await waitFor(() => expect(cardNames()).toHaveLength(2));
  });

  it('SE-015 SH-168 retains the previous cards after an error', async () => {
    await renderResults('/search', { search: service.search });
    service.fail(true);

    await userEvent.click(filters().getByRole('link', { name: 'Kia 2 vehicles' }));

    expect(await screen.findByText('We could not load vehicles. Please try again.')).toBeVisible();
    expect(cardNames()).toHaveLength(21);
    expect(screen.getByText('27 vehicles')).toBeVisible();
    service.fail(false);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));

    await waitFor(() => expect(cardNames()).toHaveLength(2));
  });

  it.each([
    ['a page', '<h1>Log in to the wireless network</h1>'],
    ['null', 'null'],
    ['another shape', '{"hello":"world"}'],
    ['no result', '{"results":[]}'],
    ['results without hits', '{"results":[{}]}'],
  ])('SE-015 treats %s as an error', async (_what, text) => {
    await renderResults('/search', { search: service.search });
    service.respondWith(text);

    await userEvent.click(filters().getByRole('link', { name: 'Kia 2 vehicles' }));

    expect(await screen.findByText('We could not load vehicles. Please try again.')).toBeVisible();
    expect(cardNames()).toHaveLength(21);
    service.respondWith(null);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));

    await waitFor(() => expect(cardNames()).toHaveLength(2));
  });

  it('SE-015 AP-003 waits for a slow response', async () => {
    await renderResults('/search', { search: service.search });
    service.delay(1500);

    await userEvent.click(filters().getByRole('link', { name: 'Kia 2 vehicles' }));

    await waitFor(() => expect(cardNames()).toHaveLength(2), { timeout: 4000 });
    expect(screen.queryByText('We could not load vehicles. Please try again.')).not.toBeInTheDocument();
  });

  it('SE-015 leaves a failed search of the server to the browser', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    service.fail(true);

    await expect(loadResults('/search', { search: service.search })).resolves.toMatchObject({ initialResults: null });
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('/search'));
  });
});

it('SE-025 renders an earlier search without a request', async () => {
  await renderResults('/search', { search: service.search });
  await userEvent.click(filters().getByRole('link', { name: 'Kia 2 vehicles' }));
  await waitFor(() => expect(cardNames()).toHaveLength(2));

  await userEvent.click(screen.getByRole('link', { name: 'Remove filter Kia' }));
  await waitFor(() => expect(cardNames()).toHaveLength(21));
  await userEvent.click(filters().getByRole('link', { name: 'Kia 2 vehicles' }));
  await waitFor(() => expect(cardNames()).toHaveLength(2));

  expect(service.requests).toHaveLength(2);
});
