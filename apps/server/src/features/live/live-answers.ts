import {
  categorySlice,
  competitionReferees,
  countriesSlice,
  countrySlice,
  dashboardSlice,
  groupSlice,
  hallSlice,
  hallsSlice,
  letterOfTopic,
  liveMatch,
  matchSlice,
  placeKindOf,
  placeSlice,
  placesSlice,
  playoffSlice,
  publicEvents,
  refereeSlice,
  rankingSlice,
  refereesSlice,
  scheduleSlice,
  statisticsCounts,
  statisticsPeople,
  statisticsSlice,
  teamSlice,
  topScorers,
} from '@sevenmetre/rules/snapshot';
import type {
  CategoryTallies,
  Meeting,
  Moment,
  PublicTeamDetail,
  Snapshot,
  Topic,
} from '@sevenmetre/rules/snapshot';
import type { Category, Match, Team } from '@sevenmetre/rules/tournament';
import type { Clock } from '../../platform/clock/index.ts';
import type { Prepared } from '../../platform/http/handler.ts';
import { PreparedCache } from '../../platform/work/index.ts';
import { inZone, utcText } from '../competition/index.ts';
import { liveJson } from './live-json.ts';
import type { LiveMetrics } from './live-metrics.ts';
import type { MatchDetails } from './match-details.ts';
import { prepare } from './prepare.ts';
import type { LiveState } from './publisher.ts';

export interface LiveAnswersOptions {
  readonly details: MatchDetails;
  /** Public data of a team's participants, read each time its page is rendered. */
  readonly teamDetail: (snapshot: Snapshot, team: Team) => Promise<PublicTeamDetail>;
  /** Meetings of both clubs in earlier editions, for the page of a coming match. */
  readonly meetings: (snapshot: Snapshot, match: Match) => Promise<readonly Meeting[]>;
  /** Statistics of all persons in the matches of a category. */
  readonly tallies: (snapshot: Snapshot, category: Category) => Promise<CategoryTallies>;
  readonly clock: Clock;
  readonly metrics: LiveMetrics;
  readonly maxEntries?: number;
  readonly maxBytes?: number;
}

export type Answer = Prepared | Promise<Prepared>;
/** Only topics of the snapshot are cached, so unknown names cannot fill the memory. */
type Ready = LiveState & { readonly snapshot: Snapshot };

const wholeAtMostEverySeconds = 1;

/** The public answers made from the live data, as bytes. */
export class LiveAnswers {
  readonly #options: LiveAnswersOptions;
  readonly #cache: PreparedCache;
  #wholeMadeAt = -Infinity;

  constructor(options: LiveAnswersOptions) {
    const { maxEntries = 5_000, maxBytes = 64 * 1024 * 1024 } = options;
    this.#options = options;
    this.#cache = new PreparedCache({ maxEntries, maxBytes });
  }

  /**
   * The slice of a topic.
   * @param day of a hall, in the tournament's zone; null: all its days
   */
  slice(state: Ready, topic: Topic, day: string | null = null): Answer {
    if (topic.kind === 'all') return this.whole(state);
    const stamp = this.#stampOfTime(state.snapshot, topic);
    const key = topic.kind === 'hall' ? `${topic.key} ${day}` : topic.key;
    return this.#answer(state, topic.key, key, stamp, () => this.body(state.snapshot, topic, day));
  }

