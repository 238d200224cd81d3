import { readFileSync } from 'node:fs';
import webpack, { type Configuration, type Stats } from 'webpack';

/** A build for the server that is made again whenever the one for browsers has changed. */
interface ServerBuild {
  /** Resolves with the one file that it writes; rejects with webpack's messages. */
  run(): Promise<Buffer>;
  close(): Promise<void>;
}

/** Keeps what the compiler knows between two runs, so that one takes a fraction of a build. */
export function createServerBuild(config: Configuration, file: string): ServerBuild {
  const compiler = webpack(config);
  if (!compiler) throw new Error(`webpack refused the configuration ${config.name ?? ''}`);
  const runOnce = () =>
    new Promise<Stats>((resolve, reject) => {
      compiler.run((error, stats) => (error || !stats ? reject(error ?? new Error('webpack gave no result')) : resolve(stats)));
    });
  return {
    async run() {
      const stats = await runOnce();
      if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true, colors: false }));
      return readFileSync(file);
    },
    close: () =>
      new Promise((resolve, reject) => {
        compiler.close((error) => (error ? reject(error) : resolve()));
      }),
  };
}
