import type { LiveBody } from '@sevenmetre/contract/live/live-body';
import type { MatchDetail } from '@sevenmetre/contract/matches/match-detail';
import type { StaticBody } from '@sevenmetre/contract/live/static-body';
import { wallClock } from './wall-clock.ts';
import { post } from './post.ts';

/** A match that has not begun. */
export interface Fixture {
  readonly id: number;
  readonly groupLabel: string;
}

export interface ReporterOptions {
  readonly url: string;
  /** Sessions of reporters; each match is recorded by one of them. */
  readonly cookies: readonly string[];
  /** Distinguishes the keys of several reporters. */
  readonly name?: string;
}

const kinds = [
  'goal',
  'goal',
  'goal',
  'seven-metre-goal',
  'goal',
  'two-minutes',
  'goal',
  'goal',
  'yellow-card',
  'goal',
];

/** Records matches through the public API, as a reporter's device does. */
export class Reporter {
  readonly fixtures: readonly Fixture[];
  readonly #options: ReporterOptions;
  readonly #stages: ReadonlyMap<string, number>;
  readonly #types: ReadonlyMap<string, number>;
  readonly #rosters = new Map<number, readonly number[]>();
  #taps = 0;

  private constructor(options: ReporterOptions, known: StaticBody, live: LiveBody) {
    this.#options = options;
    this.#stages = new Map(known.matchStages.map(({ code, id }) => [code, id]));
    this.#types = new Map(known.eventTypes.map(({ code, id }) => [code, id]));
    const labels = new Map(known.groups.map(({ id, label }) => [id, label]));
    const coming = this.#stage('not_started');
    this.fixtures = live.matches
      .filter((match) => match.competitionMatchStageId === coming)
      .map(({ id, competitionGroupId }) => ({ id, groupLabel: labels.get(competitionGroupId ?? 0) ?? '' }));
  }

  static async open(options: ReporterOptions): Promise<Reporter> {
    const known = await read<StaticBody>(`${options.url}/api/v1/competition/static`);
    const live = await read<LiveBody>(`${options.url}/api/v1/competition/live`);
    return new Reporter(options, known, live);
  }

  /** Switches the stage of a match: `1st_half`, `2nd_half`, `waiting_for_approval`, `finished`. */
  async stage({ id }: Fixture, code: string): Promise<void> {
    const path = `/api/v1/competition/match/${id}/stage/${this.#stage(code)}`;
    await post({ url: this.#options.url + path, headers: this.#headers(id), body: null });
  }

  /** Records one event, usually a goal. Returns the wall clock in milliseconds right before it was sent. */
  async tap(fixture: Fixture, kind?: string): Promise<number> {
    const roster = await this.#roster(fixture);
    const tap = (this.#taps += 1);
    const participant = roster.length > 0 ? (roster[tap % roster.length] ?? null) : null;
    const url = `${this.#options.url}/api/v1/competition/match/${fixture.id}/events`;
    const body = {
      minute: Math.floor(tap / 60) % 15,
      second: tap % 60,
      createdTimestamp: new Date(wallClock()).toISOString(),
      competitionEventTypeId: this.#types.get(kind ?? kinds[tap % kinds.length] ?? 'goal') ?? 0,
      competitionMatchParticipantId: participant,
      competitionMatchStageId: this.#stage('1st_half'),
      ...(participant === null ? { side: tap % 2 === 0 ? 'home' : 'away' } : {}),
    };
    const headers = {
      ...this.#headers(fixture.id),
      'idempotency-key': `${this.#options.name ?? 'bench'}-${tap}`,
      'x-modified-at': body.createdTimestamp,
      'x-device': this.#options.name ?? 'bench',
      'x-protocol': '1',
    };
    const sentAt = wallClock();
    await post({ url, headers, body });
    return sentAt;
  }

  async #roster({ id }: Fixture): Promise<readonly number[]> {
    const known = this.#rosters.get(id);
    if (known) return known;
    const detail = await read<MatchDetail>(`${this.#options.url}/api/v1/competition/competition-match/${id}`);
    const players = detail.roster.map((entry) => entry.id);
    this.#rosters.set(id, players);
    return players;
  }

  #stage(code: string): number {
    const id = this.#stages.get(code);
    if (id === undefined) throw new Error(`The server knows no stage ${code}`);
    return id;
  }

  /** Each court has a reporter at an address of its own. */
  #headers(matchId: number): Record<string, string> {
    const { cookies } = this.#options;
    const cookie = cookies[matchId % cookies.length] ?? '';
    return { cookie, 'x-forwarded-for': `10.0.${matchId >> 8}.${matchId & 255}` };
  }
}

async function read<T>(url: string): Promise<T> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  const body: unknown = await answer.json();
  return body as T;
}
