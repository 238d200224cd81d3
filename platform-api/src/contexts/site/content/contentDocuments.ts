import type {
  ArticlePage,
  ContentPage,
  GmbProfile,
  Model,
  ModelMenuItem,
  Offer,
  Product,
  PageSection,
  PromoCard,
  Review,
  SpecialHours,
} from '@forecourt/shared-contracts';
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
import { cleanHtml, cleanText } from '../../../infrastructure/html/cleanHtml';

/** A review with the id of its location (AP-015). */
export interface LocatedReview extends Review {
  location_id: number | null;
}

/** The document type of each kind of content. */
export interface ContentDocuments {
  offer: Offer;
  model: Model;
  'model-menu': ModelMenuItem;
  'promo-card': PromoCard;
  article: ArticlePage;
  page: ContentPage;
  review: LocatedReview;
  'gmb-profile': GmbProfile;
  'special-hours': SpecialHours;
  product: Product;
}
export type ContentKind = keyof ContentDocuments;

type Raw = Readonly<Record<string, unknown>>;
const STRICT = { stripUnknown: true } as const;
const cleanSection = (section: PageSection): PageSection =>
  section.type === 'text' ? { ...section, html: cleanHtml(section.html) } : section;

/** Text without markup as paragraphs, which blank lines separate. */
const paragraphs = (text: string) =>
  text.trim() === '' || /<\w/.test(text)
    ? text
    : text
        .trim()
        .split(/\n\s*\n/)
        .map((each) => `<p>${each}</p>`)
        .join('');

const READERS: { readonly [Kind in ContentKind]: (raw: Raw) => ContentDocuments[Kind] } = {
  offer(raw) {
    const offer = offerSchema.validateSync(raw, STRICT);
    return {
      ...offer,
      description: cleanText(offer.description),
      sanitized_description: cleanHtml(offer.sanitized_description || paragraphs(offer.description)),
      disclaimer: cleanText(offer.disclaimer),
    };
  },
  model: (raw) => modelSchema.validateSync(raw, STRICT),
  'model-menu': (raw) => modelMenuItemSchema.validateSync(raw, STRICT),
  'promo-card': (raw) => promoCardSchema.validateSync(raw, STRICT),
  article(raw) {
    const article = articlePageSchema.validateSync(raw, STRICT);
    return { ...article, excerpt: cleanText(article.excerpt), html: cleanHtml(article.html) };
  },
  page(raw) {
    const { title, html, sections } = contentPageSchema.validateSync(raw, STRICT);
    return { title: cleanText(title), html: cleanHtml(html), ...(sections && { sections: sections.map(cleanSection) }) };
  },
  review(raw) {
    const review = reviewSchema.validateSync(raw, STRICT);
    return {
      ...review,
      customer_name: cleanText(review.customer_name),
      text: cleanText(review.text),
      reply_text: review.reply_text === null ? null : cleanText(review.reply_text),
      location_id: typeof raw.location_id === 'number' ? raw.location_id : null,
    };
  },
  'gmb-profile': (raw) => gmbProfileSchema.validateSync(raw, STRICT),
  'special-hours': (raw) => specialHoursSchema.validateSync(raw, STRICT),
  product(raw) {
    const product = productSchema.validateSync(raw, STRICT);
    return { ...product, description: cleanText(product.description) };
  },
};

/**
 * A document of a kind, validated by its schema and with every text sanitized (PL-048).
 * Used when content is written and again when it is read. Throws ValidationError.
 */
export function readDocument<Kind extends ContentKind>(kind: Kind, raw: unknown): ContentDocuments[Kind] {
  return READERS[kind]((raw ?? {}) as Raw);
}
