import { ApiError, PageNotFound, PageRedirect } from '@forecourt/shared-contracts';
import { aLoaderContext, anOffer, aSite } from '@forecourt/shared-contracts/testing';
import { renderPage } from '@forecourt/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';
import * as offerPage from './offer';

const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('list', () => {
  const offers = [anOffer({ id: 1, name: 'Low rate', category: 'Finance offer' }), anOffer({ id: 2, name: 'Runout', category: 'Runout' })];

  it('SE-086 lists the offers that the back end gives', async () => {
    await renderPage(remote, '/special-offers', { responses: { '/api/offers': offers } });
    expect(names()).toEqual(['Low rate', 'Runout']);
  });

  it('SE-089 filters finance offers by a link', async () => {
    await renderPage(remote, '/special-offers', { responses: { '/api/offers': offers } });
    const kinds = within(screen.getByRole('navigation', { name: 'Kinds of offers' }));
    await userEvent.click(kinds.getByRole('link', { name: 'Finance offer (1)' }));
    expect(names()).toEqual(['Low rate']);
    expect(kinds.getByRole('link', { name: 'Finance offer (1)' })).toHaveAttribute('aria-current', 'true');

    await userEvent.click(kinds.getByRole('link', { name: 'All offers (2)' }));
    expect(names()).toEqual(['Low rate', 'Runout']);
  });

  it('SE-086 states that there is none', async () => {
    await renderPage(remote, '/special-offers', { responses: { '/api/offers': [] } });
    expect(screen.getByRole('heading', { name: 'There are no special offers right now.' })).toBeVisible();
  });
});

describe('one offer', () => {
  const site = aSite({ manufacturer: { name: 'Toyota', slug: 'toyota' } });
  const load = (address: string, params: Record<string, string>, responses = {}) =>
    offerPage.loader(aLoaderContext({ address, params, site, responses }));

  it('SE-095 shows it with the form about it', async () => {
    const { container } = await renderPage(remote, '/offers/7', {
      site,
      responses: { '/api/offers/7': anOffer({ id: 7, name: 'Runout' }) },
    });
    expect(screen.getByRole('heading', { level: 1, name: 'Runout' })).toBeVisible();
    expect(container.querySelector('[data-slot="enquiry-form"]')).toBeInTheDocument();
  });

  it.each(['8', 'abc'])('SE-093 finds no offer %s', async (offerId) => {
    await expect(load(`/offers/${offerId}`, { offerId })).rejects.toThrow(PageNotFound);
  });

  it('SE-087 leads an address with another spelling to the right one', async () => {
    const visit = load('/offers/kia/7', { manufacturer: 'kia', offerId: '7' }, { '/api/offers/7': anOffer({ id: 7 }) });
    await expect(visit).rejects.toThrow(PageRedirect);
    await expect(visit).rejects.toMatchObject({ to: '/offers/7', status: 301 });
  });

  it('SE-093 does not take a failure for an unknown offer', async () => {
    const failure = new ApiError('A partner service did not answer. Please try again.', 502, 'upstream_failed');
    await expect(load('/offers/7', { offerId: '7' }, { '/api/offers/7': failure })).rejects.toBe(failure);
  });

  it('PL-058 PL-059 describes itself in plain words, and as an offer for search engines', () => {
    const offer = anOffer({ id: 7, name: 'Runout', sanitized_description: '<p>Save <strong>now</strong>.</p>', end_date: '2026-06-30' });
    const { to, url } = aLoaderContext({ site });
    expect(offerPage.meta({ data: { offer }, site, to, url, params: {} })).toMatchObject({
      title: 'Runout',
      description: 'Save now.',
      canonical: '/offers/7',
      image: expect.stringContaining('w_1200'),
      jsonLd: [
        {
          '@context': 'https://schema.org',
          '@type': 'Offer',
          name: 'Runout',
          description: 'Save now.',
          url: 'https://harbour-motors.example/offers/7',
          image: expect.stringMatching(/^https:\/\/harbour-motors\.example\/images\//),
          validThrough: '2026-06-30',
          seller: { '@type': 'AutoDealer', name: 'Harbour Motors' },
        },
      ],
    });
  });
});
