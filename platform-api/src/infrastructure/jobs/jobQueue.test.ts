import type { Database } from '../database/database';
import { DATABASES } from '../../../testing/postgres';
import { createJobQueue, type JobQueue } from './jobQueue';

interface Task {
  word: string;
}

describe.each(DATABASES)('jobs on $name', ({ open }) => {
  let database: Database;
  let queue: JobQueue<Task>;
  beforeAll(async () => {
    database = await open();
    queue = createJobQueue<Task>(database, { name: 'tasks', expireAfterSeconds: 60 });
    await Promise.all([queue.start(), createJobQueue<Task>(database, { name: 'tasks', expireAfterSeconds: 60 }).start()]);
  });
  afterAll(() => database.close());
  const words = (jobs: readonly { data: Task }[]) => jobs.map(({ data }) => data.word);

  it('PL-031 a job exists exactly if the transaction that sent it commits', async () => {
    const failing = database.transaction(async (transaction) => {
      await queue.send(transaction, { word: 'never' });
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    await database.transaction((transaction) => queue.send(transaction, { word: 'it’s “quoted”' }));
    const jobs = await queue.claim(5);
    expect(words(jobs)).toEqual(['it’s “quoted”']);
    expect(await queue.claim(5)).toEqual([]);
    await database.transaction((transaction) => queue.done(transaction, (jobs[0] as { id: string }).id));
    await queue.recover();
    expect(await queue.claim(5)).toEqual([]);
  });

  it('PL-037 a job is claimed only when it is due', async () => {
    await database.transaction((transaction) =>
      queue.send(transaction, { word: 'later' }, { startAfter: new Date(Date.now() + 3_600_000) }),
    );
    expect(await queue.claim(5)).toEqual([]);
    await database.script(`update pgboss.job set start_after = start_after - interval '1 hour'`);
    const jobs = await queue.claim(5);
    expect(words(jobs)).toEqual(['later']);
    await database.transaction((transaction) => queue.done(transaction, (jobs[0] as { id: string }).id));
  });

  it('PL-031 requeues a job whose worker died, and one whose completion was rolled back', async () => {
    await database.transaction((transaction) => queue.send(transaction, { word: 'orphan' }));
    const [taken] = await queue.claim(1);
    await database
      .transaction(async (transaction) => {
        await queue.done(transaction, (taken as { id: string }).id);
        throw new Error('died');
      })
      .catch(() => undefined);
    await queue.recover();
    expect(await queue.claim(1)).toEqual([]);
    await database.script(`update pgboss.job set started_on = started_on - interval '1 minute'`);
    await queue.recover();
    expect(words(await queue.claim(1))).toEqual(['orphan']);
  });
});
