/** Builders for tests: valid entities whose fields a test overrides. */
export { aCar } from './aCar';
export { aLocation, anOpeningHour } from './aLocation';
export { aSite, aSiteDocument } from './aSite';
