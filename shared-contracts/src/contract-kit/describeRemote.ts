import { renderToString } from 'react-dom/server';
import type { RemoteDefinition } from '../platform/definition';
import { checkRemote } from './checkRemote';
import type { RemoteExamples } from './examples';
import { hydrate, openBrowser } from './hydration';
import { moduleProblems } from './moduleProblems';
import { tenantSites } from './tenantSites';
import { slotLabel, testedPartsOn, testedSlots, type Prepared, type TestCase } from './testCases';

const isServer = typeof window === 'undefined';

type Ready = Extract<Prepared, { kind: 'ready' }>;

function renderOnServer({ element, meta }: Ready): void {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const html = renderToString(element);
  const errors = consoleError.mock.calls.map((words) => words.map(String).join(' '));
  consoleError.mockRestore();
  expect(errors).toEqual([]);
  // React's marker of a boundary that failed on the server.
  expect(html).not.toContain('<!--$!-->');
  if (meta) expect(meta.title).toEqual(expect.any(String));
}

async function hydrateInBrowser({ element }: Ready): Promise<void> {
  expect(await hydrate(element)).toEqual({ warnings: [], leaks: [] });
}

/** Loads and renders a part in one state; an error names the state. */
async function testResult({ title, prepare }: TestCase): Promise<Prepared['kind']> {
  try {
    if (!isServer) await openBrowser();
    const prepared = await prepare();
    if (prepared.kind === 'ready') await (isServer ? renderOnServer : hydrateInBrowser)(prepared);
    return prepared.kind;
  } catch (error) {
    throw new Error(`${title}: ${(error as Error).message}`, { cause: error });
  }
}

/**
 * The suite that every remote runs against its own definition: `describeRemote(remote, examples)` in
 * src/remote.test.tsx in a browser, and in src/remote.server.test.tsx with `@jest-environment node`, where no window exists.
 * Renders every page and slot on every tenant document. Uses the globals of the test runner.
 */
export function describeRemote(definition: RemoteDefinition, examples: RemoteExamples = {}): void {
  const sites = examples.sites ?? tenantSites();
  const parts = sites.flatMap((site) => testedPartsOn(site, definition, examples));

  describe(`PL-026 contract of ${definition.name}`, () => {
    it('has a definition that the shell accepts', () => {
      expect(checkRemote(definition, definition.name)).toEqual([]);
    });

    for (const [name, { load }] of Object.entries(definition.pages)) {
      it(`loads page ${name}`, async () => {
        expect(moduleProblems('page', await load())).toEqual([]);
      });
    }
    for (const [name, { load, earlier = {} }] of Object.entries(definition.slots)) {
      it(`loads slot ${name}`, async () => {
        for (const each of [load, ...Object.values(earlier)]) expect(moduleProblems('slot', await each())).toEqual([]);
      });
    }

    const rendered = new Set<string>();
    it.each(parts)(
      isServer ? 'renders on the server: $title' : 'hydrates without warnings or leaks: $title',
      async ({ part, testCases }) => {
        for (const testCase of await testCases()) {
          const outcome = await testResult(testCase);
          if (outcome !== 'not-found') rendered.add(part);
        }
      },
    );

    if (isServer) {
      it.each(Object.keys(definition.pages))('PL-004 page %s waits for nothing but what it is about', async (page) => {
        for (const part of parts.filter((each) => each.part === `page ${page}`)) {
          const [testCase] = await part.testCases();
          expect((await testCase?.heldCalls()) ?? []).toEqual([]);
        }
      });
    }

    it('renders each page and slot on at least one tenant; otherwise the remote needs another sample', () => {
      const names = [...Object.keys(definition.pages).map((id) => `page ${id}`), ...testedSlots(definition).map(slotLabel)];
      expect(names.filter((part) => !rendered.has(part))).toEqual([]);
    });
  });
}
