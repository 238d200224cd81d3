// Documents that people write: what their fields are, for editors and for the check, and what is wrong in one.
export { documentMistakes } from './documents/documentMistakes';
export { documentSchemas } from './documents/documentSchemas';
export { tenantFieldMistakes, templateFieldMistakes } from './documents/fieldMistakes';
export type { Mistake } from './documents/mistake';
export { jsonSchemaOf, type JsonSchema } from './json-schema/jsonSchemaOf';
