import type { AustralianState, SiteConfig, ValuationStep } from '@forecourt/shared-contracts';
import type { AdjustmentAnswer } from '@forecourt/shared-contracts/back-end';
import { jsonSchemaOf } from '@forecourt/shared-contracts/documents';
import { email, firstName, lastName, odometer, rego, ValidationError } from '@forecourt/shared-contracts/schemas';
import { STATES } from '@forecourt/shared-contracts';
import { VALUATION_STEPS } from '@forecourt/shared-contracts/back-end';
import type { TSchema } from '@fastify/type-provider-typebox';
import { array, boolean, number, object, string, type AnyObject, type ObjectSchema } from 'yup';
import { fieldsOf } from '../leads/checkLead';
import { invalid } from '../../../infrastructure/http/problems';
import { phoneField } from '../../../infrastructure/phone-numbers/phoneField';

const REGO = 'Please enter the registration number.';
const STATE = 'Please select a state.';
const YEAR = 'Please enter the year, for example 2021.';
const OLDEST_YEAR = 1950;
const LEAD = 'Please begin again with the registration.';

const wording = () => string().trim().max(2000).nullable().default(null);
const leadId = () => string().trim().required(LEAD).uuid(LEAD);
/** Origin of a step; the same fields on every step. */
const origin = {
  category: string().trim().max(200).default('Trade-In'),
  subcategory: wording(),
  url: string().trim().max(2000).default(''),
  user_agent: string().max(1000).default(''),
  website: string().max(2000).default(''),
  fill_seconds: number().nullable().default(null),
  car_id: number().integer().nullable().default(null),
  dealership_slug: string().max(200).nullable().default(null),
};
const answers = () =>
  array()
    .of(object({ questionId: string().trim().required().max(100), answer: string().trim().required().max(500) }).required())
    .max(100)
    .defined()
    .default([]);

const photos = () => array().of(string().required().max(100)).max(100).defined().default([]);

const SCHEMAS = {
  rego: object({
    ...origin,
    rego: rego().required(REGO),
    regoState: string()
      .required(STATE)
      .oneOf([...STATES], STATE),
    kms: odometer().optional(),
  }),
  details: object({
    ...origin,
    year: number()
      .typeError(YEAR)
      .required(YEAR)
      .integer(YEAR)
      .min(OLDEST_YEAR, YEAR)
      .test('past', YEAR, (year) => year <= new Date().getFullYear() + 1),
    make: string().trim().required('Please enter the make.').max(100, 'Please enter the make.'),
    model: string().trim().required('Please enter the model.').max(100, 'Please enter the model.'),
    badge: string().trim().max(100).nullable().default(null),
    kms: odometer().optional(),
  }),
  vehicle: object({ lead_id: leadId(), kms: odometer() }),
  answers: object({ lead_id: leadId(), adjustmentAnswers: answers(), photos: photos() }),
  contact: object({
    ...origin,
    lead_id: leadId(),
    name: firstName(),
    last_name: lastName(),
    email: email(),
    phone: phoneField(),
    postcode: string()
      .trim()
      .matches(/^\d{4}$/, { excludeEmptyString: true, message: 'Invalid postcode. Please enter a 4-digit number.' })
      .default(''),
    location_id: number().integer().nullable().default(null),
    opt_in: boolean().default(false),
    opt_in_wording: wording(),
    terms_agreed: boolean().default(false),
    terms_wording: wording(),
  }),
  accept: object({
    lead_id: leadId(),
    offer_accepted: boolean().required('Please accept the offer.').oneOf([true], 'Please accept the offer.'),
  }),
} satisfies Record<ValuationStep, ObjectSchema<AnyObject>>;

/** Body of each step, for the API document. */
export const stepBodies: readonly TSchema[] = VALUATION_STEPS.map(
  (step) => jsonSchemaOf(SCHEMAS[step].shape({ step: string().oneOf([step]).required() })) as TSchema,
);

/** Where a step comes from. */
export interface Origin {
  category: string;
  subcategory: string | null;
  url: string;
  user_agent: string;
  website: string;
  fill_seconds: number | null;
  car_id: number | null;
  dealership_slug: string | null;
}

/** A valid step of a valuation. */
export type CheckedStep =
  | ({ step: 'rego'; rego: string; regoState: AustralianState; kms?: number } & Origin)
  | ({ step: 'details'; year: number; make: string; model: string; badge: string | null; kms?: number } & Origin)
  | { step: 'vehicle'; lead_id: string; kms: number }
  | { step: 'answers'; lead_id: string; adjustmentAnswers: AdjustmentAnswer[]; photos: string[] }
  | ({
      step: 'contact';
      lead_id: string;
      name: string;
      last_name: string;
      email: string;
      phone: string;
      postcode: string;
      location_id: number | null;
      opt_in: boolean;
      opt_in_wording: string | null;
      terms_agreed: boolean;
      terms_wording: string | null;
    } & Origin)
  | { step: 'accept'; lead_id: string; offer_accepted: true };

/** Whether a site offers valuations. */
export const offersValuations = ({ switches, autograb }: Pick<SiteConfig, 'switches' | 'autograb'>): boolean =>
  switches.valuationProvider !== null || switches.autograbEnabled || autograb;

/** Validates a step; throws a Problem with one message per field. */
export function checkStep(body: { step: unknown }): CheckedStep {
  const step = VALUATION_STEPS.find((each) => each === body.step);
  if (!step) throw invalid({ step: `must be one of ${VALUATION_STEPS.join(', ')}` });
  try {
    const checked = SCHEMAS[step].validateSync(body, { abortEarly: false, stripUnknown: true }) as Record<string, unknown>;
    return { ...checked, step } as CheckedStep;
  } catch (error) {
    if (error instanceof ValidationError) throw invalid(fieldsOf(error));
    throw error;
  }
}
