import type { DocumentKind } from '@forecourt/server-kit';
import { BLOG_CATEGORIES } from '@forecourt/shared-contracts';
import { jsonSchemaOf, type JsonSchema, type Mistake } from '@forecourt/shared-contracts/documents';
import {
  articlePageSchema,
  contentPageSchema,
  gmbProfileSchema,
  modelMenuItemSchema,
  modelSchema,
  offerSchema,
  productSchema,
  promoCardSchema,
  reviewSchema,
  specialHoursSchema,
} from '@forecourt/shared-contracts/schemas';
import type { ContentKind } from '../contentDocuments';
import { dayMistakes, timeMistakes } from './dayMistakes';
import { hoursMistakes } from './hoursMistakes';

type Raw = Readonly<Record<string, unknown>>;

/** How the files of a kind are written. */
export interface AuthoredKind {
  /** JSON Schema of the fields. */
  schema: JsonSchema;
  /** The store gives an item without an id one. */
  hasId: boolean;
  /** The file may be Markdown or HTML with its fields above it. */
  hasBody: boolean;
  /** Fields of a day, in order where one is the end of another. */
  days: readonly string[];
  /** The days between which an item is on the site are fields of the kind itself. */
  hasOwnDays: boolean;
  /** What is wrong beyond types and days. */
  mistakes(document: Raw): Mistake[];
}

const FOR_AUTHORS = { isForAuthors: true };

/** Fields that an item of any kind may have beside those of its kind. */
const OF_EVERY_ITEM: Readonly<Record<string, JsonSchema>> = {
  $schema: { type: 'string' },
  position: { type: 'integer', description: 'Its place in lists: 1 comes before 2. Items of one place are in the order of their files.' },
  draft: { type: 'boolean', description: 'true: it is stored, and not on the site.' },
};
const VISIBLE_DAYS: Readonly<Record<string, JsonSchema>> = {
  start_date: { type: ['string', 'null'], description: 'First day on which the site has it, for example 2026-12-24.' },
  end_date: { type: ['string', 'null'], description: 'Last day on which the site has it.' },
};

/** What an author need not write: the store gives an id, and the file's name is the slug. */
const GIVEN = ['id', 'slug'];

/** What authors write that readers of older items do not require. */
interface Stricter {
  required?: readonly string[];
  /** Words that a field may have. */
  words?: Readonly<Record<string, readonly (string | null)[]>>;
}

/** A schema of an object whose required texts have at least a character: without one the store refuses the item. */
function withoutEmptyTexts(schema: JsonSchema, given: readonly string[] = []): JsonSchema {
  const { properties, required = [] } = schema as { properties?: Readonly<Record<string, JsonSchema>>; required?: readonly string[] };
  if (!properties) return schema;
  const stricter = Object.entries(properties).map(([field, inner]) => {
    const isRequiredText = inner.type === 'string' && required.includes(field) && !given.includes(field);
    return [field, isRequiredText ? { minLength: 1, ...inner } : withoutEmptyTexts(inner)] as const;
  });
  return { ...schema, properties: Object.fromEntries(stricter) };
}

function authorSchema(
  schema: Parameters<typeof jsonSchemaOf>[0],
  { title, more, stricter }: { title: string; more: Readonly<Record<string, JsonSchema>>; stricter: Stricter },
): JsonSchema {
  const built = jsonSchemaOf(schema, FOR_AUTHORS) as { required: string[]; properties: Readonly<Record<string, JsonSchema>> };
  const texts = withoutEmptyTexts(built, GIVEN).properties as Readonly<Record<string, JsonSchema>>;
  const words = Object.entries(stricter.words ?? {}).map(([field, of]) => [field, { ...texts[field], enum: of }] as const);
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title,
    type: 'object',
    required: [...new Set([...built.required.filter((field) => !GIVEN.includes(field)), ...(stricter.required ?? [])])],
    properties: { ...OF_EVERY_ITEM, ...more, ...texts, ...Object.fromEntries(words) },
    additionalProperties: false,
  };
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const wrong = (field: string, isWrong: boolean, reason: string): Mistake[] => (isWrong ? [{ path: [field], reason }] : []);
const isAddress = (value: string) => /^\/(?!\/)/.test(value) || /^https?:\/\/\S+$/.test(value);
const MODEL_STATUSES = ['available', 'coming_soon', 'discontinued'];
const noMistakes = () => [];

