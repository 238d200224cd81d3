import type { ValidationError } from 'yup';

interface AnySchema {
  validateSync(data: unknown, options?: { strict?: boolean; abortEarly?: boolean }): unknown;
}

/** Path of every complaint of a schema about data. */
export function complaintsOf(schema: AnySchema, data: unknown): string[] {
  try {
    schema.validateSync(data, { abortEarly: false });
    return [];
  } catch (error) {
    return (error as ValidationError).inner.map(({ path }) => path ?? '');
  }
}

/** An entity passes as it is, under the names that the documents give its fields (CO-003), also after a trip as JSON. */
export const keeps = (schema: AnySchema, entity: unknown) =>
  it('keeps its fields as they are named', () => {
    expect(schema.validateSync(JSON.parse(JSON.stringify(entity)))).toEqual(entity);
    expect(schema.validateSync(entity, { strict: true })).toEqual(entity);
  });

/** Data that is no such entity is refused, by the paths of what is wrong. */
export const refuses = (schema: AnySchema, data: unknown, paths: readonly string[]) =>
  it(`refuses wrong ${paths.join(', ')}`, () => {
    expect(complaintsOf(schema, data).toSorted()).toEqual(paths.toSorted());
  });
