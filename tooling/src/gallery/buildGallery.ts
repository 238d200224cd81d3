import path from 'node:path';
import type { FontFiles } from '@forecourt/shared-ui/theme';
import type { Configuration } from 'webpack';
import { commonConfig } from '../build/webpack/common';
import { extractedStyles } from '../build/webpack/extractedStyles';
import { runWebpack } from '../build/webpack/run';
import { copyWebFonts } from '../build/webFonts';
import { inRoot, inState } from '../workspace';

export interface GalleryBuild {
  folder: string;
  script: string;
  style: string;
  fonts: FontFiles;
}

/** Bundles shared-ui/gallery for a browser. */
export async function buildGallery(): Promise<GalleryBuild> {
  const folder = inState('gallery');
  const common = commonConfig('browser', inRoot('shared-ui'));
  const config: Configuration = {
    ...common,
    name: 'gallery',
    entry: { gallery: './gallery/browser.tsx' },
    output: { path: folder, filename: '[name].[contenthash:10].js', publicPath: '/', clean: true },
    plugins: [extractedStyles()],
  };
  const { compilation } = await runWebpack({
    ...config,
    cache: { ...(common.cache as object), type: 'filesystem', name: 'gallery-browser' },
  });
  const files = [...(compilation.entrypoints.get('gallery')?.getFiles() ?? [])];
  const ending = (end: string) => files.find((file) => path.extname(file) === end) ?? '';
  return { folder, script: ending('.js'), style: ending('.css'), fonts: copyWebFonts(folder, '/') };
}
