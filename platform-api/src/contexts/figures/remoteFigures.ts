import { callOperatorApi, findOperatorApi } from '../../infrastructure/data-folder/operatorApi';
import { OPERATOR_FIGURES_PATH } from './figureOperatorRoutes';
import type { FigureGroup, FigureRequest } from './figureService';

/** Figures of a site from the back end that has a data folder open; null when none publishes its operator API. */
export async function findRemoteFigures(
  folder: string,
): Promise<((tenant: string, request: FigureRequest) => Promise<FigureGroup[]>) | null> {
  const api = await findOperatorApi(folder);
  return api && ((tenant, request) => callOperatorApi<FigureGroup[]>(api, OPERATOR_FIGURES_PATH, { tenant, ...request }));
}
