import type { MultiCompiler, Stats } from 'webpack';
import { followBuilds } from './followBuilds';
import type { HotModule } from './hotModule';
import { createPageGate } from './pageGate';

const search: HotModule = { name: 'mf-search', config: {}, serve: () => Promise.resolve(), close: () => Promise.resolve() };
const goodBuild = () => ({ hasErrors: () => false }) as Stats;
const bad = { hasErrors: () => true } as Stats;

function follow() {
  let edit: () => void = () => undefined;
  let build: (stats: Stats) => void = () => undefined;
  const hooks = {
    invalid: { tap: (_name: string, listener: typeof edit) => (edit = listener) },
    done: { tap: (_name: string, listener: typeof build) => (build = listener) },
  };
  const gate = createPageGate();
  const events: string[] = [];
  let finish: () => void = () => undefined;
  const served = followBuilds({ compilers: [{ hooks }] } as unknown as MultiCompiler, {
    modules: [search],
    gate,
    serve: () =>
      new Promise<void>((resolve) => {
        events.push('serve');
        finish = resolve;
      }),
    refuse: () => events.push('refuse'),
  });
  return {
    events,
    served,
    gate,
    edit: () => edit(),
    build: (stats: Stats) => build(stats),
    finish: () => finish(),
  };
}

/** Until the builds that are waiting have been given to `serve`. */
async function untilServing({ events }: ReturnType<typeof follow>, times: number): Promise<void> {
  while (events.filter((event) => event === 'serve').length < times) await new Promise((resolve) => setTimeout(resolve, 5));
}

it('PL-023 pages wait until the site serves a build, or until it is refused', async () => {
  const site = follow();
  const events: string[] = [];
  void site.gate.passed().then(() => events.push('page'));
  site.build(bad);
  await site.gate.passed();
  expect([site.events, events]).toEqual([['refuse'], ['page']]);

  site.edit();
  site.build(goodBuild());
  const page = site.gate.passed().then(() => events.push('page of the good build'));
  await untilServing(site, 1);
  expect(events).toEqual(['page']);
  site.finish();
  await Promise.all([page, site.served]);
  expect(events).toEqual(['page', 'page of the good build']);
});

it('PL-023 of several builds that wait the last one is served', async () => {
  const site = follow();
  site.build(goodBuild());
  await untilServing(site, 1);
  for (const stats of [goodBuild(), goodBuild()]) {
    site.edit();
    site.build(stats);
  }
  site.finish();
  await untilServing(site, 2);
  site.finish();
  await site.gate.passed();
  expect(site.events).toEqual(['serve', 'serve']);
});
