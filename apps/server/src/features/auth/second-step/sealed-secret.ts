import type { Sealer } from '../../../platform/secrets/index.ts';

const purposeOf = (userId: number) => `authenticator of user ${userId}`;

export function sealSecret(sealer: Sealer, userId: number, secret: Buffer): string {
  return sealer.seal(secret.toString('base64url'), purposeOf(userId));
}

/** null: sealed with another key than the portal's current one; recovery codes still work. */
export function secretOf(
  sealer: Sealer,
  { userId, sealedSecret }: { readonly userId: number; readonly sealedSecret: string },
): Buffer | null {
  const text = sealer.open(sealedSecret, purposeOf(userId));
  return text === null ? null : Buffer.from(text, 'base64url');
}
