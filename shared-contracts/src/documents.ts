// Documents that people write: what their fields are, for editors and for the check, and what is wrong in one.
export { documentFields } from './documents/documentFields';
export { documentMisfits } from './documents/documentMisfits';
export { documentMistakes } from './documents/documentMistakes';
export { documentSchemas } from './documents/documentSchemas';
export { tenantFieldMistakes, templateFieldMistakes } from './documents/fieldMistakes';
export { mistakeFrom, pathFrom, type Mistake } from './documents/mistake';
export { LEAD_CATEGORIES } from './entities/leadCategories';
export { placedSlots, type ComposedSite, type PlacedSlot } from './site/placedSlots';
export { InvalidSiteError, resolveSite } from './site/resolveSite';
export type { Templates } from './site/template';
export { switchDefaults } from './switches/switches';
export { jsonSchemaOf, type JsonSchema } from './json-schema/jsonSchemaOf';
