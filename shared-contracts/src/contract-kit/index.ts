/** The suite that every remote runs against itself, and the check that the release command runs on a built artifact. */
export { checkRemote, type RemoteExpectation } from './checkRemote';
export { describeRemote } from './describeRemote';
export { exampleCars, type RemoteExamples } from './examples';
export { moduleProblems } from './moduleProblems';
export { tenantSites } from './tenantSites';
