import { remoteSearch, type RemoteSearch } from '../contexts/search';
import { remoteImport, type RemoteImport } from '../contexts/vehicles';
import { findOperatorApi } from '../infrastructure/data-folder/operatorApi';

/** Stock operations on a running site, from another process of this machine. */
export interface RemoteStock extends RemoteSearch {
  import: RemoteImport;
}

/** The running site that uses a data folder; null without one. */
export async function findRemoteStock(folder: string): Promise<RemoteStock | null> {
  const api = await findOperatorApi(folder);
  return api && { import: remoteImport(api), ...remoteSearch(api) };
}
