import type { OperatorApi } from '../../infrastructure/data-folder/operatorApi';
import { runOperatorJob } from '../../infrastructure/operator-jobs/runOperatorJob';
import type { PushReport, PushTarget } from './pushStock';
import { ADMIN_KEY_HEADER, ADMIN_KEY_JOB, PUSH_JOB, type AdminKeyMessage, type PushMessage } from './searchJobs';

/** Search operations on a running site, from another process of this machine. */
export interface RemoteSearch {
  push(tenant: string, target: Omit<PushTarget, 'client'>, onProgress: (index: string) => void): Promise<PushReport>;
  /** The tenant's admin API key of the search endpoint. */
  adminKey(tenant: string): Promise<string>;
}

export const remoteSearch = (api: OperatorApi): RemoteSearch => ({
  push: (tenant, { appId, adminKey, prefix }, onProgress) => {
    const request = { query: { tenant, appId, prefix }, headers: { [ADMIN_KEY_HEADER]: adminKey } };
    return runOperatorJob<PushMessage, PushReport>(api, PUSH_JOB, request, (message) => {
      if ('index' in message) onProgress(message.index);
      return 'pushed' in message ? message.pushed : undefined;
    });
  },
  adminKey: (tenant) => runOperatorJob<AdminKeyMessage, string>(api, ADMIN_KEY_JOB, { query: { tenant } }, ({ adminKey }) => adminKey),
});
