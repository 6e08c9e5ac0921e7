/** A match of the demo, as far as the checks need it. */
interface RunningMatch {
  readonly id: number;
  readonly category: string;
  readonly group: { readonly slug: string };
  readonly home: { readonly team: { readonly id: number; readonly name: string } };
  readonly hall: { readonly id: number; readonly code: string };
  readonly homeScore: number;
  readonly stageCode: string;
}

interface HallMatch {
  readonly ticket: { readonly id: number; readonly slug: string; readonly stageCode: string };
  readonly detail: { readonly roster: readonly { readonly side: string; readonly isLeader: boolean }[] };
}

interface Static {
  readonly eventTypes: readonly { readonly id: number; readonly code: string }[];
  readonly matchStages: readonly { readonly id: number; readonly code: string }[];
}

export const reporter = { email: 'reporter@example.test', password: 'reporter-lipova' };

/** The server beside the browser: what it holds, and a second reporter at another table. */
export class PortalApi {
  readonly #url: string;
  #cookie = '';

  constructor(url: string) {
    this.#url = url;
  }

  /** A match in its second half. */
  async runningMatch(): Promise<RunningMatch> {
    const { live } = await this.#get<{ live: RunningMatch[] }>('/results/dashboard');
    return required(
      live.find(({ stageCode }) => stageCode === '2nd_half'),
      'a match in its second half',
    );
  }

  /** A team with a match to come. */
  async waitingTeam(): Promise<{ readonly id: number; readonly name: string }> {
    const { next } = await this.#get<{ next: RunningMatch[] }>('/results/dashboard');
    return required(next.find(({ home }) => home.team !== null)?.home.team, 'a team with a match to come');
  }

  /** The first play-off of a category. */
  async playOff(category: string): Promise<string> {
    const { playoffs } = await this.#get<{ playoffs: { letter: string }[] }>(`/results/category/${category}`);
    return required(playoffs[0]?.letter, `a play-off of ${category}`);
  }

  /** A match of the hall that nobody has begun, with people in its rosters. */
  async waitingMatch(hall: number): Promise<HallMatch['ticket']> {
    const { matches } = await this.#get<{ matches: HallMatch[] }>(`/reporter/hall/${hall}`);
    const match = matches.find(
      ({ ticket, detail }) => ticket.stageCode === 'not_started' && detail.roster.length > 10,
    );
    return required(match, `a match to record in hall ${hall}`).ticket;
  }

  /** How many events of a match have reached the server. */
  async eventsOf(slug: string): Promise<number> {
    const { match } = await this.#get<{ match: { detail: { events: unknown[] } } }>(
      `/reporter/match/${slug}`,
    );
    return match.detail.events.length;
  }

  /** Signs the second reporter in. */
  async signIn(): Promise<void> {
    const answer = await this.#post('/login', reporter);
    this.#cookie = answer.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ');
  }

  /** Records a goal of the home team by a player who is not known yet. */
  async recordGoal(match: number): Promise<void> {
    const { eventTypes, matchStages } = await this.#get<Static>('/competition/static');
    await this.#post(`/competition/match/${match}/events`, {
      minute: 20,
      second: 0,
      createdTimestamp: '2026-04-04T12:20:00Z',
      competitionEventTypeId: eventTypes.find(({ code }) => code === 'goal')?.id,
      competitionMatchStageId: matchStages.find(({ code }) => code === '2nd_half')?.id,
      competitionMatchParticipantId: null,
      side: 'home',
    });
  }

  async #get<Body>(path: string): Promise<Body> {
    const answer = await fetch(`${this.#url}/api/v1${path}`, { headers: { cookie: this.#cookie } });
    if (!answer.ok) throw new Error(`GET ${path}: ${answer.status}`);
    return answer.json() as Promise<Body>;
  }

  async #post(path: string, body: object): Promise<Response> {
    const answer = await fetch(`${this.#url}/api/v1${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: this.#cookie,
        'idempotency-key': `browsers:${path}`,
        origin: this.#url,
      },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`POST ${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  }
}

function required<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`The demo has not got ${what}`);
  return value;
}
