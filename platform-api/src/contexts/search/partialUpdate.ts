import { badRequest } from './searchErrors';

type Attributes = Readonly<Record<string, unknown>>;

const isOperation = (value: unknown): value is { _operation: string; value: unknown } =>
  typeof value === 'object' && value !== null && typeof (value as { _operation?: unknown })._operation === 'string';

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]);

/** Applies a built-in operation to the value of one attribute. */
function applyOperation(before: unknown, { _operation: operation, value }: { _operation: string; value: unknown }): unknown {
  const number = typeof before === 'number' ? before : 0;
  switch (operation) {
    case 'Increment':
    case 'Decrement': {
      if (typeof value !== 'number') throw badRequest(`${operation} needs a number`);
      return operation === 'Increment' ? number + value : number - value;
    }
    case 'Add':
      return [...listOf(before), value];
    case 'AddUnique':
      return listOf(before).includes(value) ? before : [...listOf(before), value];
    case 'Remove':
      return listOf(before).filter((each) => each !== value);
    default:
      throw badRequest(`Unknown _operation "${operation}"; known are Increment, Decrement, Add, AddUnique and Remove`);
  }
}

/** A record with some attributes replaced or changed by an operation. */
export function partialUpdate(before: Attributes, update: Attributes): Record<string, unknown> {
  const after: Record<string, unknown> = { ...before };
  for (const [name, value] of Object.entries(update)) after[name] = isOperation(value) ? applyOperation(before[name], value) : value;
  return after;
}
