/** The suite that every remote runs against its own definition. */
export { describeRemote } from './describeRemote';
export { tenantDocuments } from './tenantDocuments';
export { exampleCars, type RemoteExamples } from './examples';
