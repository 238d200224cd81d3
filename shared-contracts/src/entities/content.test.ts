import * as schemas from '../schemas';
import { aGmbProfile, aManufacturer, aModel, aModelMenuItem, anAppointmentSlot, anArticle, anArticlePage, anOffer, aProduct, aPromoCard, aReview, aReviewSet } from '../testing';
import { keeps, refuses } from './testing/schemaTests';

describe('CO-016 offer', () => {
  keeps(schemas.offerSchema, anOffer());
  refuses(schemas.offerSchema, { ...anOffer(), name: '', excluded_website_ids: ['x'], model: {} }, ['name', 'excluded_website_ids[0]', 'model.name', 'model.slug']);
});

describe('CO-017 model', () => {
  keeps(schemas.modelSchema, aModel());
  refuses(schemas.modelSchema, { slug: 'a', image: 'a.png' }, ['name', 'image']);
});

describe('CO-018 model menu item', () => {
  keeps(schemas.modelMenuItemSchema, aModelMenuItem());
  refuses(schemas.modelMenuItemSchema, { category: 'Cars' }, ['name', 'slug']);
});

describe('CO-019 manufacturer', () => {
  keeps(schemas.manufacturerSchema, aManufacturer());
  refuses(schemas.manufacturerSchema, {}, ['id', 'name', 'slug']);
});

describe('CO-020 review', () => {
  keeps(schemas.reviewSchema, aReview());
  refuses(schemas.reviewSchema, { id: 1 }, ['rating']);
});

describe('CO-021 review set', () => {
  keeps(schemas.reviewSetSchema, aReviewSet());
});

describe('CO-022 GMB profile', () => {
  keeps(schemas.gmbProfileSchema, aGmbProfile());
  refuses(schemas.gmbProfileSchema, {}, ['name', 'review_url']);
});

describe('CO-023 regulator', () => {
  keeps(schemas.regulatorSchema, { name: 'Consumer Protection', website: 'https://regulator.example', state: 'WA' });
  refuses(schemas.regulatorSchema, { name: 'A', website: 'b', state: 'XX' }, ['state']);
});

describe('CO-041 promo card', () => {
  keeps(schemas.promoCardSchema, aPromoCard({ start_date: '2026-03-01', expiry_date: '2026-03-31' }));
  refuses(schemas.promoCardSchema, { id: 1, title: 'A', link: '/a' }, ['position']);
});

describe('CO-042 article', () => {
  keeps(schemas.articleSchema, anArticle());
  refuses(schemas.articleSchema, { id: 1, slug: 'a' }, ['title', 'category', 'published_at']);
});

describe('CO-042 AP-019 article with its body', () => {
  keeps(schemas.articlePageSchema, anArticlePage());
});

describe('CO-043 appointment slot', () => {
  keeps(schemas.appointmentSlotSchema, anAppointmentSlot());
  refuses(schemas.appointmentSlotSchema, { start: '2026-03-02T10:00:00', available: true }, ['start']);
});

describe('SE-103 product', () => {
  keeps(schemas.productSchema, aProduct());
  refuses(schemas.productSchema, { id: 1, price: 'free' }, ['name', 'price']);
});

it.each([
  ['a text', 'Toyota', 'Toyota'],
  ['an object', { name: 'Toyota', slug: 'toyota' }, 'Toyota'],
  ['nothing', null, null],
])('CO-016 reads the manufacturer of an offer from %s', (_case, manufacturer, name) => {
  expect(schemas.offerSchema.validateSync({ ...anOffer(), manufacturer }).manufacturer).toBe(name);
});
