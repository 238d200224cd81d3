import { aCar } from '@forecourt/shared-contracts/testing';
import type { Database } from '../../../infrastructure/database/database';
import { DATABASES } from '../../../../testing/postgres';
import { carIndexRow } from './carIndexRow';
import type { ChangedCarJson } from './carChanges';
import { createCarRepository, type CarRepository } from './carRepository';

const TENANT = 'harbour-motors';
const saved = (id: number, over: Parameters<typeof aCar>[0] = {}) => ({
  car: aCar({ id, slug: `car-${id}`, name: 'Škoda "Octavia"\n', ...over }),
  feedKey: `key-${id}`,
  source: 'feed' as const,
});
const range = (from: number, to: number) => Array.from({ length: to - from }, (_none, index) => from + index);

describe.each(DATABASES)('the change history of the stock on $name', ({ open }) => {
  let database: Database;
  let cars: CarRepository;
  beforeAll(async () => {
    database = await open();
    cars = createCarRepository(database);
    await cars.save(
      TENANT,
      range(1, 400).map((id) => saved(id)),
    );
    await cars.save(
      TENANT,
      range(400, 700).map((id) => saved(id)),
    );
    await cars.save('another-tenant', [saved(1)]);
    await cars.save(TENANT, [saved(7, { price: 12_345 })]);
    await database.query('update cars set held = true where tenant = $1 and id = 9', [TENANT]);
  });
  afterAll(() => database.close());

  async function readAll(limit: number) {
    const found: ChangedCarJson[] = [];
    for (let cursor = { change: 0, id: 0 }; ;) {
      const page = await cars.changedCarsJson(TENANT, cursor, limit);
      expect(page.length).toBeLessThanOrEqual(limit);
      found.push(...page);
      const last = page.at(-1);
      if (!last) return found;
      cursor = { change: last.change, id: last.id };
    }
  }

  it.each([37, 5000])('AP-021 pages of %s return every car once as JSON, oldest change first', async (limit) => {
    const expected = await cars.changedSince(TENANT, { change: 0, id: 0 }, 5000);
    const changed = await readAll(limit);
    expect(changed.map(({ id, change, json }) => ({ id, change, car: JSON.parse(json) as unknown }))).toEqual(expected);
    expect(changed).toHaveLength(699);
    expect(changed.at(-1)?.id).toBe(7);
  });

  it('AP-060 the JSON of a held car is reserved', async () => {
    const held = (await readAll(5000)).find(({ id }) => id === 9);
    expect(JSON.parse(held?.json ?? '{}')).toMatchObject({ id: 9, reserved: true });
    expect(held?.indexRow).toBeNull();
  });

  it('AP-021 returns the index row of a car unless another release or an older change wrote it', async () => {
    await database.query(`update cars set searched_as = 'before' where tenant = $1 and id = 8`, [TENANT]);
    // An older release changes a car and does not know the row.
    await database.query(`update cars set change = nextval('stock_changes') where tenant = $1 and id = 11`, [TENANT]);
    const changed = await readAll(5000);
    expect(changed.find(({ id }) => id === 11)?.indexRow).toBeNull();
    expect(changed.find(({ id }) => id === 8)?.indexRow).toBeNull();
    expect(changed.find(({ id }) => id === 10)?.indexRow).toBe(carIndexRow(saved(10).car));
  });

  it('AP-021 the planner uses an index scan of the history after analyze', async () => {
    await cars.analyze();
    const plan = await database.query<Record<string, string>>(
      'explain select id from cars where tenant = $1 and (change, id) > ($2, $3) order by change, id limit 20',
      [TENANT, 0, 0],
    );
    const words = plan.flatMap((row) => Object.values(row)).join('\n');
    expect(words).toContain('cars_by_change');
    expect(words).not.toContain('Sort');
  });
});
