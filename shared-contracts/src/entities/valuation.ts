import { type InferType } from 'yup';
import { STATES } from './states';
import { entity, listOf, optionalNumber, optionalOneOf, requiredText, text } from './fields';

/** An answer to a question on the car's condition. */
export const adjustmentAnswerSchema = entity({ questionId: requiredText(), answer: requiredText() });
export type AdjustmentAnswer = InferType<typeof adjustmentAnswerSchema>;

/** A trade-in valuation: `id` and `location_id` are null until known, kms are kilometres. */
export const valuationSchema = entity({
  id: optionalNumber(),
  rego: requiredText(),
  regoState: optionalOneOf(STATES),
  adjustmentAnswers: listOf(adjustmentAnswerSchema),
  kms: optionalNumber(),
  name: text(),
  phone: text(),
  email: text(),
  location_id: optionalNumber(),
});
export type Valuation = InferType<typeof valuationSchema>;
