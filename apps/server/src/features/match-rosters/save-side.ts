import type { ErrorCode } from '@sevenmetre/contract';
import {
  decideRosterSave,
  hasRosterErrors,
  matchRosterViolations,
  noRosterMarks,
} from '@sevenmetre/rules/match-roster';
import type { MatchRosterViolation, RosterChecker, RosterSaveDecision } from '@sevenmetre/rules/match-roster';
import type { RosterRole, Side } from '@sevenmetre/rules/vocabulary';
import type { Tx } from '../../platform/database/index.ts';
import { recordAudit } from '../audit/index.ts';
import type { RosterFacts } from './load-facts.ts';
import * as rosterRepository from './roster.repository.ts';
import type { EntryRow } from './roster.repository.ts';
import type { StoredSide } from './roster-side.ts';

/** A requested roster entry. */
export interface AskedEntry {
  readonly participantId: number;
  readonly role: RosterRole;
  readonly jerseyNumber: number | null;
}

export interface SideSave {
  readonly matchId: number;
  readonly side: Side;
  /** The stored roster, read under the lock of the match. */
  readonly stored: StoredSide;
  readonly facts: RosterFacts;
  /** The revision that the save is based on. */
  readonly revision: number;
  /** Key of the caller's previous save that was not answered yet; absent: none. */
  readonly after?: string | null;
  /** Key of this call; absent: none. */
  readonly key?: string | null;
  readonly asked: readonly AskedEntry[];
  readonly confirm: boolean;
  readonly checkedBy: RosterChecker;
  readonly userId: number;
  readonly now: Date;
}

/** The specification's GUID: the new roster omits participants who already have events in the match. */
const omitsParticipantsWithEvents = '0b7f0c64-5d5e-4b0e-9d0a-3f6c1f3d7a21';

export interface SideRefusal {
  readonly code: ErrorCode;
  /** The side, with the persons or violations in question. */
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** Why a save is refused; null: it may be stored. The caller holds the lock of the match. */
export async function refuseSide(save: SideSave, tx: Tx): Promise<SideRefusal | null> {
  const { matchId, side, stored, asked, facts } = save;
  const decision = decisionOn(save);
  if (decision.kind === 'unchanged') return null;
  if (decision.kind === 'changed-meanwhile')
    return { code: 'roster-changed-meanwhile', parameters: { side } };
  const ids = asked.map(({ participantId }) => participantId);
  const ofClub = await rosterRepository.findOfClub(stored.clubId, ids, tx);
  const strangers = ids.filter((id) => !ofClub.has(id));
  if (strangers.length > 0)
    return { code: 'roster-participant-unknown', parameters: { side, participantIds: strangers } };
  if (decision.kind === 'omits-events')
    return {
      code: omitsParticipantsWithEvents,
      parameters: { side, participantIds: decision.participantIds },
    };
  const elsewhere = await rosterRepository.findOnOtherSide({ matchId, side }, ids, tx);
  const violations = [
    ...inOtherRoster(elsewhere),
    ...matchRosterViolations(withMarks(save), facts.limits, save.checkedBy),
  ];
  return hasRosterErrors(violations) ? { code: 'roster-invalid', parameters: { side, violations } } : null;
}

function decisionOn({ stored, asked, revision, after = null, confirm }: SideSave): RosterSaveDecision {
  const { people, state, savedByKey } = stored;
  const entries = people.filter(({ onRoster, entryId }) => onRoster && entryId !== null);
  const withEvents = people.filter(({ hasEvents }) => hasEvents).map(({ participantId }) => participantId);
  return decideRosterSave(
    { revision: stored.revision, savedByKey, state, entries, withEvents },
    { revision, after, entries: asked, confirm },
  );
}

/** A person never plays for both teams of one match, whatever the settings of the edition. */
function inOtherRoster(participantIds: readonly number[]): MatchRosterViolation[] {
  if (participantIds.length === 0) return [];
  return [{ code: 'other-team', level: 'error', participantIds, parameters: {} }];
}

/** Stores the roster with its audit entry; returns whether anything changed. */
export async function storeSide(save: SideSave, tx: Tx): Promise<boolean> {
  const decision = decisionOn(save);
  if (decision.kind !== 'store') return false;
  const { state } = decision;
  const { matchId, side, stored, asked, checkedBy, userId, now } = save;
  const before = save.facts.entries.filter(
    (entry) => entry.matchId === matchId && entry.teamId === stored.teamId,
  );
  await storeEntries(save, before, tx);
  const revision = stored.revision + 1;
  await rosterRepository.upsert(
    {
      matchId,
      side,
      state,
      revision,
      savedAt: now,
      savedByUserId: userId,
      savedByKey: save.key ?? null,
      confirmedAt: state === 'confirmed' ? now : null,
    },
    tx,
  );
  await recordAudit(tx, {
    at: now,
    userId,
    action: checkedBy === 'hall' ? 'match-roster.save-at-table' : 'match-roster.save',
    subjectType: 'match',
    subjectId: matchId,
    before: { side, state: stored.state, revision: stored.revision, entries: before.map(logged) },
    after: { side, state, revision, entries: asked.map(logged) },
  });
  return true;
}

async function storeEntries({ matchId, side, stored, asked }: SideSave, before: readonly EntryRow[], tx: Tx) {
  await rosterRepository.deleteOfOtherTeams({ matchId, side, teamId: stored.teamId }, tx);
  const wanted = new Map(asked.map((entry) => [entry.participantId, entry]));
  const gone = before.filter(({ participantId }) => !wanted.has(participantId));
  await rosterRepository.deleteEntries(
    gone.map(({ id }) => id),
    tx,
  );
  for (const entry of before) {
    const { role, jerseyNumber } = wanted.get(entry.participantId) ?? entry;
    if (role !== entry.role || jerseyNumber !== entry.jerseyNumber)
      await rosterRepository.updateEntry(entry.id, { role, jerseyNumber }, tx);
  }
  const known = new Set(before.map(({ participantId }) => participantId));
  const added = asked.filter(({ participantId }) => !known.has(participantId));
  const rows = added.map(({ participantId, role, jerseyNumber }) => ({
    matchId,
    side,
    teamId: stored.teamId,
    participantId,
    role,
    jerseyNumber,
  }));
  await rosterRepository.insertEntries(rows, tx);
}

function withMarks({ asked, stored }: SideSave) {
  const marks = new Map(stored.people.map((person) => [person.participantId, person.marks]));
  return asked.map((entry) => ({ ...entry, marks: marks.get(entry.participantId) ?? noRosterMarks }));
}

function logged({ participantId, role, jerseyNumber }: AskedEntry): readonly unknown[] {
  return [participantId, role, jerseyNumber];
}
