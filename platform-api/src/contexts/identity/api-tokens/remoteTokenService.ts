import { callOperatorApi, findOperatorApi } from '../../../infrastructure/data-folder/operatorApi';
import { OPERATOR_TOKENS_PATH } from './tokenOperatorRoutes';
import type { TokenService } from './tokenService';

/** The token service of the site that has a data folder open; null when none publishes its operator API. */
export async function findRemoteTokenService(folder: string): Promise<TokenService | null> {
  const api = await findOperatorApi(folder);
  if (api === null) return null;
  const call = <Result>(body: object) => callOperatorApi<Result>(api, OPERATOR_TOKENS_PATH, body);
  return {
    create: (tenant, token) => call({ call: 'create', tenant, token }),
    list: (tenant) => call({ call: 'list', tenant }),
    revoke: (tenant, id) => call({ call: 'revoke', tenant, id }),
    changes: (tenant, limit) => call({ call: 'changes', tenant, limit }),
  };
}
