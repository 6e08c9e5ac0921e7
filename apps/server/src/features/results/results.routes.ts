import { daysOfHall, findTopic } from '@sevenmetre/rules/snapshot';
import type { Snapshot, Topic } from '@sevenmetre/rules/snapshot';
import type { Match } from '@sevenmetre/rules/tournament';
import type { Clock } from '../../platform/clock/index.ts';
import type { Db } from '../../platform/database/index.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import type { Live, LiveMetrics } from '../live/index.ts';
import { liveStreamHandler } from './live-stream.routes.ts';
import { ReferenceAnswers } from './reference-answers.ts';
import { refusedTopic, topicUnknown } from './refusals.ts';
import { prepared, repeatable } from './repeatable.ts';
import { statisticsHandlers } from './statistics.routes.ts';

export interface ResultsOptions {
  readonly live: Live;
  readonly db: Db;
  readonly clock: Clock;
  readonly metrics: LiveMetrics;
}

type SliceName =
  `${'dashboard' | 'group' | 'match' | 'team' | 'hall' | 'halls' | 'category' | 'ranking' | 'schedule' | 'playoff' | 'countries' | 'country'}Slice`;
type BodyName =
  | 'enums'
  | 'searchIndex'
  | 'competitionReferees'
  | `competition${'Static' | 'Live' | 'Match' | 'MatchLive'}`;
type ResultsName =
  | BodyName
  | `${'place' | 'places' | 'referee' | 'referees'}Slice`
  | `statistics${'Slice' | 'People' | 'Counts'}`
  | SliceName
  | 'liveStream';

/** Handlers of the public results. All answers are the same bytes for everybody. */
export function resultsHandlers(options: ResultsOptions): Handlers<ResultsName> {
  const { live } = options;
  const reference = new ReferenceAnswers(options);
  const slice = (text: string, day?: string) =>
    repeatable(options, (state) => {
      const found = findTopic(state.snapshot, text);
      if (!found.ok) return refusedTopic(found, text);
      return prepared(live.answers.slice(state, found.topic, dayOf(state.snapshot, found.topic, day)));
    });
  return {
    ...bodyHandlers(options, reference),
    dashboardSlice: () => slice('dashboard'),
    groupSlice: ({ params }) => slice(`group:${params.label}`),
    matchSlice: ({ params }) => slice(`match:${params.id}`),
    teamSlice: ({ params }) => slice(`team:${params.id}`),
    hallSlice: ({ params, query }) => slice(`hall:${params.id}`, query.day),
    hallsSlice: () => slice('halls'),
    placesSlice: ({ params }) => slice(`places:${params.type}`),
    placeSlice: ({ params }) => slice(`place:${params.id}`),
    refereesSlice: () => slice('referees'),
    refereeSlice: ({ params }) => slice(`referee:${params.id}`),
    countriesSlice: () => slice('countries'),
    countrySlice: ({ params }) => slice(`country:${params.countryCode}`),
    ...statisticsHandlers(options),
    categorySlice: ({ params }) => slice(`category:${params.code}`),
    scheduleSlice: ({ params }) => slice(`schedule:${params.day}`),
    rankingSlice: ({ params }) => slice(`ranking:${params.code}`),
    playoffSlice: ({ params }) => slice(`playoff:${params.code}:${params.playoff}`),
    liveStream: liveStreamHandler(options),
  };
}

/** The specified bodies, and those that are not needed by pages. */
function bodyHandlers(options: ResultsOptions, reference: ReferenceAnswers): Handlers<BodyName> {
  const { live } = options;
  const match = (id: number, part: 'detail' | 'live') =>
    repeatable(options, (state) => {
      const row: Match | undefined = state.snapshot.matches.get(id);
      return row ? prepared(live.answers.match(state, row, part)) : topicUnknown('match', `match:${id}`);
    });
  return {
    enums: () =>
      repeatable(options, (state) => prepared(reference.get('enums', state, state.snapshot.edition.id))),
    competitionStatic: () =>
      repeatable(options, (state) => prepared(reference.get('static', state, state.snapshot.edition.id))),
    competitionLive: () => repeatable(options, (state) => prepared(live.answers.whole(state))),
    competitionMatch: ({ params }) => match(params.id, 'detail'),
    competitionMatchLive: ({ params }) => match(params.id, 'live'),
    competitionReferees: () => repeatable(options, (state) => prepared(live.answers.referees(state))),
    searchIndex: () => repeatable(options, (state) => prepared(reference.searchIndex(state))),
  };
}

/**
 * The requested day of a hall; all days without matches are treated alike, so that they cannot fill the
 * cache.
 */
function dayOf(snapshot: Snapshot, { kind, id }: Topic, asked: string | undefined): string | null {
  if (kind !== 'hall' || id === null || asked === undefined) return null;
  return daysOfHall(snapshot, id).includes(asked) ? asked : 'none';
}
