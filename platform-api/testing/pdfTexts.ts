import { inflateSync } from 'node:zlib';

/** One line of text in a PDF, with its size in points. */
export interface PdfText {
  text: string;
  size: number;
}

/** What Windows-1252, the standard fonts' encoding, has at 0x80 to 0x9f; all else is as in Latin-1. */
const UPPER = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const lettersOf = (glyphs: string) =>
  Buffer.from([...glyphs.matchAll(/<([0-9a-f]*)>/g)].map(([, hex]) => hex).join(''), 'hex')
    .toString('latin1')
    .replaceAll(/[\u0080-\u009f]/g, (letter) => UPPER[letter.charCodeAt(0) - 0x80] ?? letter);

function streamsOf(pdf: Buffer): string[] {
  const text = pdf.toString('latin1');
  return [...text.matchAll(/\/Filter \/FlateDecode\s*>>\s*stream\r?\n/g)].flatMap(({ 0: head, index }) => {
    const start = index + head.length;
    const end = text.indexOf('endstream', start);
    try {
      return [inflateSync(pdf.subarray(start, end)).toString('latin1')];
    } catch {
      return [];
    }
  });
}

/** What a reader of the document sees, line by line, in the order in which it is drawn. */
export function pdfTexts(pdf: Buffer): PdfText[] {
  return streamsOf(pdf).flatMap((stream) => {
    let size = 0;
    return [...stream.matchAll(/\/F\d+ ([\d.]+) Tf|\[((?:<[0-9a-f]*>|[\s\d.-])*)\] TJ/g)].flatMap(([, points, glyphs]) => {
      if (points !== undefined) size = Number(points);
      return glyphs === undefined ? [] : [{ text: lettersOf(glyphs), size }];
    });
  });
}

export const pdfPages = (pdf: Buffer) => [...pdf.toString('latin1').matchAll(/\/Type \/Page\b(?!s)/g)].length;
