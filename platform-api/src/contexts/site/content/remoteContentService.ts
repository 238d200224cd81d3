import { callOperatorApi, findOperatorApi } from '../../../infrastructure/data-folder/operatorApi';
import { OPERATOR_CONTENT_PATH } from './contentOperatorRoutes';
import type { ContentService } from './contentService';

/** The content service of the site that has a data folder open; null when none publishes its operator API. */
export async function findRemoteContentService(folder: string): Promise<ContentService | null> {
  const api = await findOperatorApi(folder);
  if (api === null) return null;
  const call = <Result>(body: object) => callOperatorApi<Result>(api, OPERATOR_CONTENT_PATH, body);
  return {
    import: (tenant, request) => call({ call: 'import', tenant, request }),
    preview: (tenant, { items, hours }) => call({ call: 'preview', tenant, hours, request: { items } }),
    list: (tenant, kinds) => call({ call: 'list', tenant, ...(kinds && { kinds }) }),
    storePicture: (tenant, bytes) => call({ call: 'storePicture', tenant, bytes: bytes.toString('base64') }),
    async picture(tenant, hash) {
      const bytes = await call<string | null>({ call: 'picture', tenant, hash });
      return bytes === null ? null : Buffer.from(bytes, 'base64');
    },
  };
}
