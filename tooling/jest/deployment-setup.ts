import type { RemoteDefinition } from '@forecourt/shared-contracts';
import type { Deployment } from '@forecourt/shared-contracts/testing';

/** Pages of the shell itself, and the file that the back end serves at an address of the route table. */
const SHELL_PAGES = ['shell.home', 'shell.sitemap'];

const definitionOf = (remote: string) => (require(`../../${remote}/src/remote`) as { default: RemoteDefinition }).default;

let deployment: Deployment | undefined;

/** Loads the definitions on the first call: tests of pure functions do not need them. */
function readDeployment(): Deployment {
  const { REMOTE_NAMES } = require('@forecourt/shared-contracts') as { REMOTE_NAMES: readonly string[] };
  const definitions = REMOTE_NAMES.map(definitionOf);
  return {
    pages: new Set([...SHELL_PAGES, ...definitions.flatMap(({ pages }) => Object.keys(pages))]),
    slots: new Set(definitions.flatMap(({ slots }) => Object.keys(slots))),
  };
}

globalThis.forecourtDeployment = () => (deployment ??= readDeployment());
