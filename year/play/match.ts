import type { ReporterMatchBody } from '@sevenmetre/contract/reporter/schemas';
import type { Side, StageCode } from '@sevenmetre/rules/vocabulary';
import type { SeededRandom } from '@sevenmetre/rules/fiction';
import { type Person, YearError, done } from '../person.ts';

/** A match at its reporter's table. */
export interface TableMatch {
  readonly person: Person;
  readonly slug: string;
  readonly random: SeededRandom;
  /** Goals of an average team in a match. */
  readonly goals: number;
  /** The match as the device knows it; read again before each part. */
  body: ReporterMatchBody;
  taps: number;
}

/** Opens a match at the table. Both teams must be known. */
export async function openMatch(table: Omit<TableMatch, 'body' | 'taps'>): Promise<TableMatch> {
  const body = done(table.slug, await table.person.client.reporterMatch({ params: { slug: table.slug } }));
  const { home, away, ticket } = body.match;
  if (home === null || away === null)
    throw new YearError(`Nobody knows who plays match ${ticket.matchNumber} (${table.slug}) when it begins`);
  return { ...table, body, taps: 0 };
}

/** Confirms the players who are present, and the referees. */
export async function confirmRosters(table: TableMatch): Promise<void> {
  const { match, referees } = table.body;
  const side = (roster: NonNullable<typeof match.home>) => ({
    revision: roster.revision,
    entries: roster.people
      .filter(({ onRoster }) => onRoster)
      .map(({ participantId, role, jerseyNumber }) => ({ participantId, role, jerseyNumber })),
  });
  if (match.home === null || match.away === null) throw new YearError(`${table.slug} has lost a team`);
  const chosen = table.random.pick(referees.filter(({ here }) => here).concat(referees));
  const body = {
    home: side(match.home),
    away: side(match.away),
    referees: [chosen.id, null] as [number, null],
    confirm: true,
  };
  const params = { matchId: match.ticket.id };
  table.body = done('reporterRosterSave', await table.person.client.reporterRosterSave({ params, body }));
}

/** Begins a half and records its events. */
export async function playHalf(table: TableMatch, stage: '1st_half' | '2nd_half', now: Date): Promise<void> {
  const { halfLength } = table.body.match.ticket;
  await goTo(table, stage);
  const from = stage === '1st_half' ? 0 : halfLength;
  const events = (['home', 'away'] as const).flatMap((side) => [
    ...Array.from({ length: goalsOfHalf(table) }, () => ({ side, type: 'goal' })),
    ...(table.random.chance(0.3) ? [{ side, type: 'two-minutes' }] : []),
  ]);
  for (const { side, type } of events)
    await record(table, { side, type, stage, clock: from + table.random.whole(1, halfLength - 1), now });
}

function goalsOfHalf({ goals, random }: TableMatch): number {
  return Math.max(0, Math.round(random.around(goals / 2, Math.max(1, goals / 6))));
}

/** Ends a match: a shoot-out where there must be a winner and there is none, then the approval. */
export async function finishMatch(table: TableMatch, now: Date): Promise<void> {
  const { client } = table.person;
  const { match } = done(table.slug, await client.reporterMatch({ params: { slug: table.slug } }));
  const { homeScore, awayScore, homeGoalsCount, awayGoalsCount } = match.detail.match;
  if (match.isKnockout === true && homeGoalsCount === awayGoalsCount) {
    await goTo(table, 'shootout');
    const winner = table.random.chance(0.5) ? 'home' : 'away';
    const clock = 2 * match.ticket.halfLength;
    for (const side of ['home', 'away', winner] as const)
      await record(table, { side, type: 'shootout-goal', stage: 'shootout', clock, now });
  } else if (homeScore === null || awayScore === null) {
    // A result without goals must be confirmed.
    const body = { score: { homeScore: 0, awayScore: 0 }, reason: 'Bez gólů' };
    const params = { matchId: match.ticket.id };
    done('matchOfficialScore', await client.matchOfficialScore({ params, body }));
  }
  await goTo(table, 'waiting_for_approval');
  await goTo(table, 'finished');
}

/** The opponent is absent. */
export async function awardWalkover(table: TableMatch): Promise<void> {
  const params = { matchId: table.body.match.ticket.id };
  const body = { outcome: 'home' as const, reason: 'Soupeř nepřijel' };
  done('matchWalkover', await table.person.client.matchWalkover({ params, body }));
  await goTo(table, 'finished');
}

async function goTo({ person, body }: TableMatch, code: StageCode): Promise<void> {
  const stage = body.stages.find((one) => one.code === code);
  const params = { id: body.match.ticket.id, stage_id: stage?.id ?? 0 };
  done(`stage ${code}`, await person.client.matchStage({ params, body: { halvesChecked: true } }));
}

interface Tap {
  readonly side: Side;
  readonly type: string;
  readonly stage: StageCode;
  /** Seconds of the match clock. */
  readonly clock: number;
  readonly now: Date;
}

async function record(table: TableMatch, { side, type, stage, clock, now }: Tap): Promise<void> {
  const { person, body, random } = table;
  const { match, eventTypes, stages } = body;
  table.taps += 1;
  const people = (match[side]?.people ?? []).filter(
    ({ role, entryId }) => role === 'player' && entryId !== null,
  );
  const at = new Date(now.getTime() + table.taps * 1000).toISOString().replace(/\.\d+Z$/, 'Z');
  const call = await person.client.matchEventCreate({
    params: { matchId: match.ticket.id },
    headers: {
      'idempotency-key': `year-${match.ticket.id}-${table.taps}`,
      'x-modified-at': at,
      'x-device': `table-${match.ticket.hall?.id ?? 0}`,
    },
    body: {
      minute: Math.floor(clock / 60),
      second: clock % 60,
      createdTimestamp: at,
      competitionEventTypeId: eventTypes.find(({ code }) => code === type)?.id ?? 0,
      competitionMatchParticipantId: random.pick(people).entryId,
      competitionMatchStageId: stages.find(({ code }) => code === stage)?.id ?? 0,
      side,
    },
  });
  done(`${type} in ${table.slug}`, call);
}
