import type { Car } from '@forecourt/shared-contracts';
import { isDemoPlate, type CarShot } from '@forecourt/car-imagery';
import type { CarRepository } from '../stock/carRepository';
import { CAR_IMAGE_VIEWS, type CarImageView } from '../stock/carImages';
import type { CarImageRenderer } from './CarImageRenderer';
import type { RenderedImageSpec } from './renderImageSvg';
import type { ImageSite, ImageSource } from './imageSource';
import { renderedImage } from './renderedImage';

const PATH = new RegExp(`^cars/([a-z0-9-]+)/(\\d{1,15})/(${CAR_IMAGE_VIEWS.join('|')})\\.webp$`);
/** Cars that look the same share images; this many variants of each vary a results page. */
const VARIANTS = 6;
/** Colours that are safe inside an SVG attribute. */
const HEX = /^#[\da-f]{6}$/i;

/** Views that show the instruments and the trim; all other images are shared by cars that differ in them. */
const CABIN: readonly CarImageView[] = ['dashboard', 'cluster', 'boot', 'living', 'bedroom'];

/** Views without a number plate; their images are shared by cars that differ in it. */
const WITHOUT_PLATE: readonly CarImageView[] = [...CABIN, 'side', 'wheel'];

/** New cars are shown in a showroom or a studio, used ones in the yard, some of them at dusk. */
function settingOf({ car_type, id }: Car): CarShot['setting'] {
  if (car_type === 'used') return id % 4 === 0 ? 'dusk' : 'yard';
  return id % 3 === 0 ? 'showroom' : 'studio';
}

/** The car's plate in the demonstration; an image with the plate of a car that exists would publish it. */
const plateOf = ({ regplate }: Car): string | null => (regplate !== null && isDemoPlate(regplate) ? regplate : null);

/** Cars of one make and model are of one family. */
function specOf(car: Car, { theme }: ImageSite, view: CarImageView): RenderedImageSpec {
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
    ...(WITHOUT_PLATE.includes(view) ? {} : { plate: plateOf(car) }),
    ...(isInside ? { trim: car.interior_colour } : {}),
    ...(view === 'dashboard' || view === 'cluster' ? { km: car.km } : {}),
  };
}

/** Images of cars without photos, rendered from body and colour; an unknown car gets the placeholder. */
export const carImageSource = (cars: Pick<CarRepository, 'findById'>, renderer: Pick<CarImageRenderer, 'render'>): ImageSource => ({
  async find(site, path) {
    const match = PATH.exec(path);
    if (match?.[1] !== site.slug) return null;
    const car = await cars.findById(site.slug, Number(match[2]));
    return renderedImage(car ? specOf(car, site, match[3] as CarImageView) : 'photo-coming', renderer);
  },
});
