import { CONTRACT_VERSION, type RemoteDefinition } from '../platform/remote';
import { ROUTES } from '../routes/table';
import { checkRemote } from './checkRemote';
import { moduleProblems } from './moduleProblems';

/**
 * The suite that every remote runs against its own definition (PL-026):
 * `describeRemote(remote)` in src/remote.test.ts. Uses the globals of the test runner.
 */
export function describeRemote(definition: RemoteDefinition, remoteName: string = definition.name): void {
  describe(`PL-026 contract of ${remoteName}`, () => {
    it('has a definition that the shell accepts', () => {
      expect(checkRemote(definition, { remoteName, contractMajor: Number.parseInt(CONTRACT_VERSION, 10) })).toEqual([]);
    });

    it('offers every page that the route table gives it', () => {
      const expected = new Set(ROUTES.filter(({ remote }) => remote === remoteName).map(({ page }) => page));
      expect(Object.keys(definition.pages).toSorted()).toEqual([...expected].toSorted());
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
  });
}
