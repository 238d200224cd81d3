import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import {
  BLOG_CATEGORIES,
  dateOf,
  slugOf,
  type Article,
  type ArticlePage,
  type ContentPage,
  type GmbProfile,
  type Model,
  type ModelMenuItem,
  type Offer,
  type PromoCard,
  type ReviewSet,
  type SpecialHours,
} from '@forecourt/shared-contracts';
import { featuredArticles, isOfferVisible } from '@forecourt/shared-contracts/back-end';
import type { WrittenContent } from '@forecourt/shared-contracts/site-routes';
import { entitySchema, Id, ProblemSchema, Slug } from '../../../infrastructure/http/responseSchemas';
import { addDependencies } from '../../../infrastructure/site-changes/dependsOn';
import { addCachedReads } from '../../../infrastructure/http/cachedReads';
import { notFound } from '../../../infrastructure/http/problems';
import { readDocument } from './contentDocuments';
import { linkedEntries, linkedModels, withLinkedModel } from './linkedModels';
import { withPlaceableSections, type PlacementCheck } from './placeableSections';
import { reviewSetOf } from './reviewSet';
import { isPublished, publishedArticles, todayOf, visibleOffers, type SeenContent } from './visibleContent';
import { writtenContent } from './writtenContent';

const ARTICLES_PER_PAGE = 12;

const tags = ['content'];
const listOf = <Entity>(summary: string) => ({ tags, summary, response: { 200: Type.Array(entitySchema<Entity>()) } });
const oneOf = <Entity>(summary: string) => ({
  tags,
  summary,
  params: Type.Object({ slug: Slug }),
  response: { 200: entitySchema<Entity>(), 404: ProblemSchema },
});

const specialHours = listOf<SpecialHours>('Hours that differ from the weekday’s, from today on (AP-009)');
const offers = listOf<Offer>('Offers that are visible today (AP-010)');
const offer = {
  tags,
  summary: 'One offer (AP-011)',
  params: Type.Object({ id: Id }),
  response: { 200: entitySchema<Offer>(), 404: ProblemSchema },
};
const models = {
  ...listOf<Model>('Models of the range, of one body where it is given (AP-012)'),
  querystring: Type.Object({ body: Type.Optional(Type.String({ maxLength: 100 })) }),
};
const model = oneOf<Model>('One model (AP-013)');
const modelMenu = listOf<ModelMenuItem>('Models of the mega menu, each with its category (AP-014)');
const reviews = {
  tags,
  summary: 'Customer reviews of one location, or of all (AP-015)',
  querystring: Type.Object({ location_id: Type.Optional(Id) }),
  response: { 200: entitySchema<ReviewSet>() },
};
const gmbProfiles = listOf<GmbProfile>('Google business profiles (AP-016)');
const promoCards = listOf<PromoCard>('Cards between results (AP-017)');
const blog = {
  tags,
  summary: 'Articles, newest first, 12 per page, the four featured ones, and the categories that have any (AP-018, SE-108)',
  querystring: Type.Object({
    category: Type.Optional(Type.String({ maxLength: 100 })),
    page: Type.Integer({ minimum: 1, maximum: 10_000, default: 1 }),
  }),
  response: { 200: entitySchema<{ articles: Article[]; pages: number; featured: Article[]; categories: string[] }>(), 404: ProblemSchema },
};
const article = oneOf<ArticlePage>('One article with its body (AP-019)');
const written = {
  tags,
  summary: 'Kinds of content and content pages that the site has now (AP-064)',
  response: { 200: entitySchema<WrittenContent>() },
};
const page = {
  tags,
  summary: 'A content page by its path, with sanitized HTML (AP-020)',
  params: Type.Object({ '*': Type.String({ minLength: 1, maxLength: 300 }) }),
  response: { 200: entitySchema<ContentPage>(), 404: ProblemSchema },
};

interface ContentRoutesOptions {
  /** The content that a request sees. */
  seenBy(request: Pick<FastifyRequest, 'preview'>): SeenContent;
  now: () => Date;
  placementCheck: PlacementCheck;
}

/** An article without its body, for lists. */
const listed = ({ html: _html, ...rest }: ArticlePage): Article => rest;

