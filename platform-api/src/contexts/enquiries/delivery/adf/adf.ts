import { isInStock, type Car } from '@forecourt/shared-contracts';
import { XMLBuilder } from 'fast-xml-parser';
import {
  APPOINTMENT_CHANGE_TEXTS,
  valuationText,
  photoLinks,
  timesOf,
  UNFINISHED_TEXT,
  updateLines,
  type AdfLead,
  type AdfTradeIn,
} from './adfLead';
import { isMobile } from '../../../../infrastructure/phone-numbers/phoneNumber';
import { xmlText } from './xmlText';

/** Value of a required field that is not known. */
const UNKNOWN = 'Not specified';

type Node = Record<string, unknown>;

const text = (value: string | number | null | undefined): string => (value == null ? '' : xmlText(String(value)));

/** `{ name: value }` where there is a value, with attributes; nothing otherwise. */
function leaf(name: string, value: string | number | null | undefined, attributes: Readonly<Record<string, string>> = {}): Node {
  const content = text(value);
  return content === '' ? {} : { [name]: { ...attributesOf(attributes), '#text': content } };
}

const attributesOf = (attributes: Readonly<Record<string, string>>): Node =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [`@${name}`, text(value).replaceAll(/\s+/g, ' ')]));

/** The document has one enquiry of a car; a test drive, a trade-in and a purchase are other interests. */
function interestOf({ category }: AdfLead['payload']): string {
  if (/test drive/i.test(category)) return 'test-drive';
  return /sell/i.test(category) ? 'sell' : 'buy';
}

const titleOf = ({ year, make, model, badge }: Pick<Car, 'year' | 'make' | 'model' | 'badge'>) =>
  [year, make, model, badge].filter(Boolean).join(' ');

function stockVehicle(car: Car, lead: AdfLead): Node {
  return {
    ...attributesOf({ interest: interestOf(lead.payload), status: car.car_type === 'new' ? 'new' : 'used' }),
    ...leaf('id', car.id, { sequence: '1', source: lead.site.name }),
    ...leaf('year', car.year),
    ...leaf('make', car.make),
    ...leaf('model', car.model),
    ...leaf('vin', car.vin),
    ...leaf('stock', car.stocknum),
    ...leaf('trim', car.badge),
    ...leaf('doors', car.doors),
    ...leaf('bodystyle', car.body),
    ...leaf('transmission', car.trans),
    ...leaf('odometer', car.km, { units: 'km' }),
    ...(text(car.colour) && {
      colorcombination: { ...leaf('interiorcolor', car.interior_colour), ...leaf('exteriorcolor', car.colour), ...leaf('preference', 1) },
    }),
    ...leaf('price', car.price, { type: 'asking', currency: 'AUD' }),
    ...leaf('comments', isInStock(car) ? null : 'This car was no longer in stock when the lead was sent.'),
  };
}

/** A lead without a car of the stock still needs a vehicle: what the form has of it, and the year of the enquiry. */
function namedVehicle(lead: AdfLead): Node {
  const { payload, at } = lead;
  return {
    ...attributesOf({ interest: interestOf(payload), status: payload.vehicle_status?.toLowerCase() === 'new' ? 'new' : 'used' }),
    ...leaf('year', at.getUTCFullYear()),
    ...leaf('make', text(payload['Vehicle Make']) || UNKNOWN),
    ...leaf('model', text(payload['Vehicle Model']) || UNKNOWN),
    ...leaf('stock', payload.stock_number),
    ...leaf('comments', payload['Vehicle Make'] ? null : 'The customer named no particular car.'),
  };
}

/** What the customer does with the own car. */
const ownInterest = ({ subcategory }: AdfLead['payload']) => (/sell/i.test(subcategory ?? '') ? 'sell' : 'trade-in');

/** The customer's own car as the plain form has it; the document needs a year. */
function ownVehicle({ payload, at }: AdfLead): Node {
  return {
    ...attributesOf({ interest: ownInterest(payload), status: 'used' }),
    ...leaf('year', at.getUTCFullYear()),
    ...leaf('make', text(payload['Vehicle Make']) || UNKNOWN),
    ...leaf('model', text(payload['Vehicle Model']) || UNKNOWN),
    ...leaf('comments', 'The car of the customer. Its year is not known.'),
  };
}

function tradeInVehicle(car: AdfTradeIn, payload: AdfLead['payload']): Node {
  const estimate = valuationText(car.valuation);
  const comments = [
    car.rego && `Registration ${car.rego} ${car.regoState}`,
    ...car.answers.map(({ question, answer }) => `${question}: ${answer}`),
    estimate && `Estimate ${estimate}`,
  ];
  return {
    ...attributesOf({ interest: ownInterest(payload), status: 'used' }),
    ...leaf('year', car.year),
    ...leaf('make', car.make),
    ...leaf('model', car.model),
    ...leaf('trim', car.badge),
    ...leaf('odometer', car.kms, { units: 'km' }),
    ...leaf('comments', comments.filter(Boolean).join('\n')),
  };
}

