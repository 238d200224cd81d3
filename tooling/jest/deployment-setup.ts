import type { RemoteDefinition } from '@forecourt/shared-contracts';
import type { Deployment } from '@forecourt/shared-contracts/testing';

/** The remotes of this project: its workspaces are named after their folders. */
const remotes = (require('../../package.json') as { workspaces: string[] }).workspaces.filter((folder) => folder.startsWith('mf-'));

const definitionOf = (remote: string) => (require(`../../${remote}/src/remote`) as { default: RemoteDefinition }).default;

let deployment: Deployment | undefined;

/** Loads the definitions on the first call: tests of pure functions do not need them. */
function readDeployment(): Deployment {
  const { routesOf } = require('@forecourt/shared-contracts/site-routes') as typeof import('@forecourt/shared-contracts/site-routes');
  const definitions = remotes.map(definitionOf);
  return {
    routes: definitions.flatMap(routesOf),
    slots: new Map(
      definitions.flatMap(({ slots }) =>
        Object.entries(slots).map(([name, { version, earlier = {} }]) => [name, [version, ...Object.keys(earlier).map(Number)]] as const),
      ),
    ),
  };
}

globalThis.forecourtDeployment = () => (deployment ??= readDeployment());
