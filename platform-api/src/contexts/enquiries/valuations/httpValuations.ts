import Type, { type Static, type TSchema } from 'typebox';
import Value from 'typebox/value';
import { callIntegration, requestIntegration, integrationFailed } from '../../../infrastructure/integrations/callIntegration';
import type { ValuationProvider } from './valuationProvider';

export interface HttpValuationsOptions {
  /** Base address; the calls are `/vehicles`, `/questions` and `/estimates` below it. */
  url: string;
  /** Sent as a bearer token. */
  token: string;
  timeoutMs?: number;
}

const OptionalText = Type.Union([Type.String(), Type.Null()]);
const Vehicle = Type.Object({ year: Type.Integer(), make: Type.String(), model: Type.String(), badge: OptionalText, body: OptionalText });
const Questions = Type.Object({
  questions: Type.Array(
    Type.Object({
      id: Type.String(),
      text: Type.String(),
      options: Type.Array(Type.Object({ value: Type.String(), label: Type.String() })),
    }),
  ),
});
const Estimated = Type.Object({
  low: Type.Number({ minimum: 0 }),
  high: Type.Number({ minimum: 0 }),
  /** A service that leaves it out gives guides. */
  is_offer: Type.Optional(Type.Boolean()),
});

/**
 * A valuation service: JSON with a bearer token; 404 means an unknown car. An estimate is a guide, from `low` to `high`, or with `is_offer` and one
 * amount an offer that the visitor can accept for seven days.
 */
export function httpValuations({ url, token, timeoutMs }: HttpValuationsOptions): ValuationProvider {
  const { host } = new URL(url);
  const call = (name: string, body: object) => ({
    url: `${url.replace(/\/$/, '')}/${name}`,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
    timeoutMs,
  });
  function parse<Schema extends TSchema>(schema: Schema, body: unknown): Static<Schema> {
    if (!Value.Check(schema, body)) throw integrationFailed(`${host} responded with an unexpected body`);
    return body as Static<Schema>;
  }
  async function callOrNull<Schema extends TSchema>(schema: Schema, name: string, body: object): Promise<Static<Schema> | null> {
    const response = await requestIntegration(call(name, body));
    if (response.status === 404) return null;
    if (response.status < 200 || response.status > 299) throw integrationFailed(`${host} responded with ${response.status}`);
    return parse(schema, response.body);
  }
  return {
    name: host,
    findVehicle: (rego, state) => callOrNull(Vehicle, 'vehicles', { rego, state }),
    questions: async (vehicle) => parse(Questions, await callIntegration(call('questions', { vehicle }))).questions,
    async estimate(request) {
      const estimate = await callOrNull(Estimated, 'estimates', request);
      if (!estimate) return null;
      const [low, high] = [Math.round(estimate.low), Math.round(estimate.high)];
      if (low > high) throw integrationFailed(`${host} responded with an estimate of ${low} to ${high}`);
      // Nobody can accept a range.
      return { low, high, isOffer: estimate.is_offer === true && low === high };
    },
  };
}
