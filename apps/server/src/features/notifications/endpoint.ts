import type { WebPushSettings } from './context.ts';

/** The push services of the browsers there are. */
const services = [
  /^fcm\.googleapis\.com$/,
  /^(.+\.)?push\.services\.mozilla\.com$/,
  /^(.+\.)?push\.apple\.com$/,
  /^.+\.notify\.windows\.com$/,
];

/**
 * Whether messages may be sent to an address that somebody gave: https to a known push service, so that nobody can turn
 * this server on others. That the service's name leads to the public internet is seen when it is called.
 */
export function isPushEndpoint(endpoint: string, { hosts, trustedOrigin }: WebPushSettings): boolean {
  const url = URL.parse(endpoint);
  if (url === null) return false;
  if (url.origin === trustedOrigin) return true;
  const isPlain = url.protocol === 'https:' && url.port === '' && url.username === '' && url.password === '';
  return isPlain && (hosts.includes(url.hostname) || services.some((service) => service.test(url.hostname)));
}
