import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

const reporter = { email: 'reporter@example.test', password: 'reporter-lipova' };

type Side = 'home' | 'away';

interface Entry {
  readonly id: number;
  readonly side: Side;
  readonly isLeader: boolean;
  readonly jerseyNumber: number | null;
}

interface HallMatch {
  readonly ticket: { readonly id: number; readonly slug: string; readonly stageCode: string };
  readonly detail: { readonly roster: readonly Entry[] };
}

/** A match that nobody has begun, with its rosters. */
export interface WaitingMatch {
  readonly id: number;
  readonly slug: string;
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

/** The first match of a hall that waits for its reporter. */
async function waitingMatch(page: Page, url: string, hall: number): Promise<WaitingMatch> {
  const answer = await page.request.get(`${url}/api/v1/reporter/hall/${hall}`);
  const body: { matches: HallMatch[]; eventTypes: WaitingMatch['types'] } = await answer.json();
  const match = body.matches.find(
    ({ ticket, detail }) => ticket.stageCode === 'not_started' && detail.roster.length > 10,
  );
  if (match === undefined) throw new Error(`No match waits in hall ${hall}`);
  const { id, slug } = match.ticket;
  return { id, slug, roster: match.detail.roster, types: body.eventTypes };
}

/** Signs in and opens the first waiting match of a hall. */
export async function openMatch(page: Page, url: string, hall: number): Promise<ReporterDesk> {
  await signIn(page, url);
  const desk = new ReporterDesk(page, await waitingMatch(page, url, hall));
  await desk.open(url);
  return desk;
}

/** The screen of a match as a reporter uses it. */
export class ReporterDesk {
  readonly page: Page;
  readonly match: WaitingMatch;
  /** Says that the disk refuses. */
  readonly refusals: Locator;
  readonly #places = new Map<string, { x: number; y: number; width: number; height: number }>();
  #last = '';

  constructor(page: Page, match: WaitingMatch) {
    this.page = page;
    this.match = match;
    this.refusals = page.locator('.rp-last.bad');
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

  /** Two taps, the event first: then no button acts twice within the time of a bounce. */
  async record(event: Scripted | undefined): Promise<void> {
    if (event === undefined) throw new Error('nothing to record');
    const number = `.rp-side.${event.side} .rp-p ${event.person.jerseyNumber}`;
    await this.#tap(this.page.locator('.rp-ev').nth(railPlaces[event.code] ?? 0), event.code);
    await this.#tap(this.#numberOf(event), number);
    await this.page.locator('.rp-evs:not(.ready)').waitFor();
    this.#last = event.what;
  }

  #numberOf({ side, person }: Scripted): Locator {
    const label = this.page.locator('b', { hasText: new RegExp(`^${person.jerseyNumber}$`) });
    return this.page.locator(`.rp-side.${side} .rp-p`).filter({ has: label });
  }

  /** Nothing on the screen ever moves, so a place that was found once is tapped as a hand does: without looking. */
  async #tap(button: Locator, name: string): Promise<void> {
    const known = this.#places.get(name) ?? (await button.boundingBox());
    if (known === null) throw new Error(`${name} is not on the screen`);
    this.#places.set(name, known);
    await this.page.mouse.click(known.x + known.width / 2, known.y + known.height / 2);
  }

  chip(name: string | RegExp): Locator {
    return this.page.locator('.rp-sync:visible', { hasText: name }).first();
  }

  async untilOnServer(timeout = 20_000): Promise<void> {
    await expect(this.chip('Na serveru'), this.#last).toBeVisible({ timeout });
  }

  async shownScore(): Promise<Readonly<Record<Side, number>>> {
    const of = async (side: Side) =>
      Number(await this.page.locator(`.rp-board .rp-score.${side}`).innerText());
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

  scoreOf(script: readonly Scripted[]): Readonly<Record<Side, number>> {
    const of = (side: Side) =>
      script.filter((event) => event.side === side && event.code.endsWith('goal')).length;
    return { home: of('home'), away: of('away') };
  }

  #codeOf(typeId: number): string {
    return this.match.types.find(({ id }) => id === typeId)?.code ?? String(typeId);
  }
}

/** The rail never moves. */
const railPlaces: Readonly<Record<string, number>> = {
  goal: 0,
  'seven-metre-goal': 1,
  'two-minutes': 2,
  'yellow-card': 3,
};
