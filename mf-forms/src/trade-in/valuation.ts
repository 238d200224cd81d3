import {
  isRecord,
  type AdjustmentQuestion,
  type AustralianState,
  type ValuationEstimate,
  type ValuedVehicle,
} from '@forecourt/shared-contracts';

export interface Registration {
  rego: string;
  regoState: AustralianState | '';
}

/** What is known of a valuation so far, on both sides: each step that is counted in `done` is stored by the back end. */
export interface Valuation extends Registration {
  /** Of the lead that the steps make; null before the first. */
  leadId: string | null;
  vehicle: ValuedVehicle | null;
  /** Kilometres; null until they are entered. */
  kms: number | null;
  questions: readonly AdjustmentQuestion[];
  /** Value of the chosen option by the question's id. */
  answers: Readonly<Record<string, string>>;
  /** Ids of the photos. */
  photos: readonly string[];
  estimate: ValuationEstimate | null;
  done: number;
}

export const EMPTY_VALUATION: Valuation = {
  rego: '',
  regoState: '',
  leadId: null,
  vehicle: null,
  kms: null,
  questions: [],
  answers: {},
  photos: [],
  estimate: null,
  done: 0,
};

/** Whether stored data is a valuation of this version: all its fields are there. */
export const isValuation = (data: unknown): data is Valuation =>
  isRecord(data) &&
  Object.keys(EMPTY_VALUATION).every((field) => Object.hasOwn(data, field)) &&
  typeof data.rego === 'string' &&
  typeof data.done === 'number' &&
  Array.isArray(data.questions) &&
  Array.isArray(data.photos) &&
  isRecord(data.answers);

export const vehicleName = ({ year, make, model, badge }: ValuedVehicle) => [year, make, model, badge].filter(Boolean).join(' ');

/** What is known of the car in words, for the comments of a plain enquiry; '' where nothing is. */
export function valuationText({ rego, regoState, vehicle, kms, questions, answers }: Valuation): string {
  const known = [
    rego && `Registration ${rego} ${regoState}`.trim(),
    vehicle && vehicleName(vehicle),
    kms !== null && `${kms} km`,
    ...questions.flatMap(({ id, text, options }) => {
      const label = options.find(({ value }) => value === answers[id])?.label;
      return label ? [`${text} ${label}`] : [];
    }),
  ];
  return known.filter(Boolean).join('\n');
}
