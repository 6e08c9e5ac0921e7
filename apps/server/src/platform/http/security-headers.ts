import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';
import type { HelmetOptions } from 'helmet';

export interface HeaderOptions {
  /** Whether visitors use https, so that HSTS is sent. */
  readonly https: boolean;
  /** Whether HSTS includes all subdomains. */
  readonly hstsSubdomains: boolean;
}

export interface PagePolicyOptions {
  /** `'sha256-…'` of each embedded style. */
  readonly styleHashes: readonly string[];
  /** Origin of the analytics, if configured. */
  readonly analyticsOrigin: string | null;
  /** Origin of the map tiles, if configured. */
  readonly tilesOrigin: string | null;
}

/** Visitors may let the page of the city know where they are; frames of other sites may not ask. */
const policyWith = (camera: '()' | '(self)', geolocation: '()' | '(self)') =>
  `camera=${camera}, geolocation=${geolocation}, microphone=(), payment=(), usb=()`;

/** helmet has no such header. */
const permissionsPolicy = policyWith('()', '(self)');

/** For pages that scan codes with the camera; frames of other sites may not use it. */
export const cameraPermissionsPolicy = policyWith('(self)', '(self)');

/**
 * For every answer, including errors; pages replace the closed content security policy, since answers of the
 * API load nothing. Without headers that only old browsers use.
 */
function helmetOptions({ https, hstsSubdomains }: HeaderOptions) {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': "'none'",
        'base-uri': "'none'",
        'form-action': "'none'",
        'frame-ancestors': "'none'",
      },
    },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: hstsSubdomains } : false,
    xContentTypeOptions: true,
    xFrameOptions: { action: 'deny' },
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xPoweredBy: false,
    xXssProtection: false,
  } satisfies HelmetOptions;
}

/** Headers of every answer, made once. Names in lower case. */
export function securityHeaders(options: HeaderOptions): Readonly<Record<string, string>> {
  return { ...headersOf(helmetOptions(options)), 'permissions-policy': permissionsPolicy };
}

const documentHeaders = [
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-frame-options',
];

/**
 * Security headers that have no effect on this content type: JSON follows no links, opens no windows and uses
 * no camera, and the closed policy forbids frames. Prepared answers omit them to save bytes.
 */
export function needlessHeaders(contentType: string): readonly string[] {
  return contentType.startsWith('application/json') ? documentHeaders : [];
}

/** Headers that helmet would set. */
function headersOf(options: HelmetOptions): Readonly<Record<string, string>> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(options)(request, response, (error) => {
    if (error !== undefined) throw error;
  });
  const headers = Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]);
  return Object.fromEntries(headers);
}

type Directives = Readonly<Record<string, string | string[]>>;

/** A content security policy as the header that replaces the closed one. */
function policyOf(directives: Directives): Readonly<Record<string, string>> {
  const name = 'content-security-policy';
  const headers = headersOf({ contentSecurityPolicy: { useDefaults: false, directives } });
  return { [name]: headers[name] ?? '' };
}

/**
 * Headers of HTML pages and of the service worker, which replace those of every answer. Allows own files, and
 * inline only styles with these hashes.
 */
export function pagePolicy({ styleHashes, analyticsOrigin, tilesOrigin }: PagePolicyOptions) {
  const analytics = analyticsOrigin === null ? [] : [analyticsOrigin];
  return policyOf({
    'default-src': "'none'",
    'script-src': ["'self'", ...analytics],
    'style-src': ["'self'", ...styleHashes],
    'img-src': ["'self'", 'data:', ...(tilesOrigin === null ? [] : [tilesOrigin])],
    'connect-src': ["'self'", ...analytics],
    'font-src': "'self'",
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  });
}

/**
 * Headers of views in frames of other sites, with nothing else allowed. `frame-ancestors` allows framing by
 * everybody; the older `x-frame-options` cannot express that and is removed.
 */
export function embedPolicy({ styleHashes }: Pick<PagePolicyOptions, 'styleHashes'>) {
  const policy = policyOf({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': ["'self'", ...styleHashes],
    'img-src': ["'self'", 'data:'],
    'connect-src': "'self'",
    'font-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': '*',
  });
  return {
    ...policy,
    'cross-origin-resource-policy': 'cross-origin',
    'permissions-policy': policyWith('()', '()'),
  };
}
