import { addDays, slugOf } from '@forecourt/shared-contracts';
import { dealershipKindOf } from '../dealershipKind';
import type { DemoItems, DemoSite } from './demoItem';
import { demoModels } from './demoModels';
import { htmlOf } from './paragraphs';
import { OFFER_TEXTS, type OfferText } from './offerTexts';

const OFFERS_PER_SITE = 100;

function likenessOf({ about, imageBody }: OfferText) {
  const [make, model] = about ?? [];
  return { ...(make && { make }), ...(model && { model }), ...(imageBody && { simple_body: imageBody }) };
}

/** The offers of a demonstration site, some begun, some over, one that this site does not show (AP-010). */
export function demoOffers(demo: DemoSite): DemoItems<'offer'> {
  const { site, today, imageOf } = demo;
  const models = demoModels(demo).map(({ document }) => document);
  return OFFER_TEXTS[dealershipKindOf(site)].map((text, index) => {
    const [make, name] = text.about ?? [];
    const model = models.find((each) => each.manufacturer === make && [name, `${make} ${name}`].includes(each.name));
    const id = site.id * OFFERS_PER_SITE + index + 1;
    return {
      slug: String(id),
      position: index,
      document: {
        id,
        name: text.name,
        description: text.description,
        sanitized_description: htmlOf([text.description]),
        disclaimer: text.disclaimer,
        category: text.category,
        manufacturer: make ?? site.manufacturer?.name ?? null,
        model: model ? { name: model.name, slug: model.slug, override_url: model.override_url } : null,
        image_url: text.about ? imageOf(likenessOf(text)) : null,
        image_or_model_image: { url: model?.image.url ?? imageOf(likenessOf(text)) },
        excluded_website_ids: text.isExcluded ? [site.id] : [],
        start_date: addDays(today, text.from),
        end_date: text.to === null ? null : addDays(today, text.to),
      },
    };
  });
}

/** Cards between the results of a demonstration site: one for each position, and one that is over (AP-017). */
export function demoPromoCards({ site, today, imageOf }: DemoSite): DemoItems<'promo-card'> {
  const texts = OFFER_TEXTS[dealershipKindOf(site)].filter(({ to, isExcluded }) => !isExcluded && (to === null || to > 0));
  const { promoCardPositions: positions } = site.switches;
  const cards = [...positions, positions[0] ?? 1].map((position, index) => {
    const isOver = index === positions.length;
    const text = texts[index % texts.length];
    return {
      id: index + 1,
      title: text?.name ?? site.name,
      image_url: imageOf(text ? likenessOf(text) : {}),
      link: '/special-offers',
      position,
      start_date: addDays(today, isOver ? -60 : -7),
      expiry_date: addDays(today, isOver ? -30 : 90),
    };
  });
  return cards.map((document) => ({ slug: `${slugOf(document.title)}-${document.id}`, position: document.position, document }));
}
