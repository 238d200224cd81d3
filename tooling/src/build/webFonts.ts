import { copyFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { WEB_FONTS, type FontFiles, type WebFontName } from '@forecourt/shared-ui/theme';
import { inRoot } from '../workspace';
import { contentName } from './contentHash';

/** Copies the latin letters of each heading face into a folder, named after their content, with their licence beside. */
export function copyWebFonts(folder: string, publicPath: string): FontFiles {
  const files = (Object.keys(WEB_FONTS) as WebFontName[]).map((name) => {
    const source = inRoot('node_modules/@fontsource-variable', name);
    const letters = path.join(source, `files/${name}-latin-wght-normal.woff2`);
    const file = `${name}.${contentName(readFileSync(letters))}.woff2`;
    copyFileSync(letters, path.join(folder, file));
    const licence = path.join(source, 'LICENSE');
    copyFileSync(licence, path.join(folder, `${name}.LICENSE.${contentName(readFileSync(licence))}.txt`));
    return [name, `${publicPath}${file}`] as const;
  });
  return Object.fromEntries(files);
}
