import type { Locator, Page } from '@playwright/test';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from '../fixtures.ts';
import type { SourceEvent } from './source-match.ts';

const reporter = { email: 'reporter@example.test', password: 'reporter-lipova' };

type Side = 'home' | 'away';

type Counts = Readonly<Record<string, number>>;

/** Milliseconds, and a little more. */
const bounceTime = 650;

interface Entry {
  readonly id: number;
  readonly side: Side;
  readonly isLeader: boolean;
  readonly jerseyNumber: number | null;
}

interface Opponent {
  readonly team: { readonly id: number } | null;
}

interface HallMatch {
  readonly ticket: {
    readonly id: number;
    readonly slug: string;
    readonly stageCode: string;
    readonly category: string;
    readonly home: Opponent;
    readonly away: Opponent;
  };
  readonly detail: { readonly roster: readonly Entry[] };
}

/** A match that nobody has begun, with its rosters. */
export interface WaitingMatch {
  readonly id: number;
  readonly slug: string;
  readonly category: string;
  readonly teamIds: Readonly<Record<Side, number>>;
  readonly roster: readonly Entry[];
  readonly types: readonly { readonly id: number; readonly code: string }[];
}

/** An event to be typed; `what` names it in a way that device and server share. */
export interface Scripted {
  readonly side: Side;
  readonly person: Entry;
  readonly code: string;
  readonly what: string;
}

/** Signs the reporter in, in this browser. */
export async function signIn(page: Page, url: string): Promise<void> {
  const answer = await page.request.post(`${url}/api/v1/login`, { data: reporter, headers: { origin: url } });
  expect(answer.status()).toBe(200);
}

/** Halls of the demo are far enough apart for journeys that begin at different ones. */
const hallsOn = 5;

/** The first match that waits for its reporter: depending on the hour, in the hall or in one that is five or ten further on. */
async function waitingMatch(page: Page, url: string, hall: number): Promise<WaitingMatch> {
  for (const number of [hall, hall + hallsOn, hall + 2 * hallsOn]) {
    const [first] = await waitingIn(page, url, number);
    if (first !== undefined) return first;
  }
  throw new Error(`No match waits in hall ${hall}`);
}

/** Matches of a hall that nobody has begun, with their rosters; none where there is no such hall. */
async function waitingIn(page: Page, url: string, hall: number): Promise<WaitingMatch[]> {
  const answer = await page.request.get(`${url}/api/v1/reporter/hall/${hall}`);
  if (!answer.ok()) return [];
  const body: { matches: HallMatch[]; eventTypes: WaitingMatch['types'] } = await answer.json();
  return body.matches
    .filter(({ ticket, detail }) => ticket.stageCode === 'not_started' && detail.roster.length > 10)
    .map(({ ticket, detail }) => {
      const { id, slug, category, home, away } = ticket;
      const teamIds = { home: home.team?.id ?? 0, away: away.team?.id ?? 0 };
      return { id, slug, category, teamIds, roster: detail.roster, types: body.eventTypes };
    });
}

/** Signs in and opens the first waiting match of a hall. */
export async function openMatch(page: Page, url: string, hall: number): Promise<ReporterScreen> {
  await signIn(page, url);
  const screen = new ReporterScreen(page, await waitingMatch(page, url, hall));
  await screen.open(url);
  return screen;
}

const rail = 'section[aria-label="Událost"]';

/** The screen of a match as a reporter uses it. */
export class ReporterScreen {
  readonly page: Page;
  readonly match: WaitingMatch;
  /** Says that the disk refuses. */
  readonly refusals: Locator;
  readonly #rail: Locator;
  /** The numbers of each side stand left and right of the rail. */
  readonly #grids: Readonly<Record<Side, Locator>>;
  readonly #places = new Map<string, { x: number; y: number; width: number; height: number }>();
  #last = '';
  #count = 0;
  #lastAt = 0;

  constructor(page: Page, match: WaitingMatch) {
    this.page = page;
    this.match = match;
    this.#rail = page.locator(rail);
    this.#grids = { home: page.locator(`section:has(+ ${rail})`), away: page.locator(`${rail} + section`) };
    this.refusals = page.getByRole('alert');
  }

  async open(url: string): Promise<void> {
    await this.page.context().addCookies([{ name: 'locale', value: 'cs', url }]);
    await this.page.goto(`${url}/reporter/match/${encodeURIComponent(this.match.slug)}`);
    await expect(this.page.getByRole('button', { name: /^Gól/ }).first()).toBeVisible();
  }

  /** Events as they come in a real match: mostly goals, some suspensions and cards, by everybody. */
  script(count: number): Scripted[] {
    const players = this.match.roster.filter(
      ({ isLeader, jerseyNumber }) => !isLeader && jerseyNumber !== null,
    );
    const codes = ['goal', 'goal', 'goal', 'two-minutes', 'goal', 'seven-metre-goal', 'goal', 'yellow-card'];
    return Array.from({ length: count }, (_, index) => {
      const person = players[(index * 11) % players.length];
      const code = codes[index % codes.length] ?? 'goal';
      if (person === undefined) throw new Error('the match has no players');
      return { side: person.side, person, code, what: `${code} ${person.id}` };
    });
  }

  /** The events of another match, given to the people of this one in their order. */
  scriptOf(events: readonly SourceEvent[]): Scripted[] {
    const players = this.match.roster.filter(
      ({ isLeader, jerseyNumber }) => !isLeader && jerseyNumber !== null,
    );
    return events.map(({ side, person: index, code }) => {
      const person = players.filter((player) => player.side === side)[index];
      if (person === undefined) throw new Error(`the match has too few players on its ${side} side`);
      return { side, person, code, what: `${code} ${person.id}` };
    });
  }

