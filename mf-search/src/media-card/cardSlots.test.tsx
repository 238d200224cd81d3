import { aModel, anArticle, anOffer, aPromoCard, aSite } from '@forecourt/shared-contracts/testing';
import { renderOnPlatform, renderSlot } from '@forecourt/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import remote from '../remote';
import { Component as ArticleCards } from '../slots/article-cards';
import { Component as ModelCards } from '../slots/model-cards';
import { Component as OfferCards } from '../slots/offer-cards';

const MODELS = ['corolla', 'camry', 'kluger'].map((slug) => aModel({ slug, name: slug }));
const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);

it('SH-013 the models of a section lead to all models, of one body where the document names it', async () => {
  const { unmount } = await renderSlot(remote, 'model-cards', { limit: 2 }, { responses: { '/api/models': MODELS } });
  expect(headings()).toEqual(['New models', 'corolla', 'camry']);
  expect(screen.getByRole('link', { name: 'See all models' })).toHaveAttribute('href', '/models');
  unmount();

  await renderSlot(remote, 'model-cards', { body: 'People Mover' }, { responses: { '/api/models?body=People%20Mover': MODELS } });
  expect(headings()[0]).toBe('New People Mover models');
  expect(screen.getByRole('link', { name: 'See all models' })).toHaveAttribute('href', '/models?body=People+Mover');
});

it('SH-013 the articles of a section are of its category and lead to it', async () => {
  const articles = [1, 2].map((id) => anArticle({ id, slug: `trip-${id}`, title: `Trip ${id}` }));
  const responses = { '/api/blog?category=4x4xmore-adventures': { articles, featured: [], pages: 1 } };
  await renderSlot(remote, 'article-cards', { category: '4x4xmore-adventures', title: 'Where to next', limit: 1 }, { responses });
  expect(headings()).toEqual(['Where to next', 'Trip 1']);
  expect(screen.getByRole('link', { name: 'Trip 1' })).toHaveAttribute('href', '/blog/4x4xmore-adventures/trip-1');
  expect(screen.getByRole('link', { name: 'See all articles' })).toHaveAttribute('href', '/blog/4x4xmore-adventures');
});

it('SH-013 the promo cards of a section are those of today, in their order', async () => {
  const site = aSite({ switches: { openingHoursTimeZone: 'Australia/Perth' } });
  const cards = [
    aPromoCard({ id: 1, title: 'Second', position: 2 }),
    aPromoCard({ id: 2, title: 'First', position: 1, expiry_date: '2026-03-02' }),
    aPromoCard({ id: 3, title: 'Over', position: 1, expiry_date: '2026-03-01' }),
  ];
  await renderSlot(remote, 'promo-cards', { title: 'This month' }, { site, responses: { '/api/promo-cards': cards } });
  const section = screen.getByRole('region', { name: 'This month' });
  expect(
    within(section)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['FirstFind out more', 'SecondFind out more']);
});

it.each([
  ['model-cards', '/api/models', []],
  ['article-cards', '/api/blog', { articles: [], featured: [], pages: 1 }],
  ['promo-cards', '/api/promo-cards', []],
] as const)('SH-013 a section of %s without any takes no space', async (name, path, response) => {
  const { container } = await renderSlot(remote, name, {}, { responses: { [path]: response } });
  expect(container).toBeEmptyDOMElement();
});

it.each([
  [
    'models',
    <ModelCards
      key="models"
      hydrate="load"
      data={{ models: ['corolla', 'camry'].map((slug) => aModel({ slug, cloudfront_new_image_url: `/${slug}.webp` })), stocked: null }}
    />,
  ],
  ['articles', <ArticleCards key="articles" hydrate="load" data={[1, 2].map((id) => anArticle({ id, image_url: `/${id}.webp` }))} />],
  ['offers', <OfferCards key="offers" hydrate="load" data={[1, 2].map((id) => anOffer({ id, image_url: `/${id}.webp` }))} />],
])('PL-053 the first image of %s in the first view loads at once', (_what, section) => {
  const { container } = renderOnPlatform(section);
  expect([...container.querySelectorAll('img')].map((image) => image.getAttribute('loading'))).toEqual(['eager', 'lazy']);
});
