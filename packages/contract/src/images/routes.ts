import * as z from 'zod';
import { route } from '../route.ts';
import { line } from '../text.ts';
import { imageFormats, imageSizes, nextImageSize } from './images.ts';
import { imageOperations } from './operations.ts';

const tag = 'images';

/** Rounded up to one of few sizes, so that the server cannot be made to draw all of two thousand. */
const Size = z
  .string()
  .regex(/^[1-9]\d{0,3}$/)
  .transform((text) => nextImageSize(Number(text)))
  .meta({ description: `Pixels, rounded up to one of ${imageSizes.join(', ')}.` });

export const imageRoutes = {
  image: route(imageOperations.image, {
    tag,
    summary: 'A picture of this site, or of a configured host, in another size and format; never enlarged',
    query: z.object({
      /** A path of an uploaded file, `/files/…`, or an https address on a configured host. */
      url: line(2000).min(1),
      width: Size.optional(),
      height: Size.optional(),
      format: z.enum(imageFormats).optional(),
    }),
    answers: {
      200: { contentType: 'image/*' },
    },
  }),
};
