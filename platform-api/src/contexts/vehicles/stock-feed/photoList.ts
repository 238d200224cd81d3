import { parsePhoto } from './feedValues';

/** An address that a list of photos may have, at its start or after a separator. */
const NEXT_ADDRESS = /[\s|;,]+(?=https?:\/\/|uploads\/)/i;
const OUTER_SEPARATORS = /^[\s|;,]+|[\s|;,]+$/g;

/** The addresses of a cell, and whether part of it is none. */
export interface PhotoList {
  photos: readonly string[];
  isWhole: boolean;
}

/**
 * The photos of a cell. |, ;, comma, blank and line break separate only where an address follows, since addresses have them too
 * (w_800,h_600); a blank inside an address is encoded.
 */
export function parsePhotoList(text: string): PhotoList {
  const list = text.replaceAll(OUTER_SEPARATORS, '');
  const parts = list === '' ? [] : list.split(NEXT_ADDRESS);
  const photos = parts.flatMap((part) => parsePhoto(part.replaceAll(' ', '%20')) ?? []);
  return { photos, isWhole: photos.length === parts.length };
}
