import { cardPhotos, imageWidths, LIST_IMAGE_WIDTH, type Car, type SiteConfig } from '@forecourt/shared-contracts';
import type { ImageVariant } from '../ImageCache';
import type { ImageSite } from '../imageSource';

/** A site as far as its list images depend on it. */
export interface ListSite extends ImageSite {
  switches: Pick<SiteConfig['switches'], 'imageQuality'>;
}

/** The photo that a card shows before it is touched; null for a car without photos. */
export const listPhoto = (car: Car): string | null => cardPhotos(car)[0] ?? null;

/** What browsers request of it: each width of a card, in the format that all of them take; widest first, the others are made from it. */
export const listVariants = ({ switches }: ListSite): ImageVariant[] =>
  imageWidths(LIST_IMAGE_WIDTH)
    .toReversed()
    .map((width) => ({ width, quality: switches.imageQuality, format: 'avif' }));
