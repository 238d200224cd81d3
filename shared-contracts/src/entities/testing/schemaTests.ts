import type { ValidationError } from 'yup';

interface AnySchema {
  validateSync(data: unknown, options?: { strict?: boolean; abortEarly?: boolean }): unknown;
}

/** Paths of the fields that a schema rejects. */
export function invalidPaths(schema: AnySchema, data: unknown): string[] {
  try {
    schema.validateSync(data, { abortEarly: false });
    return [];
  } catch (error) {
    return (error as ValidationError).inner.map(({ path }) => path ?? '');
  }
}

/** A valid entity passes unchanged, with the field names of the specification, also after JSON serialization. */
export const accepts = (schema: AnySchema, entity: unknown) =>
  it('accepts its fields and does not change them', () => {
    expect(schema.validateSync(JSON.parse(JSON.stringify(entity)))).toEqual(entity);
    expect(schema.validateSync(entity, { strict: true })).toEqual(entity);
  });

/** Data that is not such an entity is rejected, with the paths of the invalid fields. */
export const rejects = (schema: AnySchema, data: unknown, paths: readonly string[]) =>
  it(`rejects invalid ${paths.join(', ')}`, () => {
    expect(invalidPaths(schema, data).toSorted()).toEqual(paths.toSorted());
  });
