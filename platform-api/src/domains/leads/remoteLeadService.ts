import { StartError } from '@forecourt/server-kit';
import { findOperatorApi } from '../../infrastructure/operator/operatorApi';
import { OPERATOR_LEADS_PATH } from './leadOperatorRoutes';
import type { ExportPage, LeadService, ListedLead } from './leadService';

const withoutNull = (filter: object) => Object.fromEntries(Object.entries(filter).filter(([, value]) => value != null));

/** The lead service of the site that has a data folder open; null when none publishes its operator API. */
export async function findRemoteLeadService(folder: string): Promise<LeadService | null> {
  const api = await findOperatorApi(folder);
  if (api === null) return null;
  const { address, adminToken } = api;
  async function call<Result>(body: object): Promise<Result> {
    const response = await fetch(`${address}${OPERATOR_LEADS_PATH}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${adminToken}` },
      body: JSON.stringify(body),
    });
    if (!response.ok)
      throw new StartError(`The running site at ${address} responded with ${response.status}: restart it, or stop it and try again.`);
    return ((await response.json()) as { result: Result }).result;
  }
  return {
    list: (filter = {}) => call<ListedLead[]>({ call: 'list', ...withoutNull(filter) }),
    replay: (filter) => call<number>({ call: 'replay', ...withoutNull(filter) }),
    release: (leadId) => call<boolean>({ call: 'release', leadId }),
    export: (filter = {}) => call<ExportPage>({ call: 'export', ...withoutNull(filter) }),
  };
}
