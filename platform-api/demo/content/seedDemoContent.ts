import { clockAt, type Car, type SiteConfig } from '@forecourt/shared-contracts';
import { createContentRepository } from '../../src/contexts/site';
import type { Database } from '../../src/infrastructure/database/database';
import { createCarRepository } from '../../src/contexts/vehicles';
import { demoArticles } from './demoArticles';
import type { DemoSite } from './demoItem';
import { demoModelMenu, demoModels } from './demoModels';
import { demoOffers, demoPromoCards } from './demoOffers';
import { demoPages } from './demoPages';
import { demoProducts } from './demoProducts';
import { demoGmbProfiles, demoReviews } from './demoReviews';
import { demoSpecialHours } from './demoSpecialHours';

const MOST_CARS = 5000;

/** Chooses images from the cars that the site shows: the same make and model, else the same body, else the same make, else any. */
function imageChooser(cars: readonly Car[]): DemoSite['imageOf'] {
  const withImage = cars.filter(({ primary_image_url: url, show_on_dealer_website: isShown }) => isShown && url !== null);
  const newFirst = withImage.toSorted((one, other) => Number(one.car_type === 'used') - Number(other.car_type === 'used'));
  return ({ make, model, simple_body: body }) => {
    const likenesses: ((car: Car) => boolean)[] = [
      (car) => make !== undefined && model !== undefined && car.make === make && car.model === model,
      (car) => body !== undefined && car.simple_body === body,
      (car) => make !== undefined && car.make === make,
      () => true,
    ];
    const found = likenesses.map((isLike) => newFirst.find(isLike)).find((car) => car !== undefined);
    return found?.primary_image_url ?? null;
  };
}

/** Gives each site without any content what a demonstration shows; safe to run at every start. Returns the sites that it filled. */
export async function seedDemoContent(
  database: Database,
  sites: readonly SiteConfig[],
  { now = new Date() }: { now?: Date } = {},
): Promise<string[]> {
  const content = createContentRepository(database);
  const cars = createCarRepository(database);
  const filled = await content.tenants();
  const added: string[] = [];
  for (const site of sites) {
    if (filled.has(site.slug)) continue;
    const stock = await cars.changedSince(site.slug, { change: 0, id: 0 }, MOST_CARS);
    const demo: DemoSite = {
      site,
      today: clockAt(now, site.switches.openingHoursTimeZone).date,
      imageOf: imageChooser(stock.map(({ car }) => car)),
    };
    const { slug } = site;
    await content.replace(slug, 'model', demoModels(demo));
    await content.replace(slug, 'model-menu', demoModelMenu(demo));
    await content.replace(slug, 'product', demoProducts(demo));
    await content.replace(slug, 'offer', demoOffers(demo));
    await content.replace(slug, 'promo-card', demoPromoCards(demo));
    await content.replace(slug, 'article', demoArticles(demo));
    await content.replace(slug, 'page', demoPages(demo));
    await content.replace(slug, 'review', demoReviews(demo));
    await content.replace(slug, 'gmb-profile', demoGmbProfiles(demo));
    await content.replace(slug, 'special-hours', demoSpecialHours(demo));
    added.push(slug);
  }
  return added;
}
