import { imageOperations } from './operations.ts';

/** Widths and heights that pictures are made in, pixels. */
export const imageSizes = [64, 128, 256, 384, 512, 768, 1024, 1536, 2000] as const;
export type ImageSize = (typeof imageSizes)[number];

/** The next size that pictures are made in; what is larger than all of them gets the largest. */
export function nextImageSize(pixels: number): ImageSize {
  return imageSizes.find((size) => size >= pixels) ?? 2000;
}

export const imageFormats = ['webp', 'avif', 'jpeg', 'png'] as const;
export type ImageFormat = (typeof imageFormats)[number];

/** Endings of files that are shown as pictures; any other file is a link. */
export const pictureExtensions = ['jpg', 'jpeg', 'png', 'webp', 'avif', 'gif'] as const;

/** The address of a picture in a size: it fits into what is asked for and keeps its shape. */
export function imageAddress(
  url: string,
  { width, height, format = 'webp' }: { width?: ImageSize; height?: ImageSize; format?: ImageFormat },
): string {
  const sizes = [
    ['width', width],
    ['height', height],
  ].flatMap(([name, size]) => (size === undefined ? [] : [`${name}=${size}`]));
  return `${imageOperations.image.path}?${[`url=${encodeURIComponent(url)}`, ...sizes, `format=${format}`].join('&')}`;
}
