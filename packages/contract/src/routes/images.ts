import * as z from 'zod';
import { operations } from '../operations.ts';
import { route } from '../route.ts';
import { imageFormats, imageSizes } from '../images.ts';

/** Sizes are those of a ladder, so that nobody makes the server draw every one of two thousand. */
const Size = z
  .string()
  .regex(/^[1-9]\d{0,3}$/)
  .transform(Number)
  .refine((size) => imageSizes.some((known) => known === size))
  .meta({ description: `Pixels, one of ${imageSizes.join(', ')}.` });

export const imageRoutes = {
  image: route(operations.image, {
    tag: 'images',
    summary: 'A picture of this site, or of a configured host, in another size and format; never enlarged',
    query: z.object({
      /** A path of an uploaded file, `/files/…`, or an https address on a configured host. */
      url: z.string().min(1).max(2000),
      width: Size.optional(),
      height: Size.optional(),
      format: z.enum(imageFormats).optional(),
    }),
    answers: {
      200: { contentType: 'image/*' },
    },
  }),
};
