import type { Car } from '@forecourt/shared-contracts';
import { carSvg, photoComingSvg, type CarPicture } from '@forecourt/shared-ui/car-imagery';
import type { CarRepository } from '../stock/carRepository';
import { PICTURE_VIEWS, type PictureView } from '../stock/carPictures';
import type { Picture, PictureSource } from './pictureSource';

const PATH = new RegExp(`^cars/([a-z0-9-]+)/(\\d{1,15})/(${PICTURE_VIEWS.join('|')})\\.webp$`);
/** Cars of the same look share pictures; this many variants of each keep a results page lively. */
const VARIANTS = 6;

const PHOTO_COMING: Picture = { key: 'photo-coming', isFinal: false, draw: photoComingSvg };

/** How a car is drawn: new ones in the showroom, used ones in the yard, some of them at dusk. */
function lookOf(car: Car, angle: PictureView): CarPicture {
  const setting = car.car_type === 'used' ? (car.id % 4 === 0 ? 'dusk' : 'yard') : 'studio';
  return { body: car.simple_body ?? car.body ?? 'SUV', colour: car.colour ?? 'Silver', angle, setting, seed: car.id % VARIANTS };
}

/** Pictures of cars that have no photos, drawn from body and colour; an unknown car gets the one for photos to come. */
export const drawnCars = (cars: Pick<CarRepository, 'findById'>): PictureSource => ({
  async find(site, path) {
    const found = PATH.exec(path);
    if (found?.[1] !== site.slug) return null;
    const car = await cars.findById(site.slug, Number(found[2]));
    if (!car) return PHOTO_COMING;
    const look = lookOf(car, found[3] as PictureView);
    return { key: JSON.stringify(look), isFinal: true, draw: () => carSvg(look) };
  },
});
