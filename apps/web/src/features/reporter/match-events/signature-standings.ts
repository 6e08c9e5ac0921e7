import {
  signatureRoles,
  type SignatureMoment,
  type SignatureRole,
  type Standing,
  standingOf,
} from '@sevenmetre/rules/match';
import type { ShownSignature } from '@sevenmetre/sync/outbox/index';
import { countedScore } from './recording-state.ts';
import type { TableState } from './recording-state.ts';

export interface RoleStanding {
  readonly role: SignatureRole;
  readonly standing: Standing;
  readonly signature: ShownSignature | undefined;
}

/** The score as signatures after the match name it. */
export function signedScore(state: TableState): { readonly home: number; readonly away: number } {
  const { homeScore: home, awayScore: away } = countedScore(state);
  return { home, away };
}

/** How each role stands at a moment of the match. */
export function signatureStandings(state: TableState, moment: SignatureMoment): RoleStanding[] {
  const score = signedScore(state);
  return signatureRoles.map((role) => {
    const signature = state.view.signatures.find((one) => one.moment === moment && one.role === role);
    return { role, standing: standingOf(signature, score), signature };
  });
}

/** Whether the role has said what it has to say: a refusal is a statement, too. */
export function isDone(standing: Standing): boolean {
  return standing === 'signed' || standing === 'unchecked' || standing === 'refused';
}
