import Type, { type Static, type TSchema } from 'typebox';
import Value from 'typebox/value';
import { callIntegration, requestIntegration, integrationFailed } from '../../infrastructure/integrations/callIntegration';
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
const Estimated = Type.Object({ low: Type.Number({ minimum: 0 }), high: Type.Number({ minimum: 0 }) });

/** A valuer's service with JSON calls and a bearer token; 404 says that it knows no such car (AP-045). */
export function httpValuations({ url, token, timeoutMs }: HttpValuationsOptions): ValuationProvider {
  const { host } = new URL(url);
  const call = (name: string, body: object) => ({
    url: `${url.replace(/\/$/, '')}/${name}`,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
    timeoutMs,
  });
  function read<Schema extends TSchema>(schema: Schema, answer: unknown): Static<Schema> {
    if (!Value.Check(schema, answer)) throw integrationFailed(`${host} answered something else than its contract says`);
    return answer as Static<Schema>;
  }
  async function askOrNone<Schema extends TSchema>(schema: Schema, name: string, body: object): Promise<Static<Schema> | null> {
    const answer = await requestIntegration(call(name, body));
    if (answer.status === 404) return null;
    if (answer.status < 200 || answer.status > 299) throw integrationFailed(`${host} answered ${answer.status}`);
    return read(schema, answer.body);
  }
  return {
    name: host,
    findVehicle: (rego, state) => askOrNone(Vehicle, 'vehicles', { rego, state }),
    questions: async (vehicle) => read(Questions, await callIntegration(call('questions', { vehicle }))).questions,
    estimate: (request) => askOrNone(Estimated, 'estimates', request),
  };
}
