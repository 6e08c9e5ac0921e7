import { isPortalId } from '@sevenmetre/contract/portal-mark';

/** What an answer shows about its sender. */
export interface AnswerMark {
  readonly status: number;
  /** The portal id; null: none. */
  readonly portal: string | null;
  /** The returned id of the call; null: none. */
  readonly call: string | null;
  /** Whether the body is complete and JSON. */
  readonly isJson: boolean;
}

/** What a device expects of the answer to a call. */
export interface ExpectedMark {
  /** The portal id in the call; null: the device knows none yet. */
  readonly portal: string | null;
  /** The id of the call. */
  readonly call: string;
}

/** The status of a server whose portal id differs from the one in the call. */
const misdirected = 421;

/**
 * Whether an answer is the portal's answer to this call (SY19). Gateways, captive portals and filters set no
 * mark, and a stored copy of an earlier answer has the id of another call. Of another portal only the refusal of
 * the call counts.
 */
export function isOurs({ status, portal, call, isJson }: AnswerMark, expected: ExpectedMark): boolean {
  if (portal === null || !isPortalId(portal) || call !== expected.call || !isJson) return false;
  return expected.portal === null || portal === expected.portal || status === misdirected;
}