function kindOf(
  schema: Parameters<typeof jsonSchemaOf>[0],
  title: string,
  {
    days = [],
    hasOwnDays = false,
    hasBody = false,
    more = {},
    stricter = {},
    mistakes = noMistakes,
  }: Partial<Omit<AuthoredKind, 'schema' | 'hasId'>> & { more?: Readonly<Record<string, JsonSchema>>; stricter?: Stricter } = {},
): AuthoredKind {
  const built = authorSchema(schema, { title, more: { ...(hasOwnDays ? {} : VISIBLE_DAYS), ...more }, stricter });
  return {
    schema: built,
    hasId: Object.hasOwn(built.properties as object, 'id'),
    hasBody,
    days: hasOwnDays ? days : [...days, 'start_date', 'end_date'],
    hasOwnDays,
    mistakes,
  };
}

/** All kinds of content, as their authors write them. */
export const AUTHORED_KINDS: Readonly<Record<ContentKind, AuthoredKind>> = {
  offer: kindOf(offerSchema, 'An offer', { hasOwnDays: true, days: ['start_date', 'end_date'] }),
  model: kindOf(modelSchema, 'A model of the range', { stricter: { words: { status: ['', null, ...MODEL_STATUSES] } } }),
  'model-menu': kindOf(modelMenuItemSchema, 'A model in the menu', {
    stricter: { required: ['category'] },
    mistakes: ({ category }) => wrong('category', category !== undefined && !isText(category), 'is empty'),
  }),
  'promo-card': kindOf(promoCardSchema, 'A card between results', {
    hasOwnDays: true,
    days: ['start_date', 'expiry_date'],
    mistakes: ({ link }) => wrong('link', isText(link) && !isAddress(link), 'must be a path beginning with /, or a web address'),
  }),
  article: kindOf(articlePageSchema, 'An article of the blog', {
    hasBody: true,
    stricter: { words: { category: BLOG_CATEGORIES.map(({ slug }) => slug) } },
    mistakes: (article) => timeMistakes(article, 'published_at'),
  }),
  page: kindOf(contentPageSchema, 'A content page', { hasBody: true }),
  review: kindOf(reviewSchema, 'A review of a customer', {
    days: ['review_date', 'reply_date'],
    more: { location_id: { type: ['integer', 'null'], description: 'Id of the location that it is about.' } },
    mistakes: ({ rating }) => wrong('rating', typeof rating === 'number' && (rating < 0 || rating > 5), 'must be from 0 to 5'),
  }),
  'gmb-profile': kindOf(gmbProfileSchema, 'A business profile with reviews', {
    mistakes: ({ review_url: address }) =>
      wrong('review_url', isText(address) && !/^https?:\/\/\S+$/.test(address), 'must be a web address'),
  }),
  'special-hours': kindOf(specialHoursSchema, 'Hours of a day', {
    days: ['date'],
    mistakes: hoursMistakes,
  }),
  product: kindOf(productSchema, 'A part or accessory', {
    mistakes: ({ price }) => wrong('price', typeof price === 'number' && price < 0, 'must not be less than 0'),
  }),
};

export const CONTENT_KINDS = Object.keys(AUTHORED_KINDS) as ContentKind[];

/** What the file of an item of a kind must be; `slug` is the item's by the name of the file. */
export function itemDocument(kind: ContentKind, slug: string): DocumentKind {
  const { schema, days, mistakes } = AUTHORED_KINDS[kind];
  const isNamed = kind === 'article' || kind === 'model';
  return {
    schema,
    mistakes: (document) => [
      ...(isNamed && isText(document.slug) && document.slug !== slug
        ? [{ path: ['slug'], reason: `must be ${slug}, the name of its file` }]
        : []),
      ...dayMistakes(document, days),
      ...mistakes(document),
    ],
  };
}
