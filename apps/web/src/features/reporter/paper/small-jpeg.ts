import { longestPhoto } from '@sevenmetre/contract/paper-photos/schemas';

/** Pixels of the longer edge, and quality: the first that is small enough is taken. A sheet of A4 is readable in all. */
const tries = [
  [2000, 0.8],
  [1800, 0.6],
  [1400, 0.5],
] as const;

/**
 * A picture as a small JPEG in base64, drawn anew: what a camera writes beside the picture (place, device) is left out.
 * @throws Error if the browser cannot read the picture
 */
export async function smallJpeg(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file);
  try {
    for (const [edge, quality] of tries) {
      const jpeg = drawn(picture, edge, quality);
      if (jpeg.length <= longestPhoto) return jpeg;
    }
  } finally {
    picture.close();
  }
  throw new Error('the picture cannot be made small enough');
}

function drawn(picture: ImageBitmap, edge: number, quality: number): string {
  const scale = Math.min(1, edge / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('there is no canvas');
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/jpeg', quality).replace(/^[^,]*,/u, '');
}
