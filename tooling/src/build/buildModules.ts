import { ownRemotes } from '../workspace';
import { buildRemote } from './buildRemote';
import { buildShell } from './buildShell';

/** Builds the shell and remotes of these names, or all, and says which did not change. */
export async function buildModules(modules: readonly string[]): Promise<void> {
  for (const name of modules.length > 0 ? modules : ['shell', ...ownRemotes()]) {
    const { outDir, fromCache } = name === 'shell' ? await buildShell() : await buildRemote(name);
    console.log(`${name.padEnd(16)} ${fromCache ? 'unchanged' : 'built'}  ${outDir}`);
  }
}
