import { STOCK } from './001_stock';
import { LEADS } from './002_leads';
import { VISITS } from './003_visits';
import { OUTBOX } from './010_outbox';
import { DELIVERY } from './011_delivery';
import { CONTENT } from './020_content';
import { FORMER_SLUGS } from './021_former_slugs';
import { SIGN_IN } from './030_sign_in';
import { COMMERCE } from './031_commerce';
import { SIGN_IN_DEVICES } from './032_sign_in_devices';
import { LEAD_STEPS } from './034_lead_steps';
import { SEARCH } from './040_search';
import { SOLD_WINDOW } from './041_sold_window';
import { CAR_DIGESTS } from './050_car_digests';
import { SEARCHED_CARS } from './051_searched_cars';
import { APPOINTMENT_CHANGES } from './052_appointment_changes';
import { LEAD_PHOTOS } from './053_lead_photos';
import { LEAD_UPDATES } from './054_lead_updates';
import { REFUNDS } from './055_refunds';
import { ONE_PAYMENT_OF_A_LEAD } from './056_one_payment_of_a_lead';
import { RESERVATION_ENDS } from './057_reservation_ends';

/** In the order in which they run; a published migration is never edited. */
export const MIGRATIONS: readonly { id: string; sql: string }[] = [
  { id: '001_stock', sql: STOCK },
  { id: '002_leads', sql: LEADS },
  { id: '003_visits', sql: VISITS },
  { id: '010_outbox', sql: OUTBOX },
  { id: '011_delivery', sql: DELIVERY },
  { id: '020_content', sql: CONTENT },
  { id: '021_former_slugs', sql: FORMER_SLUGS },
  { id: '030_sign_in', sql: SIGN_IN },
  { id: '031_commerce', sql: COMMERCE },
  { id: '032_sign_in_devices', sql: SIGN_IN_DEVICES },
  { id: '034_lead_steps', sql: LEAD_STEPS },
  { id: '040_search', sql: SEARCH },
  { id: '041_sold_window', sql: SOLD_WINDOW },
  { id: '050_car_digests', sql: CAR_DIGESTS },
  { id: '051_searched_cars', sql: SEARCHED_CARS },
  { id: '052_appointment_changes', sql: APPOINTMENT_CHANGES },
  { id: '053_lead_photos', sql: LEAD_PHOTOS },
  { id: '054_lead_updates', sql: LEAD_UPDATES },
  { id: '055_refunds', sql: REFUNDS },
  { id: '056_one_payment_of_a_lead', sql: ONE_PAYMENT_OF_A_LEAD },
  { id: '057_reservation_ends', sql: RESERVATION_ENDS },
];
