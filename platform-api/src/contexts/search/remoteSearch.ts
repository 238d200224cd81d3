import type { OperatorApi } from '../../infrastructure/data-folder/operatorApi';
import { runOperatorJob } from '../../infrastructure/operator-jobs/runOperatorJob';
import type { PushReport, PushTarget } from './hosted/pushIndexes';
import type { HostedState } from './hosted/hostedStates';
import {
  ADMIN_KEY_HEADER,
  ADMIN_KEY_JOB,
  HOSTED_STATES_JOB,
  PUSH_JOB,
  type AdminKeyMessage,
  type HostedStatesMessage,
  type PushMessage,
} from './searchJobs';

/** Search operations on a running site, from another process of this machine. */
export interface RemoteSearch {
  push(tenant: string, target: Omit<PushTarget, 'client'>, onProgress: (index: string) => void): Promise<PushReport>;
  /** The tenant's admin API key of the search endpoint. */
  adminKey(tenant: string): Promise<string>;
  /** How far the indexes at Algolia follow their sites. */
  hostedStates(): Promise<HostedState[]>;
}

export const remoteSearch = (api: OperatorApi): RemoteSearch => ({
  push: (tenant, { appId, adminKey, prefix }, onProgress) => {
    const request = { query: { tenant, appId, prefix }, headers: { [ADMIN_KEY_HEADER]: adminKey } };
    return runOperatorJob<PushMessage, PushReport>(api, PUSH_JOB, request, (message) => {
      if ('index' in message) onProgress(message.index);
      return 'pushed' in message ? message.pushed : undefined;
    });
  },
  hostedStates: () => runOperatorJob<HostedStatesMessage, HostedState[]>(api, HOSTED_STATES_JOB, { query: {} }, ({ states }) => states),
  adminKey: (tenant) => runOperatorJob<AdminKeyMessage, string>(api, ADMIN_KEY_JOB, { query: { tenant } }, ({ adminKey }) => adminKey),
});
