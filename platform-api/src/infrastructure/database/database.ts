/** Runs SQL: the database itself, or one transaction of it. Parameters are $1, $2, …; JSON is passed as text. */
export interface Queryable {
  query<Row>(sql: string, parameters?: readonly unknown[]): Promise<Row[]>;
  /** Several statements without parameters, as a migration has them. */
  script(sql: string): Promise<void>;
}

/** PostgreSQL, embedded or as a server: the same SQL on both. */
export interface Database extends Queryable {
  readonly kind: 'embedded' | 'server';
  /** Commits when `work` resolves and rolls back when it rejects. */
  transaction<Result>(work: (transaction: Queryable) => Promise<Result>): Promise<Result>;
  /** Waits for running queries; safe to call twice. */
  close(): Promise<void>;
}
