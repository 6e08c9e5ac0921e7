/** Number of waiting drawings; further calls are refused. */
const mostWaiting = 40;

/** Thrown if too many pictures are being drawn. */
export class TooBusy extends Error {
  override readonly name = 'TooBusy';
}

/** Converts drawings to PNG, one at a time, so that cards leave the processor to the results. */
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

/** The cards have few colours: a palette makes the file a fifth as large. */
async function toPng(svg: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 64, compressionLevel: 9 }).toBuffer();
}
