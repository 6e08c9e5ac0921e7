import type { Action } from '@sevenmetre/contract/permissions';
import type { Actor } from '@sevenmetre/rules/permissions';
import type { RegistrationWindows } from '@sevenmetre/rules/registration';
import type { ErrorCode } from '@sevenmetre/contract/errors';
import { permission } from '../../../platform/permission/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { findRegistrationWindows, shareCurrentEdition } from '../../competition/index.ts';
import type { EditionRow } from '../../competition/index.ts';
import * as clubRepository from './club.repository.ts';
import type { ClubRow } from './club.repository.ts';
import { refuse } from '../../../platform/outcome/index.ts';
import type { Refusal as AnyRefusal } from '../../../platform/outcome/index.ts';

type RefusalCode = Extract<
  ErrorCode,
  | 'edition-missing'
  | 'club-unknown'
  | 'forbidden'
  | 'window-closed'
  | 'teams-closed'
  | 'team-seated'
  | 'state-not-allowed'
  | 'changed-meanwhile'
  | 'registration-invalid'
>;

export type Refusal = AnyRefusal<RefusalCode>;

export interface OpenRegistration {
  readonly ok: true;
  /** Locked until the transaction ends. */
  readonly club: ClubRow;
  readonly edition: EditionRow;
  readonly windows: RegistrationWindows;
}

/**
 * Locks a registration of the current edition for a permitted action. Another user's is treated as unknown; a
 * declined one can be changed by organisers only.
 */
export async function openRegistration(
  tx: Tx,
  actor: Actor,
  { clubId, action, now }: { readonly clubId: number; readonly action: Action; readonly now: Date },
): Promise<OpenRegistration | Refusal> {
  const edition = await shareCurrentEdition(tx);
  if (!edition) return refuse('edition-missing');
  const windows = await findRegistrationWindows(edition.id, tx);
  const allowed = permission(actor, action, { club: { id: clubId }, windows }, now);
  if (allowed === 'forbidden') return refuse('club-unknown');
  const club = await clubRepository.lockById(clubId, edition.id, tx);
  if (!club) return refuse('club-unknown');
  if (allowed !== 'granted') return refuse('window-closed');
  if (club.registrationState === 'declined') return refuse('state-not-allowed', { state: 'declined' });
  return { ok: true, club, edition, windows };
}
