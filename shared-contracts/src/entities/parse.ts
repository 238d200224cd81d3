import { ValidationError } from 'yup';
import { droppedWarning, noListWarning, type Warn } from './validRecords';

/** Why data is not an entity: where it is wrong ('location.id', '' for the whole) and what is wrong there. Never holds the value. */
export interface Problem {
  path: string;
  reason: string;
}

/** An entity, or every problem of the data. */
export type Parsed<Entity> = { entity: Entity; problems: readonly [] } | { entity: null; problems: readonly Problem[] };

/** A schema, or another validator that returns an entity or throws a ValidationError. */
interface EntitySchema<Entity> {
  validateSync(data: unknown, options: { abortEarly: boolean }): Entity;
}

function reasonOf({ type, params, message, path = '' }: ValidationError): string {
  if (type === 'typeError') return `must be of type ${String(params?.type)}`;
  if (type === 'required' || type === 'optionality' || type === 'nullable') return 'is missing';
  return message.startsWith(`${path} `) ? message.slice(path.length + 1) : message;
}

const problemsOf = (error: ValidationError): Problem[] =>
  (error.inner.length > 0 ? error.inner : [error]).map((each) => ({ path: each.path ?? '', reason: reasonOf(each) }));

/** Reads one entity from data of unknown shape: extra fields go, wrong ones are named, nothing is thrown. */
export function parseEntity<Entity>(schema: EntitySchema<Entity>, data: unknown): Parsed<Entity> {
  // A schema with defaults for all its fields would make an entity of nothing.
  if (data === undefined || data === null) return { entity: null, problems: [{ path: '', reason: 'is missing' }] };
  try {
    return { entity: schema.validateSync(data, { abortEarly: false }), problems: [] };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return { entity: null, problems: problemsOf(error) };
  }
}

/**
 * Parses a list of entities: invalid records are dropped, and one warning lists them with path and
 * reason. Data that is no list gives an empty one, with a warning too. Nothing is thrown.
 */
export function parseEntities<Entity>(schema: EntitySchema<Entity>, name: string, data: unknown, warn: Warn): Entity[] {
  if (!Array.isArray(data)) {
    warn(noListWarning(name));
    return [];
  }
  const parsed = data.map((each) => parseEntity(schema, each));
  const reasons = parsed.flatMap(({ problems }, index) => problems.slice(0, 1).map(({ path, reason }) => `[${index}] ${path} ${reason}`));
  if (reasons.length > 0) warn(droppedWarning(name, data.length, reasons));
  return parsed.flatMap(({ entity }) => (entity === null ? [] : [entity]));
}
