/** The suite that every remote runs against itself, and the check that the release command runs on a built artifact. */
export { checkRemote, type RemoteExpectation } from './checkRemote';
export { describeRemote } from './describeRemote';
export { moduleProblems } from './moduleProblems';
