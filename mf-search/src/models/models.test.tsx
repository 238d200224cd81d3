import { ApiError, PageNotFound, PageRedirect, type Model, type PlatformApi } from '@forecourt/shared-contracts';
import { aLoaderContext, aModel, anOffer, aSite } from '@forecourt/shared-contracts/testing';
import { renderOnPlatform, renderPage, renderSlot, type PartOptions } from '@forecourt/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import * as modelPage from '../pages/model';
import remote from '../remote';
import { aStock } from '../testing/aStock';
import { startSearchEndpoint } from '../testing/searchEndpoint';
import { ModelCard } from './ModelCard';

type SearchEndpoint = Awaited<ReturnType<typeof startSearchEndpoint>>;

const RANGE = [
  aModel({ name: 'Corolla', slug: 'corolla', manufacturer_body: 'Hatch' }),
  aModel({ name: 'RAV4', slug: 'rav4', manufacturer_body: 'SUV' }),
  aModel({ name: 'Kluger', slug: 'kluger', manufacturer_body: 'SUV' }),
];
const STOCK = aStock([
  { model: 'Corolla' },
  { model: 'Corolla Cross' },
  { make: 'Suzuki Australia', model: 'S-CROSS' },
  ...Array.from({ length: 9 }, () => ({ make: 'Mazda', model: 'CX-5' })),
]);

let service: SearchEndpoint;
let emptyService: SearchEndpoint;
beforeAll(async () => {
  service = await startSearchEndpoint(STOCK, { Model_production: RANGE });
  emptyService = await startSearchEndpoint([]);
});
afterEach(() => service.fail(false));
afterAll(() => Promise.all([service.stop(), emptyService.stop()]));

const lastSearch = () => service.requests.at(-1)?.[0];

/** The page of a model. */
const showModel = (model: Model, { responses, ...options }: PartOptions = {}) =>
  renderPage(remote, `/${model.slug}`, {
    api: { search: { ...service.search } },
    ...options,
    responses: { '/api/offers': [], [`/api/models/${model.slug}`]: model, ...responses },
  });
const headings = (level: number) => screen.getAllByRole('heading', { level }).map(({ textContent }) => textContent);

