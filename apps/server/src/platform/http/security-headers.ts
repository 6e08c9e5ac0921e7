import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';
import type { HelmetOptions } from 'helmet';

export interface HeaderOptions {
  /** Whether visitors reach the portal by https; only then browsers are told to insist on it. */
  readonly https: boolean;
  /** Whether they are told so of all subdomains too. */
  readonly hstsSubdomains: boolean;
}

export interface PagePolicyOptions {
  /** `'sha256-…'` of every inlined style. */
  readonly styleHashes: readonly string[];
  /** Origin of the usage analytics, when it is configured. */
  readonly analyticsOrigin: string | null;
  /** Origin of the tiles of maps, when it is configured. */
  readonly tilesOrigin: string | null;
}

const policyWithCamera = (camera: '()' | '(self)') =>
  `camera=${camera}, geolocation=(), microphone=(), payment=(), usb=()`;

/** What helmet has no header for. */
const permissionsPolicy = policyWithCamera('()');

/** Of pages that read codes with the camera; the frames of other sites still may not use it. */
export const cameraPermissionsPolicy = policyWithCamera('(self)');

/**
 * Of every answer, errors included; a page puts its own content security policy in place of the closed one. Documents of
 * the API never load anything. Left out is what only browsers of long ago read.
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

/** Headers of every answer, made once. Names are in lower case. */
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
 * Headers of every answer that say nothing of these bytes: JSON follows no link, opens no window and asks for no camera, and the
 * closed policy keeps it out of frames. Prepared answers are sent without them, to every reader after every goal.
 */
export function needlessHeaders(contentType: string): readonly string[] {
  return contentType.startsWith('application/json') ? documentHeaders : [];
}

/** What helmet would set on an answer. */
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

/** A content security policy as the header that takes the place of the closed one. */
function policyOf(directives: Directives): Readonly<Record<string, string>> {
  const name = 'content-security-policy';
  const headers = headersOf({ contentSecurityPolicy: { useDefaults: false, directives } });
  return { [name]: headers[name] ?? '' };
}

/**
 * Headers of HTML pages and of the service worker, in place of those of every answer. Our own files, inlined styles by hash,
 * nothing else inline.
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
 * Headers of views in frames of other sites: they may be framed, and do nothing else. `frame-ancestors` says who may
 * frame them; the older `x-frame-options` cannot say "everybody" and has to be removed.
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
  return { ...policy, 'cross-origin-resource-policy': 'cross-origin' };
}
