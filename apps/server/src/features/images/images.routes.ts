import type { Handlers } from '../../platform/http/index.ts';
import { prepareAsIs } from '../../platform/http/index.ts';
import { ImageError } from './image-error.ts';
import type { ImageErrorCode } from './image-error.ts';
import type { Images } from './images.ts';

/** The image proxy: pictures in the size and format a page asks for. */
export function imageHandlers(images: Images): Handlers<'image'> {
  return {
    async image({ query }) {
      const { url, width = null, height = null, format = 'webp' } = query;
      try {
        const { bytes, changes } = await images.get(url, { width, height, format });
        const cacheControl = changes ? 'public, max-age=86400' : 'public, max-age=31536000, immutable';
        return { prepared: prepareAsIs(bytes, { contentType: `image/${format}`, cacheControl }) };
      } catch (error) {
        if (error instanceof ImageError) return refusals[error.code];
        throw error;
      }
    },
  };
}

const refusals = {
  'image-unknown': refusal(404, 'image-unknown'),
  'image-source-refused': refusal(403, 'image-source-refused'),
  'image-unreadable': refusal(422, 'image-unreadable'),
  'image-source-failed': refusal(502, 'image-source-failed'),
  'image-busy': { ...refusal(503, 'image-busy'), headers: { 'retry-after': '3' } },
} as const satisfies Record<ImageErrorCode, unknown>;

function refusal<S extends number, C extends ImageErrorCode>(status: S, error: C) {
  return { status, body: { error, additionalProperties: {} } };
}
