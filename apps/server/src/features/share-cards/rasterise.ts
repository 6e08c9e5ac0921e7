/** Drawings that wait for their turn; a crowd beyond it comes again later. */
const mostWaiting = 40;

/** Told instead of a picture when too many are being drawn. */
export class TooBusy extends Error {
  override readonly name = 'TooBusy';
}

/** Makes pictures of drawings, one at a time: cards must never take the processor from the results. */
export function createRasteriser(): (svg: string) => Promise<Buffer> {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return (svg) => {
    if (waiting >= mostWaiting) return Promise.reject(new TooBusy());
    waiting += 1;
    const picture = last
      .then(() => toPng(svg))
      .finally(() => {
        waiting -= 1;
      });
    last = picture.catch(() => undefined);
    return picture;
  };
}

/** Few colours: a palette makes the file a fifth as large. */
async function toPng(svg: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 64, compressionLevel: 9 }).toBuffer();
}
