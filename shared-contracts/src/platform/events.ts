/** Ids of the analytics events (SH-128…143). */
export const EVENTS = {
  generalEnquiry: 4,
  financeEnquiry: 9,
  newCarEnquiry: 14,
  usedCarEnquiry: 15,
  newCarTestDrive: 17,
  valuation: 18,
  fleetEnquiry: 19,
  form: 22,
  phoneClick: 25,
  calculatorUsed: 26,
  carSaved: 39,
  usedCarTestDrive: 48,
  reservation: 49,
  careerEnquiry: 51,
  historyReport: 60,
  carPrinted: 61,
} as const;
export type EventId = (typeof EVENTS)[keyof typeof EVENTS];

/** What a form event says of the car (CO-040, SH-127). */
export interface FormEventData {
  vehicleStatus: string;
  vehicleMake: string;
  vehicleModel: string;
  vehicleYear: number;
  vehicleKilometers: number | null;
  vehicleGrade: string | null;
}

export interface PlatformEvent {
  id: EventId;
  label?: string;
  carId?: number;
  form?: FormEventData;
}
