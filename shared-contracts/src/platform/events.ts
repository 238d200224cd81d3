/** Ids of the analytics events, one line for each of the catalogue. */
export const EVENTS = {
  /** A general enquiry was submitted. */
  generalEnquiry: 4,
  /** A finance enquiry was submitted, with its car. */
  financeEnquiry: 9,
  /** An enquiry on a new car, and where no other rule applies. */
  newCarEnquiry: 14,
  usedCarEnquiry: 15,
  /** Also any form on a car tagged 'Test Drive Only'. */
  newCarTestDrive: 17,
  /** A trade-in or sell-my-car valuation was submitted. */
  valuation: 18,
  fleetEnquiry: 19,
  /** A form with no id of its own was submitted. */
  form: 22,
  /** A click on an already revealed phone number, labelled by the type of the car; a demonstrator is a new one. */
  phoneClick: 25,
  /** The first interaction with the finance calculator, once. */
  calculatorUsed: 26,
  /** A car was saved to the watchlist. */
  carSaved: 39,
  usedCarTestDrive: 48,
  /** A reservation or an online purchase was submitted. */
  reservation: 49,
  careerEnquiry: 51,
  historyReport: 60,
  carPrinted: 61,
  /** The page of a car was displayed. */
  carViewed: 62,
  /** The results of a search with filters or words were displayed. */
  search: 63,
} as const;
export type EventId = (typeof EVENTS)[keyof typeof EVENTS];

type Id<Name extends keyof typeof EVENTS> = (typeof EVENTS)[Name];
type CarEventId = Id<'carSaved' | 'historyReport' | 'carPrinted' | 'carViewed'>;

/** Events of a submitted form; the others have a payload of their own. */
export type FormEventId = Exclude<EventId, CarEventId | Id<'phoneClick' | 'calculatorUsed' | 'search'>>;

/** The car of a form event. */
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
  /** When a car is known. */
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

interface SearchEvent {
  id: Id<'search'>;
  /** Whether any car matched. */
  label: 'found' | 'nothing';
}

/** Events that remotes publish on the analytics bus, each with its own payload. */
export type PlatformEvent = FormEvent | PhoneClickEvent | CalculatorEvent | CarEvent | SearchEvent;

/** The request body of POST /api/events for an event. */
export function eventMessage(event: PlatformEvent): { id: EventId; label?: string; car_id?: number; form?: FormEventData } {
  const { id, carId, label, form }: { id: EventId; carId?: number; label?: string; form?: FormEventData } = event;
  return { id, label, car_id: carId, form };
}
