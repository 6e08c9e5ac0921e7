import type { Environment } from './environment.ts';
import { SettingError } from './setting-error.ts';

/**
 * Links in mails, the check of a request’s origin and session cookies need the public URL. Without it, a
 * server in production would send links to localhost.
 * @throws SettingError
 */
export function assertPublicUrl({ mode, publicUrl, requirePublicTls }: Environment): void {
  if (mode !== 'production' || !requirePublicTls || publicUrl?.startsWith('https:') === true) return;
  const given = publicUrl === null ? 'missing' : `set to ${JSON.stringify(publicUrl)}`;
  throw new SettingError(
    'PUBLIC_URL',
    `The setting PUBLIC_URL is ${given}; in production it must be the https address that visitors see, or PUBLIC_TLS must be set to optional.`,
  );
}
