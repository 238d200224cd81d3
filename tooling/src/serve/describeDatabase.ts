import type { Settings } from '../settings';

/** 'PostgreSQL server db.example:5432, database forecourt', without user and password; or the folder of the embedded database. */
export function describeDatabase({ databaseUrl, dataFolder }: Pick<Settings, 'databaseUrl' | 'dataFolder'>): string {
  if (databaseUrl === null) return `embedded database in ${dataFolder}`;
  if (!URL.canParse(databaseUrl)) return 'PostgreSQL server of DATABASE_URL';
  const { host, pathname } = new URL(databaseUrl);
  const name = decodeURIComponent(pathname.slice(1));
  return `PostgreSQL server ${host || 'on this machine'}${name && `, database ${name}`}`;
}
