import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;

/** A page in brotli, as a whole: in parts, as they are written, it takes four times as long and is a sixth larger. */
export const compressBody = (body: string): Promise<Buffer> =>
  compress(body, { params: { [BROTLI_PARAM_QUALITY]: 5, [BROTLI_PARAM_SIZE_HINT]: body.length } });

/** The text of a page. */
export const decompressBody = async (compressed: Buffer): Promise<string> => (await decompress(compressed)).toString('utf8');

/** A tenth smaller, in 60 times the time. */
export const compressBest = async (compressed: Buffer): Promise<Buffer> =>
  compress(await decompress(compressed), { params: { [BROTLI_PARAM_QUALITY]: 11 } });
