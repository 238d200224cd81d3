import { enquiryValuesSchema, leadPayloadSchema } from './lead';
import { valuationSchema } from './valuation';
import { aLead, aValuation } from '../testing';
import { invalidPaths, accepts, rejects } from './testing/schemaTests';

describe('CO-025 enquiry values', () => {
  accepts(enquiryValuesSchema.noUnknown(false), aLead({ page_id: 'vehicle.detail#enquiry-form' }));
  accepts(
    enquiryValuesSchema.noUnknown(false),
    aLead({ PreferredContactMethod: 'SMS', finance: 'Yes', 'do-you-have-a-trade-in': 'No', page_id: 'forms.contact' }),
  );
  rejects(enquiryValuesSchema, { ...aLead(), category: '', page_id: ['home'] }, ['category', 'page_id']);
  rejects(enquiryValuesSchema, { ...aLead(), PreferredContactMethod: 'Pigeon', finance: 'Maybe', 'do-you-have-a-trade-in': 'yes' }, [
    'PreferredContactMethod',
    'finance',
    'do-you-have-a-trade-in',
  ]);
});

describe('CO-026 lead', () => {
  accepts(
    leadPayloadSchema,
    aLead({ lead_id: 'abc', offer_accepted: true, lead_attributes: { visited_pages: ['/'], linked_query_params: { utm_source: 'news' } } }),
  );
  rejects(leadPayloadSchema, { ...aLead(), url: undefined, offer_accepted: 'maybe' }, ['url', 'offer_accepted']);
});

describe('CO-028 valuation', () => {
  accepts(valuationSchema, aValuation());
  rejects(valuationSchema, aValuation({ rego: '', regoState: 'XX' as never, adjustmentAnswers: [{ questionId: 'a', answer: '' }] }), [
    'rego',
    'regoState',
    'adjustmentAnswers[0].answer',
  ]);
});

it('CO-026 a lead always comes from the website', () => {
  expect(leadPayloadSchema.validateSync({ ...aLead(), source: undefined }).source).toBe('Website');
  expect(invalidPaths(leadPayloadSchema, { ...aLead(), source: 'Partner' })).toEqual(['source']);
});

it('CO-025 takes no word about offers for no consent: the form, not the wire, starts ticked', () => {
  expect(enquiryValuesSchema.validateSync({ ...aLead(), opt_in: undefined }).opt_in).toBe(false);
});

it.each(['name', 'last_name', 'postcode', 'phone', 'email'])('CO-027 requires %s', (field) => {
  expect(invalidPaths(leadPayloadSchema, { ...aLead(), [field]: '' })).toEqual([field]);
});

it('CO-027 takes a missing honeypot for an empty one', () => {
  expect(leadPayloadSchema.validateSync({ ...aLead(), website: undefined }).website).toBe('');
});
