/** Longest edge in pixels, as the back end stores it. */
const MAX_EDGE = 1600;
const QUALITY = 0.85;

/**
 * The photo as a JPEG of at most 1,600 px, upright and without what the camera wrote into it, so that it is sent in seconds from a phone.
 * A file that this browser cannot read is returned as it is: the back end may read it, or says why not.
 */
export async function shrinkPhoto(file: Blob): Promise<Blob> {
  try {
    const bitmap = await createImageBitmap(file);
    const scale = Math.min(1, MAX_EDGE / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    const context = canvas.getContext('2d');
    if (!context) return file;
    // What is transparent in a PNG would be black in a JPEG.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const jpeg = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', QUALITY);
    });
    return jpeg ?? file;
  } catch {
    return file;
  }
}
