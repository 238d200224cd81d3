import { CurrentGlobal } from '@module-federation/runtime-core';

/**
 * Finds a federation instance by its name. The runtime's own search also takes an instance of the same build for the one it
 * looks for; every remote on the page uses the runtime of the shell's build and would be given the shell's instance.
 */
export function getGlobalFederationInstance(name: string, version?: string) {
  return CurrentGlobal.__FEDERATION__.__INSTANCES__.find(
    ({ options }) => options.name === name && (options.version ?? '') === (version ?? ''),
  );
}
