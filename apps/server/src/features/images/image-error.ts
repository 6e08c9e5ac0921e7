import type { ErrorCode } from '@sevenmetre/contract';

export type ImageErrorCode = Extract<ErrorCode, `image-${string}`>;

/** Why there is no picture. Whoever asked for it learns the code, nobody learns the address. */
export class ImageError extends Error {
  readonly code: ImageErrorCode;

  constructor(code: ImageErrorCode, cause?: unknown) {
    super(code, { cause });
    this.code = code;
  }
}
