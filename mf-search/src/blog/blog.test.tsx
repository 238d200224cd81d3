import { PageNotFound, PageRedirect } from '@forecourt/shared-contracts';
import { aLoaderContext, anArticle, anArticlePage } from '@forecourt/shared-contracts/testing';
import { renderPage } from '@forecourt/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import * as articlePage from '../pages/article';
import * as blogPage from '../pages/blog';
import remote from '../remote';

const articles = [1, 2, 3].map((id) => anArticle({ id, title: `Article ${id}`, slug: `article-${id}`, category: 'buyer-advice' }));

const load = (address: string, params: Record<string, string>, responses: Record<string, unknown>) =>
  blogPage.loader(aLoaderContext({ address, params, responses }));

it('SE-107 links to every category', async () => {
  await renderPage(remote, '/blog', { responses: { '/api/blog?page=1': { articles, featured: [], pages: 1 } } });
  const categories = within(screen.getByRole('navigation', { name: 'Blog categories' }));
  expect(categories.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/blog',
    '/blog/vehicle-reviews',
    '/blog/buyer-advice',
    '/blog/motoring-tips',
    '/blog/servicing-insights',
    '/blog/4x4xmore-adventures',
  ]);
});

it('SE-108 shows the featured articles first and none of them twice', async () => {
  const [first] = articles;
  await renderPage(remote, '/blog', { responses: { '/api/blog?page=1': { articles, featured: [first], pages: 1 } } });
  expect(within(screen.getByRole('region', { name: 'Featured' })).getAllByRole('article')).toHaveLength(1);
  expect(
    within(screen.getByRole('region', { name: 'More articles' }))
      .getAllByRole('heading', { level: 3 })
      .map((each) => each.textContent),
  ).toEqual(['Article 2', 'Article 3']);
});

it('SE-109 pages a category, without the featured ones on later pages', async () => {
  const responses = { '/api/blog?category=buyer-advice&page=2': { articles, featured: articles, pages: 3 } };
  await renderPage(remote, '/blog/buyer-advice?page=2', { responses });
  expect(screen.getByRole('heading', { level: 1, name: 'Buyer advice' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Featured' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/blog/buyer-advice?page=3');
  expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '/blog/buyer-advice');
});

it('SE-109 throws PageNotFound for another category', async () => {
  await expect(load('/blog/cooking', { category: 'cooking' }, {})).rejects.toThrow(PageNotFound);
});

describe('article', () => {
  const visit = (category: string, article: string) =>
    articlePage.loader(
      aLoaderContext({
        params: { category, article },
        responses: { '/api/blog/towing': anArticlePage({ slug: 'towing', category: 'buyer-advice' }) },
      }),
    );

  it('SH-059 shows title, day and words', async () => {
    await renderPage(remote, '/blog/buyer-advice/towing', {
      responses: { '/api/blog/towing': anArticlePage({ slug: 'towing', category: 'buyer-advice' }) },
    });
    expect(screen.getByRole('heading', { level: 1, name: 'Towing on the Nullarbor' })).toBeVisible();
    expect(screen.getByText('1 Feb 2026')).toBeVisible();
    expect(screen.getByText('Check the tyres first.')).toBeVisible();
  });

  it('SH-059 has one address', async () => {
    await expect(visit('motoring-tips', 'towing')).rejects.toMatchObject({ to: '/blog/buyer-advice/towing', status: 301 });
    await expect(visit('motoring-tips', 'towing')).rejects.toThrow(PageRedirect);
  });

  it('SH-059 throws PageNotFound for another article', async () => {
    await expect(visit('buyer-advice', 'nothing')).rejects.toThrow(PageNotFound);
  });
});
