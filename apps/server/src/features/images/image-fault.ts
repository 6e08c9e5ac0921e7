import type { ErrorCode } from '@sevenmetre/contract';

export type ImageFaultCode = Extract<ErrorCode, `image-${string}`>;

/** Why there is no picture. Whoever asked for it learns the code, nobody learns the address. */
export class ImageFault extends Error {
  readonly code: ImageFaultCode;

  constructor(code: ImageFaultCode, cause?: unknown) {
    super(code, { cause });
    this.code = code;
  }
}
