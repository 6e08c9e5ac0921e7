import { operations } from '@sevenmetre/contract';
import type { OperationName } from '@sevenmetre/contract';
import type { StandingSignature } from '@sevenmetre/contract/match-events/schemas';
import type { MatchDetail } from '@sevenmetre/contract/matches/match-detail';
import type { Link } from '@sevenmetre/contract/common';
import { type Action, linksFor } from '@sevenmetre/contract/permissions';
import type { Actor } from '@sevenmetre/rules/permissions';
import { liveMatchRow } from '@sevenmetre/rules/snapshot';
import type { PublicReferee, PublicRosterEntry } from '@sevenmetre/rules/snapshot';
import type { PublicMatchEvent } from '@sevenmetre/rules/tournament';
import { stageCodes } from '@sevenmetre/rules/vocabulary';
import type { Publication } from '@sevenmetre/rules/names';
import { toSnapshotMatch } from '../competition/index.ts';
import type { MatchEventRow, NamedConflict } from '../competition/index.ts';
import { toPublicEvent } from './event-rows.ts';
import type { LockedMatch } from './lock-match.ts';
import { hallDayOf } from './may-write.ts';
import type { Reference } from './reference.ts';
import type { Tx } from '../../platform/database/index.ts';
import { findReferees, findRoster } from '../live/index.ts';

/** Participants in the roster of a match. */
export interface Lineup {
  readonly roster: readonly PublicRosterEntry[];
  readonly referees: readonly PublicReferee[];
}

export interface DetailSources extends LockedMatch, Lineup {
  readonly actor: Actor;
  readonly now: Date;
  readonly reference: Reference;
  /** Events that count, in any order. */
  readonly events: readonly MatchEventRow[];
  /** Seats that keep a team that plays there, although another team should have them. */
  readonly conflicts?: readonly NamedConflict[];
  /** Signatures that stand; absent: not in this answer. */
  readonly signatures?: readonly StandingSignature[];
}

/** Answer for a writer: the specified body, with keys of taps and the actor's next actions. */
export function matchDetail(sources: DetailSources): MatchDetail {
  const { match, edition, reference, events, roster, referees, conflicts = [], signatures } = sources;
  const seatConflicts = conflicts.map((conflict) => ({ ...conflict, matchIds: [...conflict.matchIds] }));
  const row = liveMatchRow(toSnapshotMatch(match, edition.timeZone));
  return {
    events: events
      .map((event) => ({ ...toPublicEvent(event, reference), clientKey: event.clientKey }))
      .sort(byMatchClock),
    match: { ...row, meta: { ...row.meta } },
    // Also if recorded in another stage: a device continues with it.
    meta: {
      ...(seatConflicts.length === 0 ? {} : { seatConflicts }),
      ...(match.clock === null ? {} : { clock: match.clock }),
      ...(signatures === undefined ? {} : { signatures: [...signatures] }),
    },
    referees: [...referees],
    roster: [...roster],
    links: links(sources),
  };
}

/** By stage first: the first half may run beyond the minute at which the second begins. */
function byMatchClock(a: PublicMatchEvent, b: PublicMatchEvent): number {
  const stages =
    stageCodes.indexOf(a.competitionMatchStageCode) - stageCodes.indexOf(b.competitionMatchStageCode);
  return stages || a.minute - b.minute || a.second - b.second || a.id - b.id;
}

function links({ actor, match, edition, reference, now }: DetailSources): Link[] {
  const hall = hallDayOf(match, edition.timeZone);
  const subject = { match: { stageCode: reference.stageCode(match.stageId), hall } };
  return linksFor(actor, subject, now).flatMap((action) => linkOf(action, match.id));
}

/** Reopening is a change of stage, with its own name as a link. */
function linkOf(action: Action, matchId: number): Link[] {
  const name = action === 'matchReopen' ? 'matchStage' : action;
  if (!isOperation(name)) return [];
  const { method, path } = operations[name];
  const href = path.replace(/\{(id|matchId)\}/, String(matchId));
  return [{ routeName: action, operationId: name, method, href }];
}

function isOperation(name: string): name is OperationName {
  return name in operations;
}

export async function loadLineup(matchId: number, publication: Publication, tx: Tx): Promise<Lineup> {
  const roster = await findRoster(matchId, publication, tx);
  return { roster, referees: await findReferees(matchId, tx) };
}
