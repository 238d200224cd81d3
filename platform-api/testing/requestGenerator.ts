import type { InjectOptions } from 'fastify';
import type { SeededRandom } from '../demo/random';
import { HOSTILE_TEXTS, HOSTILE_VALUES } from './hostileValues';

/** The part of JSON Schema that the API's document uses. */
export interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  patternProperties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  minimum?: number;
  maximum?: number;
}
export interface Parameter {
  name: string;
  in: string;
  schema?: Schema;
}
export interface Operation {
  method: string;
  path: string;
  parameters: readonly Parameter[];
  body: Schema | null;
}

/** Values that exist, by the name of the parameter or field. */
export type KnownValues = Readonly<Record<string, readonly unknown[]>>;

const HTTP_METHODS = ['get', 'post', 'put', 'patch', 'delete'];

interface OpenApi {
  paths: Record<string, Record<string, { parameters?: Parameter[]; requestBody?: { content: Record<string, { schema?: Schema }> } }>>;
}

/** Every operation of an OpenAPI document. */
export const operationsOf = ({ paths }: OpenApi): Operation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => HTTP_METHODS.includes(method))
      .map(([method, { parameters = [], requestBody }]) => ({
        method: method.toUpperCase(),
        path,
        parameters,
        body: method === 'get' ? null : (Object.values(requestBody?.content ?? {})[0]?.schema ?? {}),
      })),
  );

/** Generates requests for operations, some valid, most not; the same random source generates the same requests. */
export function createRequestGenerator(random: SeededRandom, known: KnownValues) {
  const hostile = () => random.pick(HOSTILE_VALUES);

  function valueFor(schema: Schema, name: string, depth = 0): unknown {
    const choices = known[name];
    if (choices && random.boolean(0.6)) return random.pick(choices);
    if (random.boolean(0.25) || depth > 6) return hostile();
    if (schema.const !== undefined) return schema.const;
    if (schema.enum) return random.pick(schema.enum);
    if (schema.anyOf) return valueFor(random.pick(schema.anyOf), name, depth);
    switch ([schema.type].flat()[0]) {
      case 'object':
        return objectFor(schema, depth);
      case 'array':
        return Array.from({ length: random.whole(0, 3) }, () => valueFor(schema.items ?? {}, name, depth + 1));
      case 'integer':
      case 'number':
        return random.whole(schema.minimum ?? -10, Math.min(schema.maximum ?? 10_000, 10_000));
      case 'boolean':
        return random.boolean(0.5);
      case 'string':
        return random.boolean(0.5) ? random.letters('abc XYZ-019', random.whole(0, 12)) : random.pick(HOSTILE_TEXTS);
      default:
        return hostile();
    }
  }

  function objectFor(schema: Schema, depth: number): Record<string, unknown> {
    const fields = Object.entries(schema.properties ?? {}).filter(() => random.boolean(0.85));
    const made = Object.fromEntries(fields.map(([name, part]) => [name, valueFor(part, name, depth + 1)]));
    const extra = Object.keys(known).filter(() => random.boolean(schema.properties ? 0.03 : 0.3));
    for (const name of extra) made[name] = valueFor({}, name, depth + 1);
    if (random.boolean(0.1)) made[String(random.pick(HOSTILE_TEXTS))] = hostile();
    return made;
  }

  function textOf(value: unknown): string {
    return typeof value === 'object' ? JSON.stringify(value) : String(value);
  }

  function addressFor({ path, parameters }: Operation): string {
    const filled = path.replaceAll(/\{([^}]+)\}/g, (_whole, name: string) => {
      const text = textOf(valueFor(parameters.find((each) => each.name === name)?.schema ?? { type: 'string' }, name));
      // Some arrive unencoded, as broken clients send them.
      return random.boolean(0.1) ? text.replaceAll(/[^\u0021-\u007e]/g, '') : encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '?'));
    });
    const query = parameters
      .filter((each) => each.in === 'query' && random.boolean(0.7))
      .map(({ name, schema }) => `${name}=${encodeURIComponent(textOf(valueFor(schema ?? {}, name)).replaceAll(/\p{Surrogate}/gu, '?'))}`);
    if (random.boolean(0.1))
      query.push(random.pick(['%', '%00', '%ff=%fe', 'a[b][c]=1', '__proto__[x]=1', 'x='.repeat(50), '&&==&', 'id=1&id=2']));
    return `${filled}${query.length > 0 ? `?${query.join('&')}` : ''}${random.boolean(0.05) ? '/' : ''}`;
  }

  function payloadFor(body: Schema): string {
    const text = JSON.stringify(random.boolean(0.9) ? objectFor(body, 0) : hostile()) ?? '';
    if (random.boolean(0.9)) return text;
    const cut = random.whole(0, text.length);
    return random.pick([
      text.slice(0, cut),
      `${text.slice(0, cut)}${String.fromCodePoint(random.whole(0, 255))}${text.slice(cut)}`,
      '['.repeat(2000),
      `${text}${text}`,
      '\u00ff\u00fe',
    ]);
  }

  return {
    /** One request for the operation, with these headers and random ones. */
    request(operation: Operation, headers: Record<string, string>): InjectOptions {
      const type = random.boolean(0.9)
        ? 'application/json'
        : random.pick([
            'text/plain',
            'application/x-www-form-urlencoded',
            'multipart/form-data; boundary=x',
            'text/xml',
            'application/json; charset=utf-16',
            'x',
          ]);
      return {
        method: operation.method as 'GET',
        url: addressFor(operation),
        headers: {
          ...headers,
          ...(operation.body && { 'content-type': type }),
          ...(random.boolean(0.05) && { accept: random.pick(['*/*;q=0', 'image/avif', 'application/xml', 'x'.repeat(500)]) }),
          ...(random.boolean(0.05) && { 'if-none-match': String(random.pick(['*', '""', 'W/"x", "y"'])) }),
          ...(random.boolean(0.05) && { cookie: random.pick(['session=', 'a=b; c', '=', '%00=%00', 'session=x'.repeat(20)]) }),
          ...(random.boolean(0.05) && { 'x-forwarded-for': random.pick(['', 'x', '1.2.3.4, 5.6.7.8', '::1', '999.1.1.1']) }),
        },
        ...(operation.body && { payload: payloadFor(operation.body) }),
      };
    },
  };
}
