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
export const permissionsPolicy = policyWithCamera('()');

/** Of pages that read codes with the camera; the frames of other sites still may not use it. */
export const cameraPermissionsPolicy = policyWithCamera('(self)');

/**
 * Of every answer, errors included; a page puts its own content security policy in place of the closed one. Documents of
 * the API never load anything. Left out is what only browsers of long ago read.
 */
export function helmetOptions({ https, hstsSubdomains }: HeaderOptions) {
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

/** The same as a table, for what is answered outside of the framework. Names are in lower case. */
export function securityHeaders(options: HeaderOptions): Readonly<Record<string, string>> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(helmetOptions(options))(request, response, (fault) => {
    if (fault !== undefined) throw fault;
  });
  const headers = Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]);
  return { ...Object.fromEntries(headers), 'permissions-policy': permissionsPolicy };
}

/**
 * For `reply.helmet`: the policy of HTML pages and of the service worker. Our own files, inlined styles by hash, nothing
 * inline else.
 */
export function pagePolicy({ styleHashes, analyticsOrigin, tilesOrigin }: PagePolicyOptions) {
  const analytics = analyticsOrigin === null ? [] : [analyticsOrigin];
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
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
      },
    },
  } satisfies HelmetOptions;
}

/** For `reply.helmet`: the policy of views that stand in frames of other sites. They may be framed, and do nothing else. */
export function embedPolicy({ styleHashes }: Pick<PagePolicyOptions, 'styleHashes'>) {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': "'none'",
        'script-src': "'self'",
        'style-src': ["'self'", ...styleHashes],
        'img-src': ["'self'", 'data:'],
        'connect-src': "'self'",
        'font-src': "'self'",
        'base-uri': "'none'",
        'form-action': "'none'",
        'frame-ancestors': '*',
      },
    },
    crossOriginResourcePolicy: { policy: 'cross-origin' },
  } satisfies HelmetOptions;
}
