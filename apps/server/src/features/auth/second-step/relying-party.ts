/** The site that browsers keep passkeys for (relying party). */
export interface RelyingParty {
  /** Scheme, host and port as visitors see them. */
  readonly origin: string;
  /** The host alone. */
  readonly id: string;
}

export function relyingPartyOf(origin: string): RelyingParty {
  return { origin, id: new URL(origin).hostname };
}

export const portalName = 'Sevenmetre';
