import { renderToString } from 'react-dom/server';
import { CONTRACT_VERSION, type RemoteDefinition } from '../platform/remote';
import { checkRemote } from './checkRemote';
import type { RemoteExamples } from './examples';
import { hydrate, openBrowser } from './hydration';
import { moduleProblems } from './moduleProblems';
import { tenantSites } from './tenantSites';
import { trialsOn, type Prepared } from './trial';

const isServer = typeof window === 'undefined';

type Ready = Extract<Prepared, { kind: 'ready' }>;

function tryOnServer({ element, meta }: Ready): void {
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const html = renderToString(element);
  const complaints = complaint.mock.calls.map((words) => words.map(String).join(' '));
  complaint.mockRestore();
  expect(complaints).toEqual([]);
  // A part that was left to the browser.
  expect(html).not.toContain('<!--$!-->');
  if (meta) expect(meta.title).toEqual(expect.any(String));
}

async function tryInBrowser({ element }: Ready): Promise<void> {
  expect(await hydrate(element)).toEqual({ warnings: [], leftovers: [] });
}

/**
 * The suite that every remote runs against its own definition (PL-026): `describeRemote(remote, examples)` in
 * src/remote.test.tsx in a browser, and in src/remote.server.test.tsx with `@jest-environment node`, where no window exists.
 * Tries every page and slot on every tenant document. Uses the globals of the test runner.
 */
export function describeRemote(definition: RemoteDefinition, examples: RemoteExamples = {}): void {
  const sites = examples.sites ?? tenantSites();
  const trials = sites.flatMap((site) => trialsOn(site, definition, examples));

  describe(`PL-026 contract of ${definition.name}`, () => {
    it('has a definition that the shell accepts', () => {
      expect(checkRemote(definition, { remoteName: definition.name, contractMajor: Number.parseInt(CONTRACT_VERSION, 10) })).toEqual([]);
    });

    for (const [kind, loaders] of [
      ['page', definition.pages],
      ['slot', definition.slots],
    ] as const) {
      for (const [name, load] of Object.entries(loaders)) {
        it(`loads ${kind} ${name}`, async () => {
          expect(moduleProblems(kind, await load())).toEqual([]);
        });
      }
    }

    const shown = new Set<string>();
    it.each(trials)(isServer ? 'renders on the server: $title' : 'hydrates without warnings and leaves nothing behind: $title', async (trial) => {
      if (!isServer) await openBrowser();
      const prepared = await trial.prepare();
      if (prepared.kind === 'ready') await (isServer ? tryOnServer : tryInBrowser)(prepared);
      if (prepared.kind !== 'not-found') shown.add(trial.part);
    });

    it('has shown each page and slot on one tenant at least; an example of the remote may be missing', () => {
      const parts = [...Object.keys(definition.pages).map((id) => `page ${id}`), ...Object.keys(definition.slots).map((name) => `slot ${name}`)];
      expect(parts.filter((part) => !shown.has(part))).toEqual([]);
    });
  });
}
