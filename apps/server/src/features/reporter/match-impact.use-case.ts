import type { Impact, ImpactBody } from '@sevenmetre/contract/matches/match-changes';
import { matchSlug } from '@sevenmetre/rules/names';
import type { Actor } from '@sevenmetre/rules/permissions';
import { headOfTeam } from '@sevenmetre/rules/snapshot';
import type { Snapshot } from '@sevenmetre/rules/snapshot';
import type { Tx } from '../../platform/database/index.ts';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import {
  editionRepository,
  matchEventRepository,
  matchRepository,
  previewGroups,
} from '../competition/index.ts';
import type { EditionRow, GroupsPreview, GroupTeamRow, MatchRow } from '../competition/index.ts';
import {
  deriveResult,
  loadReference,
  refuseBeside,
  refuseWriter,
  rulingPatch,
} from '../match-events/index.ts';
import type { Reference } from '../match-events/index.ts';
import type { ReporterContext } from './read-reporter.use-case.ts';

interface Loaded {
  readonly snapshot: Snapshot;
  readonly edition: EditionRow;
  readonly match: MatchRow;
  readonly reference: Reference;
  readonly now: Date;
  readonly events: Awaited<ReturnType<typeof matchEventRepository.findLiveByMatchId>>;
}

/**
 * Effect of a change of a match on tables, seats and matches. Locks and stores nothing. A walkover or an
 * official score counts as if the match were approved.
 */
export function readImpact(
  { database, clock, snapshot: current }: ReporterContext,
  actor: Actor,
  matchId: number,
  asked: ImpactBody,
): Promise<Outcome<Impact>> {
  return database.transaction(
    async (tx): Promise<Outcome<Impact>> => {
      const match = await matchRepository.findById(matchId, tx);
      const edition = match && (await editionRepository.findById(match.editionId, tx));
      const snapshot = current();
      if (!match || !edition || snapshot?.edition.id !== edition.id)
        return refuse('match-unknown', { matchId });
      const refused = refuseWriter(actor, 'matchImpact', { match, edition }, clock.now());
      if (refused) return refused;
      const hidden = asked.kind === 'official-score' ? refuseBeside(asked.score, match.walkOver) : null;
      if (hidden) return hidden;
      const reference = await loadReference(tx);
      const events = await matchEventRepository.findLiveByMatchId(matchId, tx);
      const loaded = { snapshot, edition, match, reference, events, now: clock.now() };
      return done(await impactOf(loaded, asked, tx));
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

async function impactOf(loaded: Loaded, asked: ImpactBody, tx: Tx): Promise<Impact> {
  const { snapshot, edition, match, reference } = loaded;
  const erases =
    asked.kind === 'erase-events' || (asked.kind === 'ruling' && asked.ruling.ruling === 'replay');
  const events = erases ? [] : loaded.events;
  const changed = { ...match, ...patchOf(asked, loaded) };
  const after = { ...changed, ...(await deriveResult(changed, events, reference, tx)) };
  const preview = await previewGroups(edition, after, tx);
  const goals = events.filter(
    ({ eventTypeId }) => (reference.types.get(eventTypeId)?.scoreIncrease ?? 0) > 0,
  );
  return {
    before: { homeScore: match.homeScore, awayScore: match.awayScore },
    after: { homeScore: after.homeScore, awayScore: after.awayScore },
    eventsNotCounted: after.walkOver === null ? 0 : goals.length,
    tables: tablesOf(preview, snapshot),
    matches: matchesOf(preview, snapshot),
    conflicts: preview.conflicts.map(({ groupId, teamId, belongsTo, matchIds }) => ({
      groupLabel: groupId === null ? null : (preview.labels.get(groupId) ?? null),
      team: teamHead(snapshot, teamId),
      belongsTo: teamHead(snapshot, belongsTo),
      matchIds: [...matchIds],
    })),
    clashes: preview.clashes.map(({ teamId, places }) => ({
      team: teamHead(snapshot, teamId),
      groupLabels: places.flatMap(({ groupId }) => preview.labels.get(groupId ?? 0) ?? []),
    })),
  };
}

function patchOf(asked: ImpactBody, { match, reference, now }: Loaded): Partial<MatchRow> {
  const idOf = (code: string) => [...reference.stages.values()].find((stage) => stage.code === code)?.id;
  const finished = { stageId: idOf('finished') ?? match.stageId };
  switch (asked.kind) {
    case 'approve':
      return finished;
    case 'reopen':
      return { stageId: idOf('waiting_for_approval') ?? match.stageId };
    case 'walkover':
      return { walkOver: asked.outcome, ...(asked.outcome === null ? {} : finished) };
    case 'official-score': {
      const { homeScore: officialHomeScore = null, awayScore: officialAwayScore = null } = asked.score ?? {};
      return { officialHomeScore, officialAwayScore, ...finished };
    }
    case 'ruling':
      return rulingPatch(asked.ruling, match, reference, now) ?? {};
    case 'erase-events':
      return {};
  }
}

function tablesOf({ groupTeams, labels }: GroupsPreview, snapshot: Snapshot): Impact['tables'] {
  const tables = new Map<number, Impact['tables'][number]>();
  for (const { before, after } of groupTeams) {
    const team = teamHead(snapshot, after.teamId);
    // A seat that changes its team is shown by the matches of its group.
    if (!team || before.teamId !== after.teamId) continue;
    const { groupId } = after;
    const table = tables.get(groupId) ?? { groupId, label: labels.get(groupId) ?? '', rows: [] };
    tables.set(groupId, {
      ...table,
      rows: [...table.rows, { team, before: place(before), after: place(after) }],
    });
  }
  return [...tables.values()];
}

function place({ standings, points, goalsScored, goalsConceded }: GroupTeamRow) {
  return { standings, points, goalsScored, goalsConceded };
}

function matchesOf({ matches, labels }: GroupsPreview, snapshot: Snapshot): Impact['matches'] {
  return matches.flatMap(({ before, after }) =>
    (['home', 'away'] as const).flatMap((side) => {
      const column = side === 'home' ? 'homeTeamId' : 'awayTeamId';
      if (before[column] === after[column]) return [];
      const { id: matchId, matchNumber, groupId } = after;
      const label = groupId === null ? null : (labels.get(groupId) ?? null);
      return {
        matchId,
        matchNumber,
        slug: matchSlug(label, matchNumber),
        side,
        before: teamHead(snapshot, before[column]),
        after: teamHead(snapshot, after[column]),
      };
    }),
  );
}

function teamHead(snapshot: Snapshot, teamId: number | null) {
  const team = teamId === null ? undefined : snapshot.teams.get(teamId);
  return team ? headOfTeam(snapshot, team) : null;
}
