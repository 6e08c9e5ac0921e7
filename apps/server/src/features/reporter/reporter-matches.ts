import type { ReporterMatch } from '@sevenmetre/contract/reporter/schemas';
import { readsRosters } from '@sevenmetre/rules/permissions';
import type { Actor } from '@sevenmetre/rules/permissions';
import { scoutingScope } from '@sevenmetre/rules/scouting';
import { categoryOfMatch, recordedStageOf, ticket } from '@sevenmetre/rules/snapshot';
import type { Snapshot } from '@sevenmetre/rules/snapshot';
import type { Tx } from '../../platform/database/index.ts';
import { editionRepository, groupRepository } from '../competition/index.ts';
import type { EditionRow, MatchEventRow, MatchRow } from '../competition/index.ts';
import { findNamePublication } from '../live/index.ts';
import {
  findStandingSignatures,
  hallDayOf,
  loadLineup,
  loadReference,
  matchDetail,
} from '../match-events/index.ts';
import type { Reference } from '../match-events/index.ts';
import { loadFacts, rosterSide, withTeam } from '../match-rosters/index.ts';
import type { RosterFacts } from '../match-rosters/index.ts';
import * as reporterRepository from './reporter.repository.ts';

export interface MatchesRequest {
  readonly snapshot: Snapshot;
  readonly actor: Actor;
  readonly now: Date;
  readonly matches: readonly MatchRow[];
  /** Whether other people of the clubs may be added. */
  readonly wholeClubs: boolean;
}

interface Sources extends MatchesRequest {
  readonly edition: EditionRow;
  readonly facts: RosterFacts;
  readonly reference: Reference;
  readonly publication: Awaited<ReturnType<typeof findNamePublication>>;
  readonly events: readonly MatchEventRow[];
  readonly knockoutIds: ReadonlySet<number>;
  readonly signatures: Awaited<ReturnType<typeof findStandingSignatures>>;
}

export interface ReporterMatches {
  readonly matches: readonly ReporterMatch[];
  readonly facts: RosterFacts;
}

/** The matches with all data for reporting; those that the public data do not contain yet are left out. */
export async function reporterMatches(request: MatchesRequest, tx: Tx): Promise<ReporterMatches> {
  const { snapshot, matches, wholeClubs } = request;
  const editionId = snapshot.edition.id;
  const edition = await editionRepository.findById(editionId, tx);
  if (!edition) throw new Error(`there is no edition ${editionId}`);
  const ids = matches.map(({ id }) => id);
  const facts = await loadFacts({ editionId, matches, wholeClubs }, tx);
  const events = await reporterRepository.findEvents(ids, tx);
  const publication = await findNamePublication(editionId, tx);
  const groupIds = matches.flatMap(({ groupId }) => groupId ?? []);
  const knockoutIds = await groupRepository.findKnockoutIds(groupIds, tx);
  const reference = await loadReference(tx);
  const signatures = await findStandingSignatures(ids, tx);
  const sources = { ...request, edition, facts, events, publication, knockoutIds, reference, signatures };
  const made: ReporterMatch[] = [];
  for (const match of matches) {
    const row = snapshot.matches.get(match.id);
    if (!row) continue;
    // A walkover is public as finished; the reporter needs the recorded stage.
    const shown = { ...ticket(snapshot, row), stageCode: recordedStageOf(snapshot, row) };
    const { edition: head, categories } = snapshot;
    const category = categoryOfMatch(snapshot, row)?.id ?? null;
    const scouting = scoutingScope(head.scouting === true, categories.values(), category);
    made.push({ ticket: shown, scouting, ...(await reporterMatch(match, sources, tx)) });
  }
  return { matches: made, facts };
}

async function reporterMatch(
  match: MatchRow,
  sources: Sources,
  tx: Tx,
): Promise<Omit<ReporterMatch, 'ticket' | 'scouting'>> {
  const { snapshot, facts, publication, wholeClubs } = sources;
  const events = sources.events.filter(({ matchId }) => matchId === match.id);
  const lineup = await loadLineup(match.id, publication, tx);
  const detail = matchDetail({
    ...sources,
    ...lineup,
    match,
    signatures: sources.signatures.get(match.id) ?? [],
    events: events.filter(({ pending }) => !pending),
  });
  const hall = hallDayOf(match, snapshot.edition.timeZone);
  const stageCode = sources.reference.stageCode(match.stageId);
  const isShown = readsRosters(sources.actor, { match: { stageCode, hall } });
  const side = (of: 'home' | 'away') => {
    const whole = withTeam(
      rosterSide(facts, match, of, { birthYears: false, wholeClub: wholeClubs }),
      snapshot,
    );
    return isShown || whole === null ? whole : { ...whole, people: [] };
  };
  const { officialHomeScore: homeScore, officialAwayScore: awayScore, officialReason: reason } = match;
  return {
    detail,
    home: side('home'),
    away: side('away'),
    isKnockout: match.groupId === null || sources.knockoutIds.has(match.groupId),
    refereeIds: lineup.referees.map(({ id }) => id),
    official: homeScore === null || awayScore === null ? null : { homeScore, awayScore, reason },
    waiting: events.filter(({ pending, heldChange }) => pending || heldChange !== null).length,
    revision: match.revision,
  };
}
