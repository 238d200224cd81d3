export { hostedStates, type HostedState } from './hosted/hostedStates';
export { adminKey, searchAdminKey, searchAdminSecret } from './apiKeys';
export { pushStock, type PushReport, type PushTarget } from './hosted/pushIndexes';
export { remoteSearch, type RemoteSearch } from './remoteSearch';
export { SearchIndexes } from './SearchIndexes';
export { searchPlugin, type HostedSearch } from './searchPlugin';
