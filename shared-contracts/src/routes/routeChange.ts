import { array, string, type InferType } from 'yup';
import { entity, flag, requiredText } from '../entities/fields';
import { ROUTES } from './table';

const pathPattern = () => string().matches(/^\/(?!\/)/, { message: '${path} must begin with /', excludeEmptyString: true });
const paramsOf = (pattern: string) => (pattern.match(/:\w+/g) ?? []).toSorted().join(' ');

/** Which of the route table's entries a tenant moves, doubles or switches off. */
export const routeChangeSchema = entity({
  /** Name of the route in the platform's table, for example vehicle.detail. */
  route: requiredText().test(
    'known',
    ({ value }) => `the platform has no route ${value}`,
    (name) => ROUTES.some((each) => each.name === name),
  ),
  /** New pattern; if missing, the platform's. */
  pattern: pathPattern().nullable().default(null),
  /** More patterns that lead to the same page. */
  also: array().of(pathPattern().required()).defined().default([]),
  /** true: the address responds as an unknown path. */
  off: flag(),
}).test('params', '', ({ route, pattern, also }, context) => {
  const original = ROUTES.find((each) => each.name === route)?.pattern;
  const names = original && paramsOf(original);
  const wrong = [pattern, ...also].find((each) => names !== undefined && each && paramsOf(each) !== names);
  return wrong
    ? context.createError({ path: `${context.path}.pattern`, message: `${wrong} must hold the same parameters as ${original}` })
    : true;
});
export type RouteChange = InferType<typeof routeChangeSchema>;
