import type { Car, SiteConfig } from '@forecourt/shared-contracts';
import type { CarShot } from '../../engines/car-imagery';
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
/** Colours that every drawing program reads. */
const HEX = /^#[\da-f]{6}$/i;
const DRAWING_WIDTH = 1600;
const DRAWING_DENSITY = 72;

/** Views in which the instruments and the trim can be seen; the other pictures are shared by cars that differ in them. */
const CABIN: readonly PictureView[] = ['dashboard', 'cluster', 'boot', 'living', 'bedroom'];

/** New cars stand in the showroom or before a studio's wall, used ones in the yard, some of them at dusk. */
function settingOf({ car_type, id }: Car): CarShot['setting'] {
  if (car_type === 'used') return id % 4 === 0 ? 'dusk' : 'yard';
  return id % 3 === 0 ? 'showroom' : 'studio';
}

/** How a car is drawn: cars of one make and model are of one family. */
function lookOf(car: Car, { theme }: SiteConfig, view: PictureView): Look {
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
    return pictureOf(car ? lookOf(car, site, found[3] as PictureView) : 'photo-coming', draughtsman);
  },
});
