import type { Compiler } from 'webpack';
import { InlineDefinitionPlugin } from './InlineDefinitionPlugin';
import { ShellRuntimePlugin } from './ShellRuntimePlugin';
import { SlimEntryPlugin } from './SlimEntryPlugin';
import { SubresourceIntegrityPlugin } from './SubresourceIntegrityPlugin';

interface SlimContainerOptions {
  /** The module that the container exposes, as the federation plugin is given it: './src/remote.ts'. */
  definition: string;
}

/**
 * Makes a container of ModuleFederationPlugin as small as the shell of this platform allows (docs/adr/0015): the federation runtime is the
 * shell's; the definition is part of the entry; loaders are short and check integrity.
 */
export class SlimContainerPlugin {
  constructor(private readonly options: SlimContainerOptions) {}

  apply(compiler: Compiler): void {
    new ShellRuntimePlugin().apply(compiler);
    new InlineDefinitionPlugin(this.options.definition).apply(compiler);
    new SlimEntryPlugin().apply(compiler);
    new SubresourceIntegrityPlugin().apply(compiler);
  }
}
