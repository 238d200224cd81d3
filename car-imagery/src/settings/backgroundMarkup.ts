import type { Backdrop } from './backdrop';
import type { CarSetting } from './setting';
import { showroomMarkup } from './showroom';
import { studioMarkup } from './studio';
import { yardMarkup } from './yard';

const DRAWERS: Readonly<Record<CarSetting, (backdrop: Backdrop) => string>> = {
  studio: studioMarkup,
  showroom: showroomMarkup,
  yard: (backdrop) => yardMarkup(backdrop, 'day'),
  dusk: (backdrop) => yardMarkup(backdrop, 'dusk'),
};

/** The background and the floor of a setting. */
export const backgroundMarkup = (setting: CarSetting, backdrop: Backdrop): string => DRAWERS[setting](backdrop);