describe('label and links', () => {
  it.each([
    ['current', 'All-New', 'New Corolla'],
    ['coming_soon', 'Upcoming', 'Corolla'],
  ])('SE-099 calls a %s model %s and names it %s', (status, label, name) => {
    const site = aSite({ switches: { allNewModelPrefix: 'New ' } });
    renderOnPlatform(<ModelCard model={aModel({ status })} hasStock />, { site });
    expect(screen.getByText(label)).toBeVisible();
    expect(screen.getByRole('heading', { name })).toBeVisible();
  });

  it('SE-099 calls a model that is no longer made neither new nor upcoming', async () => {
    const site = aSite({ switches: { allNewModelPrefix: 'New ' } });
    await showModel(aModel({ status: 'discontinued' }), { site });
    expect(screen.getByRole('heading', { level: 1, name: 'Corolla' })).toBeVisible();
    expect(screen.getByText(/^The Corolla is no longer sold new\./)).toBeVisible();
    expect(screen.queryByText('All-New')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Book a test drive' })).not.toBeInTheDocument();
  });

  it('SE-100 leads to the stock of the model', async () => {
    await showModel(aModel({ name: 'Corolla Cross', manufacturer: 'Toyota' }));
    expect(screen.getByRole('link', { name: 'Our Stock of Corolla Cross' })).toHaveAttribute('href', '/search/toyota/corolla-cross');
  });

  it('SE-100 takes the make of the site for a model without one, and shows no stock without any', async () => {
    const model = aModel({ name: 'CX-5', slug: 'cx-5', manufacturer: null });
    const { unmount } = await showModel(model, { site: aSite({ manufacturer: { name: 'Mazda', slug: 'mazda' } }) });
    expect(screen.getByRole('link', { name: /Our Stock/ })).toHaveAttribute('href', '/search/mazda/cx-5');
    unmount();
    await showModel(model, { site: aSite({ manufacturer: null }) });
    expect(screen.queryByRole('link', { name: /Our Stock/ })).not.toBeInTheDocument();
  });

  it('SE-100 has no stock of a model of which no car is for sale', async () => {
    await showModel(aModel({ name: 'Kia EV5', slug: 'kia-ev5', manufacturer: 'Kia' }));
    expect(screen.queryByRole('link', { name: /Our Stock/ })).not.toBeInTheDocument();
  });

  it('SE-100 has no stock of a model that is still to come', async () => {
    await showModel(aModel({ status: 'coming_soon' }));
    expect(screen.queryByRole('link', { name: /Our Stock/ })).not.toBeInTheDocument();
  });

  it('SE-101 links a model to its override instead of its page', () => {
    renderOnPlatform(<ModelCard model={aModel({ override_url: 'https://www.example.com/corolla' })} hasStock />);
    expect(screen.getByRole('link', { name: 'Corolla' })).toHaveAttribute('href', 'https://www.example.com/corolla');
  });

  it('SE-102 leads to the accessories', async () => {
    await showModel(aModel());
    expect(screen.getByRole('link', { name: 'View Accessories for Corolla' })).toHaveAttribute('href', '/corolla/accessories');
  });

  it.each([
    ['newer', 'new.avif', 'new.avif'],
    ['only', null, 'models/corolla.png'],
  ])('SE-096 shows the %s image', async (_which, cloudfront_new_image_url, path) => {
    await showModel(aModel({ cloudfront_new_image_url }));
    expect(screen.getByRole('img', { name: 'Corolla' })).toHaveAttribute('src', expect.stringContaining(path));
  });
});

describe('page of one model', () => {
  const load = (slug: string, responses: Record<string, unknown>, address = `/${slug}`) =>
    modelPage.loader(
      aLoaderContext({ address, params: { model: slug }, search: { ...service.search }, responses: { '/api/offers': [], ...responses } }),
    );

  it('SE-096 shows the model of the address', async () => {
    await showModel(aModel());
    expect(screen.getByRole('heading', { level: 1, name: 'Corolla' })).toBeVisible();
  });

  it('SE-096 finds a Toyota under the models prefix', async () => {
    expect(await load('toyota-corolla', { '/api/models/corolla': aModel() }, '/models/toyota-corolla')).toMatchObject({ model: aModel() });
  });

  it('SE-096 throws PageNotFound for another word', async () => {
    await expect(load('nothing', {})).rejects.toThrow(PageNotFound);
  });

  it('SE-096 does not take a failure for an unknown model', async () => {
    const failure = new ApiError('An unexpected error occured', 500, 'unexpected');
    await expect(load('corolla', { '/api/models/corolla': failure })).rejects.toBe(failure);
  });

  it('SE-101 leads to a page of the site that replaces it', async () => {
    const visit = load('corolla', { '/api/models/corolla': aModel({ override_url: '/search/toyota/corolla' }) });
    await expect(visit).rejects.toThrow(PageRedirect);
    await expect(visit).rejects.toMatchObject({ to: '/search/toyota/corolla' });
  });
});

describe('cars and offers of one model', () => {
  const cars = (section: string) =>
    within(screen.getByRole('region', { name: section }))
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);

  it('SE-096 has the cars of exactly this model that are for sale, and leads to all of them', async () => {
    await showModel(aModel({ name: 'Corolla', manufacturer: 'Toyota' }));
    expect(cars('Corolla in stock')).toEqual(['2021 Toyota Corolla']);
    expect(screen.getByRole('link', { name: 'See all Corolla' })).toHaveAttribute('href', '/search/toyota/corolla');
    expect(lastSearch()?.filters).toMatch(/show_on_dealer_website:true.* AND \(status:in_stock OR status:coming_soon\)$/);
  });

  it('SE-096 SE-100 finds the cars of a model that is named with its make, eight of them', async () => {
    await showModel(aModel({ name: 'Mazda CX-5', slug: 'mazda-cx-5', manufacturer: 'Mazda' }));
    expect(cars('Mazda CX-5 in stock')).toEqual(Array.from({ length: 8 }, () => '2021 Mazda CX-5'));
    expect(screen.getByRole('link', { name: 'See all Mazda CX-5' })).toHaveAttribute('href', '/search/mazda/cx-5');
    expect(screen.getByRole('link', { name: 'Our Stock of Mazda CX-5' })).toHaveAttribute('href', '/search/mazda/cx-5');
  });

  it('SE-096 finds the cars of every spelling of the make and the model', async () => {
    await showModel(aModel({ name: 'S-Cross', slug: 's-cross', manufacturer: 'Suzuki' }));
    expect(cars('S-Cross in stock')).toEqual(['2021 Suzuki Australia S-CROSS']);
  });

  it.each([
    ['of which no car is for sale', 'available', 'No Kia EV5 is in stock today', 'New Vehicle Enquiry'],
    ['that is still to come', 'coming_soon', 'Enquire about the Kia EV5', 'New Vehicle Enquiry'],
    ['that is no longer made', 'discontinued', 'No Kia EV5 is in stock today', 'Find Similar'],
  ])('SE-096 has the enquiry about a model %s', async (_what, status, title, category) => {
    const { container } = await showModel(aModel({ name: 'Kia EV5', slug: 'kia-ev5', manufacturer: 'Kia', status }));
    expect(headings(2)).toEqual([title]);
    const { props = '' } = container.querySelector<HTMLElement>('[data-slot="enquiry-form"]')?.dataset ?? {};
    expect(JSON.parse(props)).toMatchObject({
      category,
      subcategory: 'Kia EV5',
      model: { make: 'Kia', name: 'EV5' },
    });
  });

  it('SE-096 does not search for cars of a model that is still to come, and leads to its enquiry', async () => {
    const before = service.requests.length;
    await showModel(aModel({ status: 'coming_soon' }));
    expect(service.requests).toHaveLength(before);
    expect(screen.getByRole('link', { name: 'Enquire' })).toHaveAttribute('href', '#enquire');
  });

  it('SE-096 has the offers on this model, without a link to its own page', async () => {
    const on = (slug: string) => ({ name: slug, slug, override_url: null });
    const offers = [
      anOffer({ id: 1, name: 'Corolla at 4.9%', model: on('corolla') }),
      anOffer({ id: 2, name: 'RAV4 ready', model: on('rav4') }),
      anOffer({ id: 3, name: 'Winter service', model: null }),
    ];
    await showModel(aModel(), { responses: { '/api/offers': offers } });
    expect(cars('Corolla offers')).toEqual(['Corolla at 4.9%']);
    expect(screen.getByRole('link', { name: 'See all offers' })).toHaveAttribute('href', '/special-offers');
    expect(screen.queryByRole('link', { name: /^Explore model/ })).not.toBeInTheDocument();
  });

  it('SE-096 shows the model where neither its cars nor its offers load', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    service.fail(true);
    await showModel(aModel({ name: 'Yaris', slug: 'yaris' }), {
      responses: { '/api/offers': new ApiError('Not now.', 503, 'unavailable') },
    });
    expect(screen.getByRole('heading', { level: 1, name: 'Yaris' })).toBeVisible();
    expect(screen.queryAllByRole('heading', { level: 2 })).toEqual([]);
    expect(warn.mock.calls.map(([words]: unknown[]) => String(words)).toSorted()).toEqual([
      expect.stringContaining('The offers on the model yaris'),
      expect.stringContaining('The search for cars of the model yaris'),
    ]);
    warn.mockRestore();
  });

  it('SE-096 PL-004 waits for neither cars nor offers that do not come', async () => {
    const held = await startSearchEndpoint([]);
    held.hold();
    const address = '/corolla';
    const context = aLoaderContext({
      address,
      params: { model: 'corolla' },
      search: { ...held.search },
      responses: { '/api/models/corolla': aModel() },
    });
    const { get: respond } = context.api;
    const get = (path: string) => (path === '/api/offers' ? new Promise(() => undefined) : respond(path));
    expect(await modelPage.loader({ ...context, api: { ...context.api, get: get as PlatformApi['get'] } })).toMatchObject({
      model: { slug: 'corolla' },
      stock: null,
      offers: [],
    });
    await held.stop();
  });
});

