import { mayBePhone } from '../../rules/phone';
import { email } from '../../validators/personal';
import { objectIn, objectsOf, type Document, type Mistake } from '../mistake';

const PHONE_SWITCHES = ['phoneOverride', 'phoneNewCars', 'phoneUsedCars', 'phoneDemoCars', 'financeContactPhone'];
const EMAIL = email();

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

const wrongIn = (of: Document, fields: readonly string[], isRight: (text: string) => boolean, reason: string, path: Mistake['path'] = []) =>
  fields
    .filter((field) => isText(of[field]) && !isRight(of[field]))
    .map((field): Mistake => ({ path: [...path, field], reason: `${JSON.stringify(of[field])} ${reason}` }));

const phones = (of: Document, fields: readonly string[], path?: Mistake['path']) =>
  wrongIn(of, fields, mayBePhone, 'is no phone number that can be called', path);
const emails = (of: Document, fields: readonly string[], path?: Mistake['path']) =>
  wrongIn(of, fields, (text) => EMAIL.isValidSync(text), 'is no email address', path);

/** Phone numbers and email addresses of the site, its switches and its locations. */
export function contactMistakes(document: Document): Mistake[] {
  const switches = objectIn(document.switches);
  return [
    ...phones(document, ['phone']),
    ...emails(document, ['email', 'complaints_contact']),
    ...phones(switches, PHONE_SWITCHES, ['switches']),
    ...emails(switches, ['complaintsContact'], ['switches']),
    ...objectsOf(document.locations).flatMap(({ at, item }) =>
      phones(objectIn(item.contact_detail), ['phone', 'landline_phone'], ['locations', at, 'contact_detail']),
    ),
  ];
}