function vehiclesOf(lead: AdfLead): Node[] {
  const tradeIn = lead.payload.trade_in;
  const wanted = lead.car ? [stockVehicle(lead.car, lead)] : [];
  if (tradeIn) return [...wanted, tradeInVehicle(tradeIn, lead.payload)];
  if (lead.payload.category === 'Trade-In') return [...wanted, ownVehicle(lead)];
  return wanted.length > 0 ? wanted : [namedVehicle(lead)];
}

/** The fields beside contact and car, one line each. */
function commentsOf(lead: AdfLead): string {
  const { payload, part, car, update } = lead;
  const { appointment, preferredTime } = timesOf(lead);
  const lines: [string, string | number | null | undefined][] = [
    ['Form', [payload.category, payload.subcategory].filter(Boolean).join(', ')],
    ['Progress', payload.form_completed ? null : UNFINISHED_TEXT],
    ['Car', car && titleOf(car)],
    ['Position', payload.position],
    ['Budget (AUD)', payload.budget],
    ['Appointment', appointment],
    ['Preferred time', preferredTime],
    ['Appointment change', payload.appointment_change && APPOINTMENT_CHANGE_TEXTS[payload.appointment_change]],
    ['Services', payload.additional_services.join(', ')],
    ['Service location', payload['Service Location']],
    ['Registration', payload.Rego],
    ['Offer of the customer (AUD)', payload.offer_from_client],
    ['Number of vehicles', payload.quantity],
    ['Finance', payload.finance],
    ['Trade-in', payload['do-you-have-a-trade-in']],
    ['Offer', part === 'offer_accepted' ? 'The customer accepted the valuation.' : null],
    ['Marketing', payload.opt_in ? 'The customer agreed to offers.' : 'The customer did not agree to offers.'],
    ...photoLinks(lead).map((link): [string, string] => ['Photo', link]),
    ['Page', payload.url],
  ];
  const updated = update ? updateLines(update) : [];
  const facts = lines.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []));
  return [...updated, payload.message, ...facts].filter(Boolean).join('\n');
}

function contactOf({ payload }: AdfLead): Node {
  const prefers = (method: string) => (payload.PreferredContactMethod === method ? '1' : '0');
  const last = text(payload.last_name);
  const names = [
    leaf('name', text(payload.name) || last, { part: 'first', type: 'individual' }),
    leaf('name', text(payload.name) ? last : '', { part: 'last', type: 'individual' }),
  ].flatMap(({ name }) => name ?? []);
  return {
    name: names,
    ...leaf('email', payload.email, { preferredcontact: prefers('Email') }),
    ...leaf('phone', payload.phone, {
      type: isMobile(payload.phone) ? 'cellphone' : 'voice',
      preferredcontact: prefers('Phone'),
    }),
    ...(text(payload.postcode) && {
      address: { ...attributesOf({ type: 'home' }), ...leaf('postalcode', payload.postcode), ...leaf('country', 'AU') },
    }),
  };
}

function vendorOf({ site, location, dealership }: AdfLead): Node {
  const name = text(dealership?.name) || text(site.name);
  return {
    ...leaf('id', dealership?.slug ?? site.slug, { sequence: '1', source: 'Forecourt' }),
    ...leaf('vendorname', name),
    ...leaf('url', site.url),
    contact: {
      ...leaf('name', text(location?.name) || name, { part: 'full', type: 'business' }),
      ...leaf('email', site.email),
      ...leaf('phone', location?.contact_detail.phone ?? site.phone, { type: 'voice' }),
    },
  };
}

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  textNodeName: '#text',
  processEntities: true,
  suppressBooleanAttributes: false,
});

/** The lead as an ADF 1.0 document; `checkAdf` validates it. */
export function adfOf(lead: AdfLead): string {
  const prospect = {
    ...attributesOf({ status: 'new' }),
    id: [
      leaf('id', lead.leadId, { sequence: '1', source: lead.site.name }).id,
      // Distinguishes the parts of one lead, and a repeat of either from a new one.
      leaf('id', lead.deliveryId, { sequence: '2', source: 'Forecourt delivery' }).id,
    ],
    requestdate: lead.at.toISOString(),
    vehicle: vehiclesOf(lead),
    customer: { contact: contactOf(lead), ...leaf('comments', commentsOf(lead)) },
    vendor: vendorOf(lead),
    provider: {
      ...leaf('name', 'Forecourt', { part: 'full', type: 'business' }),
      ...leaf('service', `Website of ${lead.site.name}`),
      ...leaf('url', lead.site.url),
    },
  };
  return `<?xml version="1.0" encoding="UTF-8"?>\n<?ADF VERSION="1.0"?>\n${builder.build({ adf: { prospect } })}`;
}
