import { describeDatabase } from './describeDatabase';

it.each([
  [null, 'embedded database in /data'],
  ['postgres://user:secret@db.example:5433/forecourt', 'PostgreSQL server db.example:5433, database forecourt'],
  ['postgres:///forecourt?host=/run/postgresql', 'PostgreSQL server on this machine, database forecourt'],
  ['postgres://db.example', 'PostgreSQL server db.example'],
  ['/run/postgresql forecourt', 'PostgreSQL server of DATABASE_URL'],
])('PL-047 a start names the database of %s without its password', (databaseUrl, text) => {
  expect(describeDatabase({ databaseUrl, dataFolder: '/data' })).toBe(text);
});
