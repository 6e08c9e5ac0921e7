import type { Handlers } from '../../platform/http/index.ts';
import { prepareAsIs } from '../../platform/http/index.ts';
import { refuse } from '../../platform/outcome/index.ts';
import { ImageError } from './image-error.ts';
import type { Images } from './images.ts';

/** Mailboxes in a browser show the logo of a mail on their own site. Only public pictures are answered. */
const headers = { 'cross-origin-resource-policy': 'cross-origin' } as const;

/** The image proxy: pictures in the size and format a page asks for. */
export function imageHandlers(images: Images): Handlers<'image'> {
  return {
    async image({ query }) {
      const { url, width = null, height = null, format = 'webp' } = query;
      try {
        const { bytes, changes } = await images.get(url, { width, height, format });
        const cacheControl = changes ? 'public, max-age=86400' : 'public, max-age=31536000, immutable';
        return { prepared: prepareAsIs(bytes, { contentType: `image/${format}`, cacheControl, headers }) };
      } catch (error) {
        if (!(error instanceof ImageError)) throw error;
        return error.code === 'image-busy' ? busy : refuse(error.code);
      }
    },
  };
}

const busy = {
  status: 503,
  body: { error: 'image-busy', additionalProperties: {} },
  headers: { 'retry-after': '3' },
} as const;
