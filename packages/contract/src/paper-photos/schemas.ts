import * as z from 'zod';
import { Id, Instant } from '../common.ts';

/** Characters of a photo: about 900 kB of JPEG. A device makes it smaller before it sends it. */
export const longestPhoto = 1_200_000;

const Jpeg = z
  .string()
  .max(longestPhoto)
  .regex(/^\/9j[A-Za-z0-9+/]+=*$/);

/** A photo of the paper sheet. Which: `Idempotency-Key`; when it was taken: `X-Modified-At`. */
export const PaperPhotoBody = z.strictObject({
  /** A JPEG in base64. */
  jpeg: Jpeg,
});
export type PaperPhotoBody = z.infer<typeof PaperPhotoBody>;

/** Photos of a match for those who may record it, the oldest first. */
export const PaperPhotos = z
  .object({ photos: z.array(z.object({ id: Id, takenAt: Instant, jpeg: z.string() })) })
  .meta({ id: 'PaperPhotos' });
export type PaperPhotos = z.infer<typeof PaperPhotos>;

/** Acknowledges a photo, or that it is gone: how many there are. */
export const PaperPhotoCount = z.object({ matchId: Id, entries: z.int() }).meta({ id: 'PaperPhotoCount' });
export type PaperPhotoCount = z.infer<typeof PaperPhotoCount>;
