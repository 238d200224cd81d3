import type { Car } from '@forecourt/shared-contracts';
import sharp from 'sharp';
import type { CarRepository } from '../stock/carRepository';
import { PICTURE_VIEWS, type PictureView } from '../stock/carPictures';
import type { Draughtsman } from './Draughtsman';
import type { Look } from './drawingOf';
import type { Picture, PictureSource } from './pictureSource';

const PATH = new RegExp(`^cars/([a-z0-9-]+)/(\\d{1,15})/(${PICTURE_VIEWS.join('|')})\\.webp$`);
/** Cars of the same look share pictures; this many variants of each keep a results page lively. */
const VARIANTS = 6;
const WIDTHS = [800, 1600] as const;
const DRAWING_WIDTH = 1600;
const DRAWING_DENSITY = 72;

/** How a car is drawn: new ones in the showroom, used ones in the yard, some of them at dusk. */
function lookOf(car: Car, angle: PictureView): Look {
  const setting = car.car_type === 'used' ? (car.id % 4 === 0 ? 'dusk' : 'yard') : 'studio';
  return { body: car.simple_body ?? car.body ?? 'SUV', colour: car.colour ?? 'Silver', angle, setting, seed: car.id % VARIANTS };
}

function pictureOf(look: Look, draughtsman: Draughtsman): Picture {
  return {
    key: JSON.stringify(look),
    isFinal: look !== 'photo-coming',
    masterWidths: WIDTHS,
    load: async () => Buffer.from(await draughtsman.draw(look)),
    master(svg, width) {
      const density = (DRAWING_DENSITY * width) / DRAWING_WIDTH;
      return sharp(svg, { density }).resize({ width }).jpeg({ quality: 94, chromaSubsampling: '4:4:4' }).toBuffer();
    },
  };
}

/** Pictures of cars that have no photos, drawn from body and colour; an unknown car gets the one for photos to come. */
export const drawnCars = (cars: Pick<CarRepository, 'findById'>, draughtsman: Draughtsman): PictureSource => ({
  async find(site, path) {
    const found = PATH.exec(path);
    if (found?.[1] !== site.slug) return null;
    const car = await cars.findById(site.slug, Number(found[2]));
    return pictureOf(car ? lookOf(car, found[3] as PictureView) : 'photo-coming', draughtsman);
  },
});
