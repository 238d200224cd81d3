import { getInstance } from '@module-federation/enhanced/runtime';
import type { RemoteDefinition } from '@forecourt/shared-contracts';
import type { Composition } from '../app/composition';
import type { LoadDefinition } from '../app/remoteModules';

const LIMIT_MS = 10_000;

/** Loads remotes of this page's composition through Module Federation, each entry checked against its hash (PL-042). */
export function browserDefinitions({ remotes }: Composition): LoadDefinition {
  const instance = getInstance();
  if (!instance) throw new Error('The federation runtime did not start: the shell must be built with ModuleFederationPlugin.');
  const integrity = new Map(Object.values(remotes).map((remote) => [remote.entry, remote.integrity]));

  instance.registerPlugins([
    {
      name: 'forecourt-integrity',
      createScript({ url }) {
        const script = document.createElement('script');
        script.src = url;
        script.async = true;
        script.crossOrigin = 'anonymous';
        script.integrity = integrity.get(url) ?? '';
        return { script, timeout: LIMIT_MS };
      },
    },
  ]);
  instance.registerRemotes(
    Object.values(remotes).map(({ container, entry }) => ({ name: container, entry, type: 'global' as const, entryGlobalName: container })),
  );

  return async (remote) => {
    const { container } = remotes[remote] as Composition['remotes'][string];
    const module = await instance.loadRemote<{ default: RemoteDefinition }>(`${container}/remote`);
    if (!module) throw new Error('its entry has no ./remote');
    return module.default;
  };
}
