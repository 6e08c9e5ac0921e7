import { daysOfHall, findTopic } from '@sevenmetre/rules/snapshot';
import type { Match, Snapshot, Topic } from '@sevenmetre/rules/snapshot';
import type { Clock } from '../../platform/clock/index.ts';
import type { Db } from '../../platform/database/index.ts';
import type { Handlers, Prepared } from '../../platform/http/handler.ts';
import type { Answer, Live, LiveMetrics, LiveState } from '../live/index.ts';
import { liveStreamHandler } from './live-stream.routes.ts';
import { ReferenceAnswers } from './reference-answers.ts';
import { editionMissing, notReady, refusedTopic, unknownThing } from './refusals.ts';

export interface ResultsOptions {
  readonly live: Live;
  readonly db: Db;
  readonly clock: Clock;
  readonly metrics: LiveMetrics;
}

type SliceName =
  `${'dashboard' | 'group' | 'match' | 'team' | 'hall' | 'halls' | 'category' | 'playoff' | 'countries' | 'country'}Slice`;
type ResultsName =
  | 'enums'
  | 'searchIndex'
  | `competition${'Static' | 'Live' | 'Match' | 'MatchLive'}`
  | `${'place' | 'places' | 'referee' | 'referees'}Slice`
  | 'competitionReferees'
  | SliceName
  | 'liveStream';
export type Ready = LiveState & { readonly snapshot: Snapshot };

/** Handlers of the public results. All answers are the same bytes for everybody. */
export function resultsHandlers(options: ResultsOptions): Handlers<ResultsName> {
  const { live } = options;
  const reference = new ReferenceAnswers(options);
  const slice = (text: string, day?: string) =>
    repeatable(live, (state) => {
      const found = findTopic(state.snapshot, text);
      if (!found.ok) return refusedTopic(found, text);
      return prepared(live.answers.slice(state, found.topic, dayOf(state.snapshot, found.topic, day)));
    });
  const match = (id: number, part: 'detail' | 'live') =>
    repeatable(live, (state) => {
      const row: Match | undefined = state.snapshot.matches.get(id);
      return row ? prepared(live.answers.match(state, row, part)) : unknownThing('match', `match:${id}`);
    });
  return {
    enums: () =>
      repeatable(live, (state) => prepared(reference.get('enums', state, state.snapshot.edition.id))),
    competitionStatic: () =>
      repeatable(live, (state) => prepared(reference.get('static', state, state.snapshot.edition.id))),
    competitionLive: () => repeatable(live, (state) => prepared(live.answers.whole(state))),
    competitionMatch: ({ params }) => match(params.id, 'detail'),
    competitionMatchLive: ({ params }) => match(params.id, 'live'),
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
    competitionReferees: () => repeatable(live, (state) => prepared(live.answers.referees(state))),
    searchIndex: () => repeatable(live, (state) => prepared(reference.searchIndex(state))),
    countriesSlice: () => slice('countries'),
    countrySlice: ({ params }) => slice(`country:${params.countryCode}`),
    categorySlice: ({ params }) => slice(`category:${params.code}`),
    playoffSlice: ({ params }) => slice(`playoff:${params.code}:${params.playoff}`),
    liveStream: liveStreamHandler(options),
  };
}

type SliceAnswer =
  | { readonly prepared: Prepared; readonly again?: () => Prepared | null }
  | typeof notReady
  | typeof editionMissing
  | ReturnType<typeof unknownThing>
  | ReturnType<typeof refusedTopic>;

/** An answer that the next readers of the same address may have without being asked anything. */
function repeatable(
  live: Live,
  answer: (state: Ready) => SliceAnswer | Promise<SliceAnswer>,
): SliceAnswer | Promise<SliceAnswer> {
  const answered = whenReady(live, answer);
  if (answered instanceof Promise || !('prepared' in answered)) return answered;
  const again = () => {
    const next = whenReady(live, answer);
    if (!(next instanceof Promise)) return 'prepared' in next ? next.prepared : null;
    // Whoever goes the long way instead waits for the same making and hears of its failure.
    next.catch(() => {});
    return null;
  };
  return { ...answered, again };
}

function whenReady(
  live: Live,
  answer: (state: Ready) => SliceAnswer | Promise<SliceAnswer>,
): SliceAnswer | Promise<SliceAnswer> {
  const { state } = live.publisher;
  if (!state) return notReady;
  const { snapshot } = state;
  return snapshot ? answer({ ...state, snapshot }) : editionMissing;
}

/** No promise where the bytes are there already. */
function prepared(answer: Answer): SliceAnswer | Promise<SliceAnswer> {
  return answer instanceof Promise ? answer.then((bytes) => ({ prepared: bytes })) : { prepared: answer };
}

/** The one day of a hall that was asked for; days that the hall has not are all the same, so that they never fill the memory. */
function dayOf(snapshot: Snapshot, { kind, id }: Topic, asked: string | undefined): string | null {
  if (kind !== 'hall' || id === null || asked === undefined) return null;
  return daysOfHall(snapshot, id).includes(asked) ? asked : 'none';
}
