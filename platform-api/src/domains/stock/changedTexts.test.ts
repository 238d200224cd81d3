import { aCar } from '@forecourt/shared-contracts/testing';
import type { Database } from '../../infrastructure/database/database';
import { DATABASES } from '../../../testing/postgres';
import { searchedText } from './carIndexRow';
import { createCarRepository, type CarRepository, type ChangedText } from './carRepository';

const TENANT = 'harbour-motors';
const saved = (id: number, over: Parameters<typeof aCar>[0] = {}) => ({
  car: aCar({ id, slug: `car-${id}`, name: 'Škoda "Octavia"\n', ...over }),
  feedKey: `key-${id}`,
  source: 'feed' as const,
});
const range = (from: number, to: number) => Array.from({ length: to - from }, (_none, index) => from + index);

describe.each(DATABASES)('the history of the stock on $name', ({ open }) => {
  let database: Database;
  let cars: CarRepository;
  beforeAll(async () => {
    database = await open();
    cars = createCarRepository(database);
    await cars.save(TENANT, range(1, 400).map((id) => saved(id)));
    await cars.save(TENANT, range(400, 700).map((id) => saved(id)));
    await cars.save('another-tenant', [saved(1)]);
    await cars.save(TENANT, [saved(7, { price: 12_345 })]);
    await database.query('update cars set held = true where tenant = $1 and id = 9', [TENANT]);
  });
  afterAll(() => database.close());

  async function walk(limit: number) {
    const found: ChangedText[] = [];
    for (let reached = { change: 0, id: 0 }; ; ) {
      const page = await cars.changedTexts(TENANT, reached, limit);
      expect(page.length).toBeLessThanOrEqual(limit);
      found.push(...page);
      const last = page.at(-1);
      if (!last) return found;
      reached = { change: last.change, id: last.id };
    }
  }

  it.each([37, 5000])('AP-021 texts in pages of %s are every car once, oldest change first, as cars are given', async (limit) => {
    const expected = await cars.changedSince(TENANT, { change: 0, id: 0 }, 5000);
    const texts = await walk(limit);
    expect(texts.map(({ id, change, text }) => ({ id, change, car: JSON.parse(text) as unknown }))).toEqual(expected);
    expect(texts).toHaveLength(699);
    expect(texts.at(-1)?.id).toBe(7);
  });

  it('AP-060 the text of a car that a shopper holds says that it is reserved', async () => {
    const held = (await walk(5000)).find(({ id }) => id === 9);
    expect(JSON.parse(held?.text ?? '{}')).toMatchObject({ id: 9, reserved: true });
    expect(held?.searched).toBeNull();
  });

  it('AP-021 gives what the index reads of a car, but not what another release of the index read', async () => {
    await database.query(`update cars set searched_as = 'before' where tenant = $1 and id = 8`, [TENANT]);
    // An older release changes a car and knows nothing of the list.
    await database.query(`update cars set change = nextval('stock_changes') where tenant = $1 and id = 11`, [TENANT]);
    const texts = await walk(5000);
    expect(texts.find(({ id }) => id === 11)?.searched).toBeNull();
    expect(texts.find(({ id }) => id === 8)?.searched).toBeNull();
    expect(texts.find(({ id }) => id === 10)?.searched).toBe(searchedText(saved(10).car));
  });

  it('AP-021 the planner walks the history instead of sorting it once the stock is counted', async () => {
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
