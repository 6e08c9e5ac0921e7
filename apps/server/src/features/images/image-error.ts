import type { ErrorCode } from '@sevenmetre/contract';

export type ImageErrorCode = Extract<ErrorCode, `image-${string}`>;

/** Why there is no picture. The caller gets the code only, not the address. */
export class ImageError extends Error {
  readonly code: ImageErrorCode;

  constructor(code: ImageErrorCode, cause?: unknown) {
    super(code, { cause });
    this.code = code;
  }
}
