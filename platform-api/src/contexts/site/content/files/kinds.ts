import type { DocumentKind } from '@forecourt/server-kit';
import { BLOG_CATEGORIES, dateOf, minutesOf } from '@forecourt/shared-contracts';
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
import { RELATIVE_DAY } from './words';

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

function authorSchema(schema: Parameters<typeof jsonSchemaOf>[0], title: string, more: Readonly<Record<string, JsonSchema>>): JsonSchema {
  const { required, properties } = jsonSchemaOf(schema, FOR_AUTHORS) as { required: string[]; properties: Raw };
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title,
    type: 'object',
    required: required.filter((field) => !GIVEN.includes(field)),
    properties: { ...OF_EVERY_ITEM, ...more, ...properties },
    additionalProperties: false,
  };
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const wrong = (field: string, isWrong: boolean, reason: string): Mistake[] => (isWrong ? [{ path: [field], reason }] : []);
const isAddress = (value: string) => /^\/(?!\/)/.test(value) || /^https?:\/\/\S+$/.test(value);
const oneOfWords = (words: readonly string[]) => `must be ${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;

const CATEGORIES = BLOG_CATEGORIES.map(({ slug }) => slug);
const noMistakes = () => [];

function kindOf(
  schema: Parameters<typeof jsonSchemaOf>[0],
  title: string,
  {
    days = [],
    hasOwnDays = false,
    hasBody = false,
    more = {},
    mistakes = noMistakes,
  }: Partial<Omit<AuthoredKind, 'schema' | 'hasId'>> & { more?: Readonly<Record<string, JsonSchema>> } = {},
): AuthoredKind {
  const built = authorSchema(schema, title, { ...(hasOwnDays ? {} : VISIBLE_DAYS), ...more });
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
  model: kindOf(modelSchema, 'A model of the range'),
  'model-menu': kindOf(modelMenuItemSchema, 'A model in the menu'),
  'promo-card': kindOf(promoCardSchema, 'A card between results', {
    hasOwnDays: true,
    days: ['start_date', 'expiry_date'],
    mistakes: ({ link }) => wrong('link', isText(link) && !isAddress(link), 'must be a path beginning with /, or a web address'),
  }),
  article: kindOf(articlePageSchema, 'An article of the blog', {
    hasBody: true,
    mistakes: ({ category, published_at: at }) => [
      ...wrong('category', isText(category) && !CATEGORIES.some((each) => each === category), oneOfWords(CATEGORIES)),
      ...wrong(
        'published_at',
        isText(at) && Number.isNaN(Date.parse(at)) && !RELATIVE_DAY.test(at),
        'must be a date such as 2026-12-24, or a time such as 2026-12-24T09:00:00+10:00',
      ),
    ],
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
    mistakes: ({ start_hour: start, end_hour: end }) => [
      ...wrong('start_hour', isText(start) && minutesOf(start) === null, 'must be a time such as 08:30'),
      ...wrong('end_hour', isText(end) && minutesOf(end) === null, 'must be a time such as 17:00'),
    ],
  }),
  product: kindOf(productSchema, 'A part or accessory', {
    mistakes: ({ price }) => wrong('price', typeof price === 'number' && price < 0, 'must not be less than 0'),
  }),
};

export const CONTENT_KINDS = Object.keys(AUTHORED_KINDS) as ContentKind[];

/** Days that are none, and an end before its beginning. */
function dayMistakes(document: Raw, days: readonly string[]): Mistake[] {
  const given = days.flatMap((field) => (isText(document[field]) ? [{ field, text: document[field] }] : []));
  const broken = given.filter(({ text }) => dateOf(text) === null && !RELATIVE_DAY.test(text));
  if (broken.length > 0) return broken.map(({ field }) => ({ path: [field], reason: 'must be a day such as 2026-12-24, or today+30d' }));
  const [from, until] = ['start_date', days.at(-1) ?? ''].map((field) => given.find((each) => each.field === field));
  // Days from the one of the import are compared by nobody.
  const areDates = [from, until].every((each) => each && !RELATIVE_DAY.test(each.text));
  return areDates && from && until && from.field !== until.field && until.text < from.text
    ? [{ path: [until.field], reason: `must not be before ${from.field}, which is ${from.text}` }]
    : [];
}

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
