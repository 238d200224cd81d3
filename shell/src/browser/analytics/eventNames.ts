import { EVENTS, type PlatformEvent } from '@forecourt/shared-contracts';

/** Names of the events: one that Google Analytics recommends where there is one. */
const NAMES: Readonly<Record<PlatformEvent['id'], string>> = {
  [EVENTS.generalEnquiry]: 'generate_lead',
  [EVENTS.financeEnquiry]: 'generate_lead',
  [EVENTS.newCarEnquiry]: 'generate_lead',
  [EVENTS.usedCarEnquiry]: 'generate_lead',
  [EVENTS.newCarTestDrive]: 'generate_lead',
  [EVENTS.valuation]: 'generate_lead',
  [EVENTS.fleetEnquiry]: 'generate_lead',
  [EVENTS.form]: 'generate_lead',
  [EVENTS.phoneClick]: 'phone_click',
  [EVENTS.calculatorUsed]: 'calculator_used',
  [EVENTS.carSaved]: 'add_to_wishlist',
  [EVENTS.usedCarTestDrive]: 'generate_lead',
  [EVENTS.reservation]: 'reserve_car',
  [EVENTS.careerEnquiry]: 'generate_lead',
  [EVENTS.historyReport]: 'history_report',
  [EVENTS.carPrinted]: 'print_car',
  [EVENTS.carViewed]: 'view_item',
  [EVENTS.search]: 'search',
};

export const eventName = ({ id }: Pick<PlatformEvent, 'id'>): string => NAMES[id];

/** A container merges messages: a field that an event does not have would be that of the event before. */
const NO_FIELDS = { label: undefined, carId: undefined, form: undefined };

/** The message of an event in the data layer of a container. */
export const containerMessage = (event: PlatformEvent): object => ({ event: 'forecourt', name: eventName(event), ...NO_FIELDS, ...event });

/** The parameters of an event for Google Analytics; none holds what a visitor entered. */
export function eventParameters(event: PlatformEvent): object {
  const { id, label, carId, form }: { id: number; label?: string; carId?: number; form?: { vehicleMake: string; vehicleModel: string } } =
    event;
  const name = form && `${form.vehicleMake} ${form.vehicleModel}`;
  return {
    event_number: id,
    ...(label !== undefined && { event_label: label }),
    ...(carId !== undefined && { items: [{ item_id: String(carId), ...(name !== undefined && { item_name: name }) }] }),
  };
}
