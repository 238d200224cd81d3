import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pictureProblem } from '../../pictures/contentPictures';
import type { AuthoredItem, ContentFile } from './authoredItem';
import { isPictureFile, picturesOf, withPictures } from './pictureReferences';
import type { FileMistake } from './readItemFile';

/** Before the path of a picture within the content folder, in an item that was read from there. */
const FILE = 'file:';

/** The path within the content folder of a picture that an item names; null for one of the image service. */
export const pictureFile = (picture: string): string | null => (picture.startsWith(FILE) ? picture.slice(FILE.length) : null);

/** Where a text first names a picture. */
function placeOf(text: string, picture: string): { line: number; column: number } {
  const lines = text.split('\n');
  const line = lines.findIndex((each) => each.includes(picture));
  return line === -1 ? { line: 1, column: 1 } : { line: line + 1, column: (lines[line] ?? '').indexOf(picture) + 1 };
}

/** Why a file is no picture, as the rest of a sentence; null where it is one. */
async function problemOf(folder: string, file: string): Promise<string | null> {
  if (file.startsWith('..')) return 'is not within the folder of the content';
  const bytes = await readFile(path.join(folder, file)).catch(() => null);
  return bytes ? pictureProblem(bytes) : 'does not exist beside the file';
}

/** An item whose pictures beside its file are named by their paths within the folder, and what is wrong with them. */
export async function resolvePictures(
  folder: string,
  { path: file, text }: ContentFile,
  item: AuthoredItem,
): Promise<{ item: AuthoredItem; mistakes: FileMistake[] }> {
  const named = [...new Set(picturesOf(item).map(({ picture }) => picture))].filter(isPictureFile);
  const within = (picture: string) => path.posix.normalize(path.posix.join(path.posix.dirname(file), picture));
  const mistakes = await Promise.all(
    named.map(async (picture): Promise<FileMistake[]> => {
      const reason = await problemOf(folder, within(picture));
      return reason === null ? [] : [{ file, ...placeOf(text, picture), path: '', reason: `The picture ${picture} ${reason}.` }];
    }),
  );
  return {
    item: withPictures(item, (picture) => (isPictureFile(picture) ? `${FILE}${within(picture)}` : picture)),
    mistakes: mistakes.flat(),
  };
}
