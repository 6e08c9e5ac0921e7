import { imageAddress } from '@sevenmetre/contract/images/images';

/** Logos of the cups that this device has opened; the service worker answers with them. */
export const logoCache = 'logos-1';

/** The logo of a cup in the size that headers show. */
export function logoAddress(logo: string): string {
  return imageAddress(logo, { height: 128 });
}
