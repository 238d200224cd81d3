import { StartError } from '@forecourt/server-kit';
import webpack, { type Configuration, type Stats } from 'webpack';

/** Builds one configuration; rejects with a StartError with webpack's own messages when it has errors. */
export async function runWebpack(config: Configuration): Promise<Stats> {
  const compiler = webpack(config);
  if (!compiler) throw new Error(`webpack refused the configuration ${config.name ?? ''}`);
  const stats = await new Promise<Stats>((resolve, reject) => {
    compiler.run((error, result) => (error || !result ? reject(error ?? new Error('webpack gave no result')) : resolve(result)));
  });
  await new Promise<void>((resolve, reject) => {
    compiler.close((error) => (error ? reject(error) : resolve()));
  });
  if (stats.hasErrors())
    throw new StartError(`The build of ${config.name} failed:\n${stats.toString({ all: false, errors: true, colors: false })}`);
  return stats;
}
