import { describe, expect, it } from 'vitest';
import { createRasteriser, TooBusy } from './rasterise.ts';

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';
const png = '\x89PNG';
const headOf = (picture: Buffer) => picture.toString('latin1', 0, 4);

describe('pictures of drawings', () => {
  it('lets forty wait, tells the next one to come again, and draws on once they are done', async () => {
    const rasterise = createRasteriser();
    const waiting = Array.from({ length: 40 }, () => rasterise(drawing));
    await expect(rasterise(drawing)).rejects.toBeInstanceOf(TooBusy);
    for (const picture of await Promise.all(waiting)) expect(headOf(picture)).toBe(png);
    expect(headOf(await rasterise(drawing))).toBe(png);
  });

  it('goes on after a drawing that is none', async () => {
    const rasterise = createRasteriser();
    const [broken, next] = [rasterise('no drawing'), rasterise(drawing)];
    await expect(broken).rejects.toThrow('unsupported image format');
    expect(headOf(await next)).toBe(png);
  });
});