  /** All standings and matches; cached for a second while matches are played. */
  whole(state: Ready): Answer {
    const now = this.#options.clock.now().getTime() / 1000;
    const last = this.#cache.peek('all');
    const age = now - this.#wholeMadeAt;
    if (last && age >= 0 && age < wholeAtMostEverySeconds) return last;
    return this.#cache.get('all', stampOf(state, 'all'), () => {
      this.#wholeMadeAt = now;
      return this.#make(liveJson(state.snapshot), versionOf(state, 'all'));
    });
  }

  /** The detail of a match as specified, or its changing part. */
  match(state: Ready, match: Match, part: 'detail' | 'live'): Answer {
    const topic = `match:${match.id}`;
    return this.#answer(state, topic, `${part} ${match.id}`, '', async () => {
      const { events, roster, referees } = await this.#options.details.get(match.id);
      const row = liveMatch(state.snapshot, match);
      const shown = publicEvents(state.snapshot, match, events);
      return part === 'live'
        ? { match: row, events: shown }
        : { events: shown, match: row, meta: row.meta, referees, roster };
    });
  }

  /** The list of approved referees as specified. */
  referees(state: Ready): Answer {
    return this.#answer(state, 'referees', 'competition referees', '', async () =>
      competitionReferees(state.snapshot),
    );
  }

  /** Everybody in the statistics of a category, or only the counts. */
  statistics(state: Ready, category: Category, part: 'people' | 'counts'): Answer {
    const topic = `statistics:${category.code}`;
    return this.#answer(state, topic, `${part} ${topic}`, '', async () => {
      const tallies = await this.#options.tallies(state.snapshot, category);
      const made = part === 'people' ? statisticsPeople : statisticsCounts;
      return made(state.snapshot, category, tallies);
    });
  }

  clear(): void {
    this.#cache.clear();
    this.#wholeMadeAt = -Infinity;
  }

  /** The slice of a topic, with the snapshot's version; null for unknown topics. */
  async body(snapshot: Snapshot, { kind, id, key }: Topic, day: string | null): Promise<object | null> {
    if (kind === 'dashboard') return dashboardSlice(snapshot, this.#moment(snapshot));
    if (kind === 'halls') return hallsSlice(snapshot, this.today(snapshot));
    if (kind === 'schedule' || kind === 'country') return this.#named(snapshot, key);
    if (kind === 'countries') return countriesSlice(snapshot);
    const { groups, teams, halls, places, referees, categories, matches } = snapshot;
    const found = <T>(rows: ReadonlyMap<number, T>) => (id === null ? undefined : rows.get(id));
    switch (kind) {
      case 'group':
        return orNull(found(groups), (group) => groupSlice(snapshot, group));
      case 'team':
        return this.#team(snapshot, found(teams));
      case 'hall':
        return orNull(found(halls), (hall) => hallSlice(snapshot, hall, day));
      case 'category':
        return this.#category(snapshot, found(categories));
      case 'statistics':
        return this.#statistics(snapshot, found(categories));
      case 'ranking':
        return orNull(found(categories), (category) => rankingSlice(snapshot, category));
      case 'playoff':
        return orNull(found(categories), (category) =>
          playoffSlice(snapshot, { category, letter: letterOfTopic(key) }),
        );
      case 'match':
        return this.#match(snapshot, found(matches));
      case 'place':
        return orNull(found(places), (place) => placeSlice(snapshot, place));
      case 'places':
        return orNull(placeKindOf(id ?? 0) ?? undefined, (placeKind) => placesSlice(snapshot, placeKind));
      case 'referees':
        return refereesSlice(snapshot);
      case 'referee':
        return orNull(found(referees), (referee) => refereeSlice(snapshot, referee));
      case 'all':
        return null;
    }
  }

  /** Slices without an id: a country by its code, a day. */
  #named(snapshot: Snapshot, key: string): object | null {
    const name = key.slice(key.indexOf(':') + 1);
    if (key.startsWith('country:')) return countrySlice(snapshot, name);
    return scheduleSlice(snapshot, name === 'today' ? null : name, this.today(snapshot));
  }

  async #match(snapshot: Snapshot, match: Match | undefined): Promise<object | null> {
    if (!match) return null;
    const { details, meetings } = this.#options;
    const detail = await details.get(match.id);
    return matchSlice(snapshot, match, { ...detail, meetings: await meetings(snapshot, match) });
  }

  async #team(snapshot: Snapshot, team: Team | undefined): Promise<object | null> {
    return team ? teamSlice(snapshot, team, await this.#options.teamDetail(snapshot, team)) : null;
  }

  async #category(snapshot: Snapshot, category: Category | undefined): Promise<object | null> {
    if (!category) return null;
    const tallies = await this.#options.tallies(snapshot, category);
    return categorySlice(snapshot, category, topScorers(snapshot, category, tallies));
  }

  async #statistics(snapshot: Snapshot, category: Category | undefined): Promise<object | null> {
    if (!category) return null;
    return statisticsSlice(snapshot, category, await this.#options.tallies(snapshot, category));
  }

  /** Today in the tournament's zone. */
  today(snapshot: Snapshot): string {
    return this.#moment(snapshot).day;
  }

  /** Some pages change with time alone. */
  #stampOfTime(snapshot: Snapshot, { kind }: Topic): string {
    if (kind === 'dashboard') return this.#moment(snapshot).instant.slice(0, 16);
    return kind === 'halls' || kind === 'schedule' ? this.today(snapshot) : '';
  }

  #moment(snapshot: Snapshot): Moment {
    const now = this.#options.clock.now();
    return { instant: utcText(now), day: inZone(now, snapshot.edition.timeZone).day };
  }

  #answer(
    state: Ready,
    topic: string,
    key: string,
    variant: string,
    body: () => Promise<object | null>,
  ): Answer {
    const version = versionOf(state, topic);
    return this.#cache.get(key, `${stampOf(state, topic)} ${variant}`, async () => {
      const made = await body();
      const text = JSON.stringify(made && 'version' in made ? { ...made, version } : made);
      return this.#make(text, version);
    });
  }

  #make(json: string, version: string): Promise<Prepared> {
    this.#options.metrics.sliceBuilt();
    return prepare(json, version);
  }
}

/** The version at which the slice of the topic last changed. */
function versionOf(state: LiveState, topic: string): string {
  return `${state.version.epoch}.${state.versions.ofTopic(topic)}`;
}

function stampOf(state: LiveState, topic: string): string {
  return `${state.generation} ${state.versions.ofTopic(topic)}`;
}

function orNull<T>(row: T | undefined, slice: (row: T) => object | null): object | null {
  return row === undefined ? null : slice(row);
}
