import { createPageGate } from './pageGate';

it('lets a page wait until everything that is being built has come to an end', async () => {
  const gate = createPageGate();
  const events: string[] = [];
  await gate.passed().then(() => events.push('before'));
  gate.close('mf-search');
  gate.close('mf-forms');
  gate.close('mf-forms');
  const page = gate.passed().then(() => events.push('after'));
  for (const module of ['mf-search', 'mf-forms']) gate.open(module);
  await Promise.resolve();
  expect(events).toEqual(['before']);
  gate.open('mf-forms');
  await page;
  expect(events).toEqual(['before', 'after']);
});
