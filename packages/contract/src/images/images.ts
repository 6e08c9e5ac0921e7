import { imageOperations } from './operations.ts';

/** Widths and heights that pictures are made in, pixels. */
export const imageSizes = [64, 128, 256, 384, 512, 768, 1024, 1536, 2000] as const;
export type ImageSize = (typeof imageSizes)[number];

/** The next available size; the largest one if none is large enough. */
export function nextImageSize(pixels: number): ImageSize {
  return imageSizes.find((size) => size >= pixels) ?? 2000;
}

export const imageFormats = ['webp', 'avif', 'jpeg', 'png'] as const;
export type ImageFormat = (typeof imageFormats)[number];

/** Extensions of files that are shown as pictures; other files are links. */
export const pictureExtensions = ['jpg', 'jpeg', 'png', 'webp', 'avif', 'gif'] as const;

/** URL of a picture that fits into this size and keeps its proportions. */
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
