import { anArticle } from '../testing';
import { featuredArticles } from './blog';

const article = (id: number, day: string, featured: boolean) => anArticle({ id, published_at: `2026-${day}T09:00:00+08:00`, featured });
const ids = (articles: readonly { id: number }[]) => articles.map(({ id }) => id);

it('SE-108 takes the newest four featured articles', () => {
  const articles = [1, 2, 3, 4, 5].map((id) => article(id, `01-0${id}`, true));
  expect(ids(featuredArticles([article(9, '12-01', false), ...articles]))).toEqual([5, 4, 3, 2]);
});

it('SE-108 tops up with the newest others', () => {
  const articles = [
    article(1, '01-01', true),
    article(2, '03-01', false),
    article(3, '02-01', false),
    article(4, '05-01', false),
    article(5, '04-01', false),
  ];
  expect(ids(featuredArticles(articles))).toEqual([1, 4, 5, 2]);
});

it('SE-108 shows fewer when there are fewer', () => {
  expect(featuredArticles([])).toEqual([]);
  expect(ids(featuredArticles([article(1, '01-01', true), article(2, '03-01', false)]))).toEqual([1, 2]);
});
