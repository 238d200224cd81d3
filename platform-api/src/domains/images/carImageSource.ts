import type { Car } from '@forecourt/shared-contracts';
import type { CarShot } from '@forecourt/car-imagery';
import sharp from 'sharp';
import type { CarRepository } from '../stock/carRepository';
import { CAR_IMAGE_VIEWS, type CarImageView } from '../stock/carImages';
import type { CarImageRenderer } from './CarImageRenderer';
import type { CarImageSpec } from './renderCarSvg';
import type { ImageSite, ImageSource, OriginalImage } from './imageSource';

const PATH = new RegExp(`^cars/([a-z0-9-]+)/(\\d{1,15})/(${CAR_IMAGE_VIEWS.join('|')})\\.webp$`);
/** Cars that look the same share images; this many variants of each vary a results page. */
const VARIANTS = 6;
/** A card, the first photo of a car, and the widest; drawing takes time by its pixels. */
const WIDTHS = [400, 960, 1600] as const;
/** Colours that are safe inside an SVG attribute. */
const HEX = /^#[\da-f]{6}$/i;
const SVG_WIDTH = 1600;
const SVG_DENSITY = 72;

/** Views that show the instruments and the trim; all other images are shared by cars that differ in them. */
const CABIN: readonly CarImageView[] = ['dashboard', 'cluster', 'boot', 'living', 'bedroom'];

/** New cars are shown in a showroom or a studio, used ones in the yard, some of them at dusk. */
function settingOf({ car_type, id }: Car): CarShot['setting'] {
  if (car_type === 'used') return id % 4 === 0 ? 'dusk' : 'yard';
  return id % 3 === 0 ? 'showroom' : 'studio';
}

/** Cars of one make and model are of one family. */
function specOf(car: Car, { theme }: ImageSite, view: CarImageView): CarImageSpec {
  const isInside = CABIN.includes(view);
  return {
    view,
    body: car.item_type === 'camper-trailer' ? 'Camper Trailer' : (car.simple_body ?? car.body ?? 'SUV'),
    colour: car.colour ?? 'Silver',
    setting: settingOf(car),
    seed: car.id % VARIANTS,
    family: `${car.make} ${car.model}`,
    isElectric: car.simple_fuel === 'Electric',
    ...(HEX.test(theme.brand) ? { accent: theme.brand } : {}),
    ...(isInside ? { trim: car.interior_colour } : {}),
    ...(view === 'dashboard' || view === 'cluster' ? { km: car.km } : {}),
  };
}

function imageOf(spec: CarImageSpec, renderer: Pick<CarImageRenderer, 'render'>): OriginalImage {
  return {
    key: JSON.stringify(spec),
    isFinal: spec !== 'photo-coming',
    masterWidths: WIDTHS,
    load: async () => Buffer.from(await renderer.render(spec)),
    renderMaster(svg, width) {
      const density = (SVG_DENSITY * width) / SVG_WIDTH;
      return sharp(svg, { density }).resize({ width }).jpeg({ quality: 94, chromaSubsampling: '4:4:4' }).toBuffer();
    },
  };
}

/** Images of cars without photos, rendered from body and colour; an unknown car gets the placeholder. */
export const carImageSource = (cars: Pick<CarRepository, 'findById'>, renderer: Pick<CarImageRenderer, 'render'>): ImageSource => ({
  async find(site, path) {
    const match = PATH.exec(path);
    if (match?.[1] !== site.slug) return null;
    const car = await cars.findById(site.slug, Number(match[2]));
    return imageOf(car ? specOf(car, site, match[3] as CarImageView) : 'photo-coming', renderer);
  },
});
