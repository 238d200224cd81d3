/** PostgreSQL's code for a second row where a unique index allows one. */
const UNIQUE_VIOLATION = '23505';

/** Whether a write failed since a unique index allows one such row only. */
export const isUniqueViolation = (error: unknown): boolean => (error as { code?: string }).code === UNIQUE_VIOLATION;
