import type { WebPushSettings } from './context.ts';

/** The push services of known browsers. */
const services = [
  /^fcm\.googleapis\.com$/,
  /^(.+\.)?push\.services\.mozilla\.com$/,
  /^(.+\.)?push\.apple\.com$/,
  /^.+\.notify\.windows\.com$/,
];

/**
 * Whether messages may be sent to a given address: https to a known push service, so that the server cannot
 * be used against others. Whether the name resolves to the public internet is checked when it is called.
 */
export function isPushEndpoint(endpoint: string, { hosts, trustedOrigin }: WebPushSettings): boolean {
  const url = URL.parse(endpoint);
  if (url === null) return false;
  if (url.origin === trustedOrigin) return true;
  const isPlain = url.protocol === 'https:' && url.port === '' && url.username === '' && url.password === '';
  return isPlain && (hosts.includes(url.hostname) || services.some((service) => service.test(url.hostname)));
}
