import { appointmentSlotSchema } from './appointment';
import { articlePageSchema, articleSchema } from './article';
import { manufacturerSchema, modelMenuItemSchema, modelSchema } from './model';
import { regulatorSchema } from './navigation';
import { offerSchema } from './offer';
import { productSchema } from './product';
import { promoCardSchema } from './promoCard';
import { gmbProfileSchema, reviewSchema, reviewSetSchema } from './review';
import {
  aGmbProfile,
  aManufacturer,
  aModel,
  aModelMenuItem,
  anAppointmentSlot,
  anArticle,
  anArticlePage,
  anOffer,
  aProduct,
  aPromoCard,
  aReview,
  aReviewSet,
} from '../testing';
import { accepts, rejects } from './testing/schemaTests';

describe('CO-016 offer', () => {
  accepts(offerSchema, anOffer());
  rejects(offerSchema, { ...anOffer(), name: '', excluded_website_ids: ['x'], model: {} }, [
    'name',
    'excluded_website_ids[0]',
    'model.name',
    'model.slug',
  ]);
});

describe('CO-017 model', () => {
  accepts(modelSchema, aModel());
  rejects(modelSchema, { slug: 'a', image: 'a.png' }, ['name', 'image']);
});

describe('CO-018 model menu item', () => {
  accepts(modelMenuItemSchema, aModelMenuItem());
  rejects(modelMenuItemSchema, { category: 'Cars' }, ['name', 'slug']);
});

describe('CO-019 manufacturer', () => {
  accepts(manufacturerSchema, aManufacturer());
  rejects(manufacturerSchema, {}, ['id', 'name', 'slug']);
});

describe('CO-020 review', () => {
  accepts(reviewSchema, aReview());
  rejects(reviewSchema, { id: 1 }, ['rating']);
});

describe('CO-021 review set', () => {
  accepts(reviewSetSchema, aReviewSet());
});

describe('CO-022 GMB profile', () => {
  accepts(gmbProfileSchema, aGmbProfile());
  rejects(gmbProfileSchema, {}, ['name', 'review_url']);
});

describe('CO-023 regulator', () => {
  accepts(regulatorSchema, { name: 'Consumer Protection', website: 'https://regulator.example', state: 'WA' });
  rejects(regulatorSchema, { name: 'A', website: 'b', state: 'XX' }, ['state']);
});

describe('CO-041 promo card', () => {
  accepts(promoCardSchema, aPromoCard({ start_date: '2026-03-01', expiry_date: '2026-03-31' }));
  rejects(promoCardSchema, { id: 1, title: 'A', link: '/a' }, ['position']);
});

describe('CO-042 article', () => {
  accepts(articleSchema, anArticle());
  rejects(articleSchema, { id: 1, slug: 'a' }, ['title', 'category', 'published_at']);
});

describe('CO-042 AP-019 article with its body', () => {
  accepts(articlePageSchema, anArticlePage());
});

describe('CO-043 appointment slot', () => {
  accepts(appointmentSlotSchema, anAppointmentSlot());
  rejects(appointmentSlotSchema, { start: '2026-03-02T10:00:00', available: true }, ['start']);
});

describe('SE-103 product', () => {
  accepts(productSchema, aProduct());
  rejects(productSchema, { id: 1, price: 'free' }, ['name', 'price']);
});

it.each([
  ['a text', 'Toyota', 'Toyota'],
  ['an object', { name: 'Toyota', slug: 'toyota' }, 'Toyota'],
  ['nothing', null, null],
])('CO-016 reads the manufacturer of an offer from %s', (_case, manufacturer, name) => {
  expect(offerSchema.validateSync({ ...anOffer(), manufacturer }).manufacturer).toBe(name);
});
