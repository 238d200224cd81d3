import { createReadStream } from 'node:fs';
import type { OperatorApi } from '../../../infrastructure/data-folder/operatorApi';
import { runOperatorJob } from '../../../infrastructure/operator-jobs/runOperatorJob';
import type { ImportReport } from './importReport';
import type { ImportOptions } from './importStock';
import { IMPORT_JOB, type ImportMessage } from './importJob';

/** Imports a feed into a running site, from another process of this machine. */
export type RemoteImport = (tenant: string, file: string, options: Omit<ImportOptions, 'now' | 'photoOrigins'>) => Promise<ImportReport>;

export const remoteImport =
  (api: OperatorApi): RemoteImport =>
  (tenant, file, { mode = 'replace', sellMost = false, dryRun = false, map, onProgress }) => {
    const query = {
      tenant,
      mode,
      sellMost: String(sellMost),
      dryRun: String(dryRun),
      kind: file.toLowerCase().endsWith('.json') ? 'json' : 'csv',
      map: map && JSON.stringify(map),
    };
    return runOperatorJob<ImportMessage, ImportReport>(api, IMPORT_JOB, { query, body: createReadStream(file) }, (message) => {
      if ('progress' in message) onProgress?.(message.progress);
      return 'imported' in message ? message.imported : undefined;
    });
  };
