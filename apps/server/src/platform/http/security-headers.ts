export interface HeaderOptions {
  /** Whether visitors reach the portal by https; only then browsers are told to insist on it. */
  readonly https: boolean;
}

export interface PagePolicyOptions {
  /** `'sha256-…'` of every inlined style. */
  readonly styleHashes: readonly string[];
  /** Origin of the usage analytics, when it is configured. */
  readonly analyticsOrigin: string | null;
}

/** Documents of the API never load anything. */
const closedPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** On every answer, errors included. A page puts its own content security policy in place of the closed one. */
export function securityHeaders({ https }: HeaderOptions): Readonly<Record<string, string>> {
  return {
    'content-security-policy': closedPolicy,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(https ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  };
}

/** The policy of HTML pages and of the service worker: our own files, inlined styles by hash, nothing inline else. */
export function pagePolicy({ styleHashes, analyticsOrigin }: PagePolicyOptions): string {
  const analytics = analyticsOrigin === null ? '' : ` ${analyticsOrigin}`;
  return [
    "default-src 'none'",
    `script-src 'self'${analytics}`,
    ["style-src 'self'", ...styleHashes].join(' '),
    "img-src 'self' data:",
    `connect-src 'self'${analytics}`,
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
