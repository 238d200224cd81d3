export { adminKey, searchAdminKey, searchAdminSecret } from './apiKeys';
export { pushStock, type PushReport, type PushTarget } from './pushStock';
export { remoteSearch, type RemoteSearch } from './remoteSearch';
export { SearchIndexes } from './SearchIndexes';
export { searchPlugin } from './searchPlugin';