describe('range', () => {
  const show = async (address: string) => {
    await renderPage(remote, address, { api: { search: { ...service.search } } });
    return headings(2);
  };

  it('SE-097 SE-098 lists all models without a body, 21 a page', async () => {
    expect(await show('/models')).toEqual(['Corolla', 'RAV4', 'Kluger']);
    expect(service.requests.flat().findLast(({ indexName }) => indexName === 'Model_production')).toMatchObject({ hitsPerPage: 21 });
  });

  it('SE-100 leads to the stock of those models of which a car is for sale', async () => {
    await show('/models');
    expect(screen.getAllByRole('link', { name: /^Our Stock/ }).map(({ textContent }) => textContent)).toEqual(['Our Stock of Corolla']);
    expect(lastSearch()).toMatchObject({
      facets: ['model'],
      hitsPerPage: 0,
      filters: expect.stringMatching(/ AND \(status:in_stock OR status:coming_soon\)$/),
    });
  });

  it('SE-100 leads to the stock of each where the search for it fails', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    const models = RANGE.slice(0, 2);
    service.fail(true);
    await renderSlot(remote, 'model-cards', {}, { api: { search: { ...service.search } }, responses: { '/api/models': models } });
    expect(screen.getAllByRole('link', { name: /^Our Stock/ })).toHaveLength(2);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('The search for the models in stock failed'));
    warn.mockRestore();
  });

  it('SE-097 lists the models of one body and links to the others', async () => {
    expect(await show('/models?body=SUV')).toEqual(['RAV4', 'Kluger']);
    const bodies = within(screen.getByRole('navigation', { name: 'Models by body' }));
    expect(bodies.getByRole('link', { current: 'page' })).toHaveTextContent('SUV');
    expect(bodies.getByRole('link', { name: 'Hatch' })).toHaveAttribute('href', '/models?body=Hatch');
  });

  it('SE-097 states that no model has the body', async () => {
    expect(await show('/models?body=Truck')).toEqual(['There are no models with the body Truck.']);
  });

  it('SE-097 has no page on a site without models', async () => {
    const api = { search: { ...emptyService.search } };
    await expect(renderPage(remote, '/models', { api })).rejects.toThrow(PageNotFound);
  });
});