/** Reads of the content of a site. */
export const contentRoutes: FastifyPluginAsyncTypebox<ContentRoutesOptions> = async (app, { seenBy, now, placementCheck }) => {
  addCachedReads(app);
  addDependencies(app, ['content', 'document']);
  app.get('/api/special-hours', { schema: specialHours }, async (request) => {
    const { site } = request;
    const { content } = seenBy(request);
    const today = todayOf(site, now());
    const hours = (await content.list(site.slug, 'special-hours')).map(({ document }) => document);
    return hours.filter(({ date }) => (dateOf(date) ?? '') >= today).toSorted((one, other) => one.date.localeCompare(other.date));
  });

  app.get('/api/offers', { schema: offers }, async (request) => {
    const seen = seenBy(request);
    const isLinked = await linkedModels(seen.content, request.site.slug);
    return (await visibleOffers(seen, request.site, now())).map(({ document }) => withLinkedModel(document, isLinked));
  });

  app.get('/api/offers/:id', { schema: offer }, async (request) => {
    const { site, params } = request;
    const { content } = seenBy(request);
    const found = (await content.findOffer(site.slug, params.id))?.document;
    if (!found || !isOfferVisible(found, site)) throw notFound();
    return withLinkedModel(found, await linkedModels(content, site.slug));
  });

  app.get('/api/models', { schema: models }, async (request) => {
    const { site, query } = request;
    const range = (await seenBy(request).content.list(site.slug, 'model')).map(({ document }) => document);
    const body = slugOf(query.body ?? '');
    return body === '' ? range : range.filter((each) => slugOf(each.manufacturer_body ?? '') === body);
  });

  app.get('/api/models/:slug', { schema: model }, async (request) => {
    const { site, params } = request;
    const found = await seenBy(request).content.find(site.slug, 'model', params.slug);
    if (!found) throw notFound();
    return found.document;
  });

  app.get('/api/model-menu', { schema: modelMenu }, async (request) => {
    const { content } = seenBy(request);
    const entries = (await content.list(request.site.slug, 'model-menu')).map(({ document }) => document);
    return linkedEntries(entries, await linkedModels(content, request.site.slug));
  });

  app.get('/api/reviews', { schema: reviews }, async (request) => {
    const { site, query } = request;
    const locations = site.locations.filter(({ id, visible }) => visible && (query.location_id ?? id) === id);
    const all = await seenBy(request).content.list(site.slug, 'review');
    return reviewSetOf(
      all.map(({ document }) => document),
      locations,
      todayOf(site, now()),
    );
  });

  app.get('/api/gmb-profiles', { schema: gmbProfiles }, async (request) =>
    (await seenBy(request).content.list(request.site.slug, 'gmb-profile')).map(({ document }) => document),
  );

  app.get('/api/promo-cards', { schema: promoCards }, async (request) =>
    (await seenBy(request).content.list(request.site.slug, 'promo-card')).map(({ document }) => document),
  );

  app.get('/api/blog', { schema: blog }, async (request) => {
    const { site } = request;
    const { category, page: number } = request.query;
    if (category !== undefined && !BLOG_CATEGORIES.some(({ slug }) => slug === category)) throw notFound();
    const all = (await publishedArticles(seenBy(request), site, now())).map(({ document }) => document);
    const articles = all.filter((each) => category === undefined || each.category === category);
    const start = (number - 1) * ARTICLES_PER_PAGE;
    return {
      articles: articles.slice(start, start + ARTICLES_PER_PAGE).map(listed),
      pages: Math.ceil(articles.length / ARTICLES_PER_PAGE),
      featured: featuredArticles(articles).map(listed),
      categories: BLOG_CATEGORIES.map(({ slug }) => slug).filter((slug) => all.some((each) => each.category === slug)),
    };
  });

  app.get('/api/blog/:slug', { schema: article }, async (request) => {
    const { site, params } = request;
    const seen = seenBy(request);
    const found = await seen.content.find(site.slug, 'article', params.slug);
    if (!found || !isPublished(found.document, seen, now())) throw notFound();
    return found.document;
  });

  app.get('/api/written-content', { schema: written }, (request) => writtenContent(seenBy(request), request.site, now()));

  app.get('/api/pages/*', { schema: page }, async (request) => {
    const { site, params, log } = request;
    const path = params['*'].replace(/\/+$/, '');
    const stored = (await seenBy(request).content.find(site.slug, 'page', path))?.document;
    const configured = Object.hasOwn(site.pages, path) ? site.pages[path] : undefined;
    const found = stored ?? (configured && readDocument('page', configured));
    if (!found) throw notFound();
    return withPlaceableSections(found, { site, path, check: placementCheck, onProblem: (problem) => log.warn(problem) });
  });
};
