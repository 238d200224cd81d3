// What commands on files of content need; it loads no server.
export type { ContentKind } from './content/contentDocuments';
export type { AuthoredItem } from './content/files/authoredItem';
export { CONTENT_KINDS } from './content/files/kinds';
export { readContentFolder, type ReadContent } from './content/files/readContentFolder';
export type { FileMistake } from './content/files/readItemFile';
export { hashIn, picturePath } from './pictures/picturePath';
export { picturesOf, withPictures } from './content/files/pictureReferences';
export { pictureFile } from './content/files/resolvePictures';
export { writeItemFile } from './content/files/writeItemFile';
