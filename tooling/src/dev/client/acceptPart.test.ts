import { acceptPart } from './acceptPart';

type HotModule = Parameters<typeof acceptPart>[0];

/** A module of a page in a bundle, evaluated anew by each call, as webpack does on an update. */
function createPage() {
  const outcomes: string[] = [];
  let dispose: ((data: object) => void) | null = null;
  return {
    outcomes,
    evaluate(exports: Record<string, unknown>, modules: Record<string, unknown>, updated: Record<string, unknown> = {}) {
      const data = dispose ? {} : undefined;
      if (data) dispose?.(data);
      const module: HotModule = {
        children: Object.keys(modules),
        hot: {
          data,
          accept: () => undefined,
          dispose: (remember) => {
            dispose = remember as (data: object) => void;
          },
          invalidate: () => outcomes.push('page loads anew'),
        },
      };
      Object.assign(modules, updated);
      acceptPart(module, exports, modules, () => outcomes.push('refreshed in place'));
    },
  };
}

const Component = () => null;
const Edited = () => null;
const loader = () => 1;

it('PL-023 refreshes a page in place when nothing but its component is different', () => {
  const page = createPage();
  const modules = { './list': {} };
  page.evaluate({ Component, loader }, modules);
  expect(page.outcomes).toEqual([]);
  page.evaluate({ Component: Edited, loader }, modules);
  page.evaluate({ Component, loader }, modules);
  expect(page.outcomes).toEqual(['refreshed in place', 'refreshed in place']);
});

it('PL-023 loads the page anew when its loader is different, or a module that it imports', () => {
  const page = createPage();
  const modules = { './rates': {} };
  page.evaluate({ Component, loader }, modules);
  page.evaluate({ Component, loader: () => 2 }, modules);
  page.evaluate({ Component, loader: () => 2 }, modules, { './rates': {} });
  expect(page.outcomes).toEqual(['page loads anew', 'page loads anew']);
});
