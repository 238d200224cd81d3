import type { Database } from '../../../infrastructure/database/database';

/** Saved cars of signed-in users, newest first. */
export function createWatchlistRepository(database: Database) {
  const carIds = async (tenant: string, userId: number): Promise<number[]> =>
    (
      await database.query<{ id: number }>(
        'select car_id::float8 as id from watchlist where tenant = $1 and user_id = $2 order by saved_order desc',
        [tenant, userId],
      )
    ).map(({ id }) => id);

  return {
    carIds,

    /** Saving a car again changes nothing. */
    async save(tenant: string, userId: number, carId: number): Promise<number[]> {
      await database.query(
        'insert into watchlist (tenant, user_id, car_id) values ($1, $2, $3) on conflict (tenant, user_id, car_id) do nothing',
        [tenant, userId, carId],
      );
      return carIds(tenant, userId);
    },

    /** Removing a car that is not saved changes nothing. */
    async remove(tenant: string, userId: number, carId: number): Promise<number[]> {
      await database.query('delete from watchlist where tenant = $1 and user_id = $2 and car_id = $3', [tenant, userId, carId]);
      return carIds(tenant, userId);
    },
  };
}
export type WatchlistRepository = ReturnType<typeof createWatchlistRepository>;
