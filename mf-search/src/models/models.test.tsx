import { ApiError, PageNotFound, PageRedirect, type Model } from '@forecourt/shared-contracts';
import { aLoaderContext, aModel, aSite } from '@forecourt/shared-contracts/testing';
import { renderOnPlatform, renderPage, type PartOptions } from '@forecourt/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import * as modelPage from '../pages/model';
import remote from '../remote';
import { startSearchEndpoint } from '../testing/searchEndpoint';
import { ModelCard } from './ModelCard';

/** The page of a model. */
const showModel = (model: Model, options: PartOptions = {}) =>
  renderPage(remote, `/${model.slug}`, { ...options, responses: { [`/api/models/${model.slug}`]: model } });

describe('label and links', () => {
  it.each([
    ['current', 'All-New', 'New Corolla'],
    ['coming_soon', 'Upcoming', 'Corolla'],
  ])('SE-099 calls a %s model %s and names it %s', (status, label, name) => {
    const site = aSite({ switches: { allNewModelPrefix: 'New ' } });
    renderOnPlatform(<ModelCard model={aModel({ status })} />, { site });
    expect(screen.getByText(label)).toBeVisible();
    expect(screen.getByRole('heading', { name })).toBeVisible();
  });

  it('SE-100 leads to the stock of the model', async () => {
    await showModel(aModel({ name: 'Corolla Cross', manufacturer: 'Toyota' }));
    expect(screen.getByRole('link', { name: 'Our Stock of Corolla Cross' })).toHaveAttribute('href', '/search/toyota/corolla-cross');
  });

  it('SE-100 takes the make of the site for a model without one, and shows no stock without any', async () => {
    const model = aModel({ manufacturer: null });
    const { unmount } = await showModel(model, { site: aSite({ manufacturer: { name: 'Kia', slug: 'kia' } }) });
    expect(screen.getByRole('link', { name: /Our Stock/ })).toHaveAttribute('href', '/search/kia/corolla');
    unmount();
    await showModel(model, { site: aSite({ manufacturer: null }) });
    expect(screen.queryByRole('link', { name: /Our Stock/ })).not.toBeInTheDocument();
  });

  it('SE-100 has no stock of a model that is still to come', async () => {
    await showModel(aModel({ status: 'coming_soon' }));
    expect(screen.queryByRole('link', { name: /Our Stock/ })).not.toBeInTheDocument();
  });

  it('SE-101 links a model to its override instead of its page', () => {
    renderOnPlatform(<ModelCard model={aModel({ override_url: 'https://www.example.com/corolla' })} />);
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
    modelPage.loader(aLoaderContext({ address, params: { model: slug }, responses }));

  it('SE-096 shows the model of the address', async () => {
    await showModel(aModel());
    expect(screen.getByRole('heading', { level: 1, name: 'Corolla' })).toBeVisible();
  });

  it('SE-096 finds a Toyota under the models prefix', async () => {
    expect(await load('toyota-corolla', { '/api/models/corolla': aModel() }, '/models/toyota-corolla')).toEqual({ model: aModel() });
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

describe('range', () => {
  const range = [
    aModel({ name: 'Corolla', slug: 'corolla', manufacturer_body: 'Hatch' }),
    aModel({ name: 'RAV4', slug: 'rav4', manufacturer_body: 'SUV' }),
    aModel({ name: 'Kluger', slug: 'kluger', manufacturer_body: 'SUV' }),
  ];
  let service: Awaited<ReturnType<typeof startSearchEndpoint>>;
  beforeAll(async () => {
    service = await startSearchEndpoint(range);
  });
  afterAll(() => service.stop());
  const show = async (address: string) => {
    await renderPage(remote, address, { api: { search: { ...service.search } } });
    return screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  };

  it('SE-097 SE-098 lists all models without a body, 21 a page', async () => {
    expect(await show('/models')).toEqual(['Corolla', 'RAV4', 'Kluger']);
    expect(service.requests.at(-1)?.[0]).toMatchObject({ indexName: 'Model_production', hitsPerPage: 21 });
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
    const empty = await startSearchEndpoint([]);
    await expect(renderPage(remote, '/models', { api: { search: { ...empty.search } } })).rejects.toThrow(PageNotFound);
    await empty.stop();
  });
});