  /**
   * Two taps, the event first: then no button acts twice within the time of a bounce.
   * @param at not before this moment, milliseconds of `performance.now()`
   */
  async record(event: Scripted | undefined, at = 0): Promise<void> {
    if (event === undefined) throw new Error('nothing to record');
    // Two quick presses of the same number count as a bounce; intended ones have a pause between them.
    const notBefore = this.#last === event.what ? Math.max(at, this.#lastAt + bounceTime) : at;
    await pause(Math.max(0, notBefore - performance.now()));
    const number = `${event.side} ${event.person.jerseyNumber}`;
    await this.#tap(this.#rail.getByRole('button').nth(railPlaces[event.code] ?? 0), event.code);
    await this.#tap(this.#numberOf(event), number);
    await expect(this.page.locator('button[aria-pressed=true]')).toHaveCount(0);
    this.#last = event.what;
    this.#count += 1;
    this.#lastAt = performance.now();
  }

  #numberOf({ side, person }: Scripted): Locator {
    const label = this.page.locator('b', { hasText: new RegExp(`^${person.jerseyNumber}$`) });
    return this.#grids[side].getByRole('button').filter({ has: label });
  }

  /** Nothing on the screen moves, so a button is located once and then tapped at its coordinates. */
  async #tap(button: Locator, name: string): Promise<void> {
    const known = this.#places.get(name) ?? (await button.boundingBox());
    if (known === null) throw new Error(`${name} is not on the screen`);
    this.#places.set(name, known);
    await this.page.mouse.click(known.x + known.width / 2, known.y + known.height / 2);
  }

  /** Says of all events where they are; the last events, which can be edited, say it each of itself. */
  chip(name: string | RegExp): Locator {
    const buttons = this.page.getByRole('button').filter({ hasNotText: 'Upravit', visible: true });
    return buttons.filter({ hasText: name }).first();
  }

  /** All that was typed here has reached the server, and the screen says so: right after a tap it does not know of it yet. */
  async untilOnServer(timeout = 20_000): Promise<void> {
    const onServer = async () => (await this.stored().catch(() => ({ events: [] }))).events.length;
    await expect.poll(onServer, { timeout }).toBeGreaterThanOrEqual(this.#count);
    await expect(this.chip('Na serveru'), this.#last).toBeVisible({ timeout });
  }

  async shownScore(): Promise<Readonly<Record<Side, number>>> {
    const scores = this.page.getByRole('img', { name: /^(?!na hřišti).* \d+$/ });
    const of = async (side: Side) => Number(await scores.nth(side === 'home' ? 0 : 1).innerText());
    return { home: await of('home'), away: await of('away') };
  }

  /** What the server holds, by its own words. */
  async stored() {
    const url = new URL(this.page.url()).origin;
    const slug = encodeURIComponent(this.match.slug);
    const answer = await this.page.request.get(`${url}/api/v1/reporter/match/${slug}`);
    const body: {
      match: {
        ticket: { homeScore: number; awayScore: number };
        detail: {
          events: {
            id: number;
            competitionEventTypeId: number;
            competitionMatchParticipantId: number | null;
          }[];
        };
      };
    } = await answer.json();
    const { ticket, detail } = body.match;
    const events = detail.events.map(({ id, competitionEventTypeId, competitionMatchParticipantId }) => ({
      id,
      what: `${this.#codeOf(competitionEventTypeId)} ${competitionMatchParticipantId}`,
    }));
    return { events, score: { home: ticket.homeScore, away: ticket.awayScore } };
  }

  /** The public statistics of the category: everybody's counts, by team, number and kind. */
  async statistics(): Promise<Counts> {
    const address = `${new URL(this.page.url()).origin}/api/v1/results/statistics/${this.match.category}`;
    const people: { squads: [number, number][]; numbers: (number | null)[] } = await (
      await this.page.request.get(`${address}/people`)
    ).json();
    const told: {
      goals: number[];
      sevenMetreGoals: number[];
      penalties: { twoMinutes: number[]; yellowCards: number[] };
    } = await (await this.page.request.get(`${address}/counts`)).json();
    const columns = {
      goals: told.goals,
      'seven-metre-goal': told.sevenMetreGoals,
      'two-minutes': told.penalties.twoMinutes,
      'yellow-card': told.penalties.yellowCards,
    };
    const teamIds = people.squads.flatMap(([teamId, size]) => Array.from({ length: size }, () => teamId));
    return Object.fromEntries(
      Object.entries(columns).flatMap(([kind, counts]) =>
        counts.map((count, index) => [`${teamIds[index]} ${people.numbers[index]} ${kind}`, count]),
      ),
    );
  }

  /** What has been added to statistics. */
  gained(before: Counts, after: Counts): Counts {
    const grown = Object.entries(after).map(([name, count]) => [name, count - (before[name] ?? 0)] as const);
    return Object.fromEntries(grown.filter(([, count]) => count !== 0));
  }

  /** What a script adds to them. */
  countsOf(script: readonly Scripted[]): Counts {
    const counts: Record<string, number> = {};
    const add = (name: string) => (counts[name] = (counts[name] ?? 0) + 1);
    for (const { side, person, code } of script) {
      const who = `${this.match.teamIds[side]} ${person.jerseyNumber}`;
      if (code.endsWith('goal')) add(`${who} goals`);
      if (code !== 'goal') add(`${who} ${code}`);
    }
    return counts;
  }

  #codeOf(typeId: number): string {
    return this.match.types.find(({ id }) => id === typeId)?.code ?? String(typeId);
  }
}

/** The rail never moves. */
const railPlaces: Readonly<Record<string, number>> = {
  goal: 0,
  'seven-metre-goal': 1,
  'two-minutes': 3,
  'yellow-card': 4,
};
