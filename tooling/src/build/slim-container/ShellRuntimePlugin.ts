import webpack, { type Compiler } from 'webpack';

/** The runtime module that the federation plugin adds to every container. */
const BUNDLER_RUNTIME = /webpack-bundler-runtime[\\/]dist[\\/]bundler\.js$/;

/** Takes the federation runtime of a container from the shell, see shell/src/browser/federationRuntime.ts. */
export class ShellRuntimePlugin {
  apply(compiler: Compiler): void {
    new webpack.ExternalsPlugin('var', ({ request = '' }: { request?: string }, callback: (error?: undefined, external?: string) => void) =>
      BUNDLER_RUNTIME.test(request) ? callback(undefined, 'forecourtFederationRuntime') : callback(),
    ).apply(compiler);
  }
}
