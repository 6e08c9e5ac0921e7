import type { ReporterMatchBody } from '@sevenmetre/contract/reporter/schemas';
import { missesReferee } from '@sevenmetre/rules/match-roster';
import type { Actor } from '@sevenmetre/rules/permissions';
import type { Snapshot } from '@sevenmetre/rules/snapshot';
import { sides } from '@sevenmetre/rules/vocabulary';
import type { Side } from '@sevenmetre/rules/vocabulary';
import { isClientTooOld, oldestSupportedVersion } from '@sevenmetre/sync';
import { replaceMatchReferees } from '../appointments/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import { recordAudit } from '../audit/index.ts';
import type { MatchRow } from '../competition/index.ts';
import { appendChange } from '../live/index.ts';
import { callKeys, loadReference, lockMatch, refuseRole, refuseWriter } from '../match-events/index.ts';
import { loadFacts, refuseSide, rosterSide, storeSide } from '../match-rosters/index.ts';
import type { AskedEntry, RosterFacts, SideSave } from '../match-rosters/index.ts';
import { matchBody } from './read-reporter.use-case.ts';
import type { ReporterContext } from './read-reporter.use-case.ts';
import * as reporterRepository from './reporter.repository.ts';

interface AskedSide {
  readonly revision: number;
  readonly after?: string | null | undefined;
  readonly entries: readonly AskedEntry[];
}

/** Both sides, one, or the referees alone; absent parts stay unchanged. */
export interface RosterCall {
  readonly matchId: number;
  readonly actor: Actor;
  readonly protocol: string | undefined;
  /** Key of the tap: a repeated call changes nothing, however late it comes. */
  readonly key?: string | undefined;
  readonly home: AskedSide | undefined;
  readonly away: AskedSide | undefined;
  readonly referees: readonly (number | null)[] | undefined;
  /** Locks both sides for their clubs; requires the first referee. */
  readonly confirm: boolean;
}

interface Loaded {
  readonly call: RosterCall;
  readonly snapshot: Snapshot;
  readonly now: Date;
  readonly match: MatchRow;
  readonly facts: RosterFacts;
  readonly referees: readonly (number | null)[];
}

/**
 * Saves the rosters with numbers, and the referees, in one transaction under the lock of the match, until it
 * is approved. A repeat changes nothing.
 */
export function saveRosters(context: ReporterContext, call: RosterCall): Promise<Outcome<ReporterMatchBody>> {
  const { database, clock } = context;
  return database.transaction(async (tx): Promise<Outcome<ReporterMatchBody>> => {
    if (isClientTooOld(call.protocol)) return refuse('client-too-old', { oldestSupportedVersion });
    const forbidden = refuseRole(call.actor, 'reporterRosterSave', clock.now());
    if (forbidden) return forbidden;
    const locked = await lockMatch(call.matchId, tx);
    const snapshot = context.snapshot();
    if (!locked || snapshot?.edition.id !== locked.edition.id)
      return refuse('match-unknown', { matchId: call.matchId });
    const now = clock.now();
    const elsewhere = refuseWriter(call.actor, 'reporterRosterSave', locked, now);
    if (elsewhere) return elsewhere;
    const { match } = locked;
    if (call.key !== undefined && (await callKeys.isDone(match.id, call.key, tx)))
      return answer({ call, snapshot, now, match }, tx);
    const reference = await loadReference(tx);
    if (reference.stageCode(match.stageId) === 'finished') return refuse('match-approved');
    const facts = await loadFacts({ editionId: match.editionId, matches: [match], wholeClubs: true }, tx);
    const referees = await reporterRepository.findMatchReferees(match.id, tx);
    return carryOut({ call, snapshot, now, match, facts, referees }, tx);
  });
}

async function carryOut(loaded: Loaded, tx: Tx): Promise<Outcome<ReporterMatchBody>> {
  const { call, match, snapshot, now } = loaded;
  const saves = sides.flatMap((side) => saveOf(loaded, side));
  const empty = sides.find((side) => call[side] && !saves.some((save) => save.side === side));
  if (empty) return refuse('roster-side-empty', { side: empty });
  const refused = await refuseAll(loaded, saves, tx);
  if (refused?.code === 'roster-changed-meanwhile') {
    const current = await matchBody({ snapshot, actor: call.actor, now, match }, tx);
    return refuse(refused.code, { ...refused.parameters, current });
  }
  if (refused) return refused;
  let rostersChanged = false;
  for (const save of saves) rostersChanged = (await storeSide(save, tx)) || rostersChanged;
  const refereesChanged = await storeReferees(loaded, tx);
  if (call.key !== undefined) {
    const used = { matchId: match.id, clientKey: call.key, action: 'reporterRosterSave', doneAt: now };
    await callKeys.insert(used, tx);
  }
  const answered = await answer(loaded, tx);
  if (answered.ok && (rostersChanged || refereesChanged))
    await appendChange(tx, { rosters: [match.id], ...(refereesChanged ? { structure: true } : {}) });
  return answered;
}

/** The present match. */
async function answer(
  { call, snapshot, now, match }: Pick<Loaded, 'call' | 'snapshot' | 'now' | 'match'>,
  tx: Tx,
): Promise<Outcome<ReporterMatchBody>> {
  const body = await matchBody({ snapshot, actor: call.actor, now, match }, tx);
  return body ? done(body) : refuse('match-unknown', { matchId: match.id });
}

/** A side that is confirmed without a roster in the call is confirmed as stored. */
function saveOf({ call, match, facts, now }: Loaded, side: Side): SideSave[] {
  const stored = rosterSide(facts, match, side, { birthYears: false, wholeClub: true });
  const asked = call[side];
  if (!stored || !(asked || call.confirm)) return [];
  const {
    revision = stored.revision,
    after = null,
    entries = stored.people.filter(({ onRoster }) => onRoster),
  } = asked ?? {};
  const { actor, key = null } = call;
  const base = { matchId: match.id, side, stored, facts, revision, after, key, now, userId: actor.userId };
  return [{ ...base, asked: entries, confirm: call.confirm, checkedBy: 'hall' }];
}

async function refuseAll(loaded: Loaded, saves: readonly SideSave[], tx: Tx) {
  const { call, match, referees } = loaded;
  if (missesReferee(call.confirm, call.referees ?? referees)) return refuse('referee-missing');
  if (call.referees && !(await areApproved(match.editionId, call.referees, tx)))
    return refuse('referee-unknown', { referees: call.referees });
  for (const save of saves) {
    const refused = await refuseSide(save, tx);
    if (refused) return refuse(refused.code, refused.parameters);
  }
  return null;
}

async function areApproved(editionId: number, asked: readonly (number | null)[], tx: Tx): Promise<boolean> {
  const named = asked.filter((id) => id !== null);
  const known = new Set((await reporterRepository.findApprovedReferees(editionId, tx)).map(({ id }) => id));
  return named.length === new Set(named).size && named.every((id) => known.has(id));
}

async function storeReferees({ call, match, referees, now }: Loaded, tx: Tx): Promise<boolean> {
  const { referees: asked, actor } = call;
  if (!asked || asked.every((id, index) => id === referees[index])) return false;
  await replaceMatchReferees(match.id, asked, tx);
  await recordAudit(tx, {
    at: now,
    userId: actor.userId,
    action: 'match.referees',
    subjectType: 'match',
    subjectId: match.id,
    before: { referees },
    after: { referees: asked },
  });
  return true;
}
