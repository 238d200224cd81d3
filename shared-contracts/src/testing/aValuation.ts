import type { Valuation } from '../entities/valuation';

/** A valuation that has the car's plate, kilometres and one answer, for tests. */
export function aValuation(over: Partial<Valuation> = {}): Valuation {
  return {
    id: 901,
    rego: '1ABC234',
    regoState: 'WA',
    adjustmentAnswers: [{ questionId: 'tyres', answer: 'good' }],
    kms: 41_250,
    name: 'Ash',
    phone: '+61491570156',
    email: 'ash@example.com',
    location_id: 31,
    ...over,
  };
}
