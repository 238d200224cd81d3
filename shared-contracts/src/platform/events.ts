/** Ids of the analytics events, one line for each of the catalogue (SH-128…143). */
export const EVENTS = {
  /** A general enquiry was submitted (SH-128). */
  generalEnquiry: 4,
  /** A finance enquiry was submitted, with its car (SH-129). */
  financeEnquiry: 9,
  /** An enquiry on a new car, and where no other rule applies (SH-130). */
  newCarEnquiry: 14,
  usedCarEnquiry: 15,
  /** Also any form on a car tagged 'Test Drive Only' (SH-132). */
  newCarTestDrive: 17,
  /** A trade-in or sell-my-car valuation was submitted (SH-133). */
  valuation: 18,
  fleetEnquiry: 19,
  /** A form with no id of its own was submitted (SH-135). */
  form: 22,
  /** A click on an already revealed phone number, labelled 'New Car' or 'Used Car' (SH-136). */
  phoneClick: 25,
  /** The first interaction with the finance calculator, once (SH-137). */
  calculatorUsed: 26,
  /** A car was saved to the watchlist (SH-138). */
  carSaved: 39,
  usedCarTestDrive: 48,
  /** A reservation or an online purchase was submitted (SH-140). */
  reservation: 49,
  careerEnquiry: 51,
  historyReport: 60,
  carPrinted: 61,
} as const;
export type EventId = (typeof EVENTS)[keyof typeof EVENTS];

type Id<Name extends keyof typeof EVENTS> = (typeof EVENTS)[Name];
type CarEventId = Id<'carSaved' | 'historyReport' | 'carPrinted'>;

/** Events of a submitted form; the others have a payload of their own. */
export type FormEventId = Exclude<EventId, CarEventId | Id<'phoneClick' | 'calculatorUsed'>>;

/** What a form event says of its car (CO-040, SH-127). */
export interface FormEventData {
  vehicleStatus: string;
  vehicleMake: string;
  vehicleModel: string;
  vehicleYear: number;
  vehicleKilometers: number | null;
  vehicleGrade: string | null;
}

interface FormEvent {
  id: FormEventId;
  label?: string;
  carId?: number;
  /** When a car is known (SH-127). */
  form?: FormEventData;
}
interface PhoneClickEvent {
  id: Id<'phoneClick'>;
  label: 'New Car' | 'Used Car';
  carId?: number;
}
interface CalculatorEvent {
  id: Id<'calculatorUsed'>;
  carId?: number;
}
interface CarEvent {
  id: CarEventId;
  carId: number;
}

/** What remotes publish on the bus, each event with its own payload (SH-126). */
export type PlatformEvent = FormEvent | PhoneClickEvent | CalculatorEvent | CarEvent;

/** An event as POST /api/events takes it (AP-049). */
export function eventMessage(event: PlatformEvent): { id: EventId; label?: string; car_id?: number; form?: FormEventData } {
  const { id, carId, label, form }: { id: EventId; carId?: number; label?: string; form?: FormEventData } = event;
  return { id, label, car_id: carId, form };
}
