import { isRecord, type LastEnquiry } from '@forecourt/shared-contracts';
import { isWithinLifetime } from './personalDataLifetime';

const isText = (value: unknown): value is string => typeof value === 'string';
const isInstant = (value: unknown): value is string => isText(value) && !Number.isNaN(Date.parse(value));

const isCar = (car: unknown): boolean =>
  car === null ||
  (isRecord(car) && typeof car.id === 'number' && isText(car.slug) && (car.primary_image_url === null || isText(car.primary_image_url)));

/** Of a path of the site, not of an address elsewhere. */
const isPath = (value: unknown): boolean => isText(value) && /^\/(?!\/)/.test(value);

const isAppointment = (appointment: unknown): boolean =>
  appointment === undefined ||
  appointment === null ||
  (isRecord(appointment) &&
    isText(appointment.leadId) &&
    isInstant(appointment.start) &&
    isText(appointment.locationSlug) &&
    (appointment.changePath === undefined || isPath(appointment.changePath)));

const isEnquiry = (entry: unknown): entry is LastEnquiry =>
  isRecord(entry) &&
  isText(entry.id) &&
  isText(entry.category) &&
  isInstant(entry.sentAt) &&
  isCar(entry.car) &&
  (entry.locationSlug === undefined || entry.locationSlug === null || isText(entry.locationSlug)) &&
  isAppointment(entry.appointment);

/** The enquiries of a stored list that can be displayed and have not expired; null when it is no list. */
export const storedEnquiries = (data: unknown): LastEnquiry[] | null =>
  Array.isArray(data) ? data.filter(isEnquiry).filter(({ sentAt }) => isWithinLifetime(Date.parse(sentAt))) : null;
