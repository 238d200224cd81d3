import { callOperatorApi, findOperatorApi } from '../../../infrastructure/data-folder/operatorApi';
import { OPERATOR_LEADS_PATH } from './leadOperatorRoutes';
import type { ExportPage, LeadService, ListedLead } from './leadService';

const withoutNull = (filter: object) => Object.fromEntries(Object.entries(filter).filter(([, value]) => value != null));

/** The lead service of the site that has a data folder open; null when none publishes its operator API. */
export async function findRemoteLeadService(folder: string): Promise<LeadService | null> {
  const api = await findOperatorApi(folder);
  if (api === null) return null;
  const call = <Result>(body: object) => callOperatorApi<Result>(api, OPERATOR_LEADS_PATH, body);
  return {
    list: (filter = {}) => call<ListedLead[]>({ call: 'list', ...withoutNull(filter) }),
    find: (leadId) => call<ListedLead | null>({ call: 'find', leadId }),
    replay: (filter) => call<number>({ call: 'replay', ...withoutNull(filter) }),
    release: (leadId) => call<boolean>({ call: 'release', leadId }),
    export: (filter = {}) => call<ExportPage>({ call: 'export', ...withoutNull(filter) }),
  };
}
