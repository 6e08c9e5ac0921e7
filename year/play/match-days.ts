import { setTimeout } from 'node:timers/promises';
import type { MatchTicket } from '@sevenmetre/contract/matches/match-ticket';
import { SeededRandom } from '@sevenmetre/rules/fiction';
import type { Instance } from '../instance.ts';
import { type Person, YearError, done } from '../person.ts';
import { type LateWithdrawal, withdraw } from './withdraw.ts';
import { type TableMatch, awardWalkover, confirmRosters, finishMatch, openMatch, playHalf } from './match.ts';

export interface MatchDays {
  readonly instance: Instance;
  readonly organiser: Person;
  /** By hall. */
  readonly reporters: ReadonlyMap<number, Person>;
  readonly seed: number;
  /** Goals of an average team in a match. */
  readonly goals: number;
  /** Ids of teams that have already withdrawn. */
  readonly gone: ReadonlySet<number>;
  /** A team that withdraws after its first match; null: none. */
  readonly leaving: LateWithdrawal | null;
}

interface Start {
  readonly at: Date;
  readonly matches: readonly StartingMatch[];
}

interface StartingMatch {
  readonly slug: string;
  readonly hallId: number;
  readonly number: number;
  /** Teams that were known before the first match. */
  readonly teams: readonly (number | undefined)[];
}

const minute = 60_000;
const walkoverShare = 0.02;

/** Plays all published matches, start by start, all halls at once. Returns the number of matches. */
export async function playMatchDays(days: MatchDays): Promise<number> {
  const starts = await programme(days);
  const gone = new Set(days.gone);
  const { leaving } = days;
  let count = 0;
  for (const { at, matches } of starts) {
    const played = matches.filter(({ teams }) => !teams.some((id) => gone.has(id ?? 0)));
    days.instance.advanceTo(at);
    await playStart(days, { at, matches: played });
    count += played.length;
    if (leaving && played.some(({ teams }) => teams.includes(leaving.team.id))) {
      await withdraw(days.organiser, leaving.team.id, leaving.results);
      gone.add(leaving.team.id);
    }
    await drawLots(days.organiser);
  }
  return count;
}

/** The reporters' lists of their halls, by time. */
async function programme({ reporters }: MatchDays): Promise<Start[]> {
  const byStart = new Map<string, StartingMatch[]>();
  for (const [hallId, { client }] of reporters) {
    const { matches } = done('reporterHall', await client.reporterHall({ params: { id: hallId } }));
    for (const { ticket } of matches) {
      const at = startOf(ticket);
      byStart.set(at, [
        ...(byStart.get(at) ?? []),
        {
          slug: ticket.slug,
          hallId,
          number: ticket.matchNumber,
          teams: [ticket.home.team?.id, ticket.away.team?.id],
        },
      ]);
    }
  }
  return [...byStart]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([at, matches]) => ({ at: new Date(at), matches }));
}

function startOf({ startsAt, matchNumber }: MatchTicket): string {
  if (startsAt === null) throw new YearError(`Match ${matchNumber} has no time`);
  return startsAt;
}

async function playStart(days: MatchDays, { at, matches }: Start): Promise<void> {
  const { instance, reporters, goals, seed } = days;
  const tables = await Promise.all(
    matches.map(({ slug, hallId, number }) => {
      const person = reporters.get(hallId);
      if (!person) throw new YearError(`Nobody reports in the hall ${hallId}`);
      return readyMatch({ person, slug, random: new SeededRandom(seed * 100_003 + number), goals });
    }),
  );
  const played = tables.filter(({ random }) => !random.chance(walkoverShare));
  const others = tables.filter((table) => !played.includes(table));
  await Promise.all(others.map(awardWalkover));
  const together = async (minutes: number, work: (table: TableMatch, now: Date) => Promise<void>) => {
    instance.advanceTo(new Date(at.getTime() + minutes * minute));
    await Promise.all(played.map((table) => work(table, instance.clock.now())));
  };
  await together(0, confirmRosters);
  await together(0, (table, now) => playHalf(table, '1st_half', now));
  await together(18, (table, now) => playHalf(table, '2nd_half', now));
  await together(34, finishMatch);
}

const patience = 10_000;

/** The reporters' pages know the teams a moment after the previous match was approved. */
async function readyMatch(table: Parameters<typeof openMatch>[0]): Promise<TableMatch> {
  for (let waited = 0; ; waited += 20) {
    try {
      return await openMatch(table);
    } catch (error) {
      if (!(error instanceof YearError) || waited >= patience) throw error;
    }
    await setTimeout(20);
  }
}

/** The organiser lets the server draw lots where no other criterion separates teams. */
async function drawLots({ client }: Person): Promise<void> {
  const { lots, seats } = done('decisions', await client.decisions());
  if (seats.length > 0) throw new YearError(`Seats wait for a decision: ${JSON.stringify(seats[0])}`);
  for (const { group, teams, drawnAt } of lots) {
    if (drawnAt !== null) continue;
    const body = { by: 'server' as const, teamIds: teams.map(({ id }) => id), reason: 'Rovnost ve všem' };
    done('lotsSave', await client.lotsSave({ params: { id: group.id }, body }));
  }
}
