import { createStartSteps } from './startSteps';

const withoutTimes = (lines: readonly string[]) => lines.map((line) => line.replace(/ +\d+\.\d s$/, ''));

it('PL-023 a start names each step when it begins and when it ends', async () => {
  const lines: string[] = [];
  const steps = createStartSteps((line) => lines.push(line));
  const site = steps.add('site');
  await steps.add('stock').run(async () => expect(steps.all()[1]).toEqual({ name: 'stock', state: 'in progress' }));
  await expect(steps.add('mf-search from its sources').run(() => Promise.reject(new Error('no disk')))).rejects.toThrow('no disk');
  site.begin();
  site.begin();
  site.end();
  site.end();
  expect(withoutTimes(lines)).toEqual([
    '  …     stock',
    '  ok    stock',
    '  …     mf-search from its sources',
    '  FAIL  mf-search from its sources',
    '  …     site',
    '  ok    site',
  ]);
  expect(steps.all().map(({ state }) => state)).toEqual(['done', 'done', 'failed']);
});
