import { topScorers } from '@sevenmetre/rules/snapshot';
import type { Snapshot, TopScorer } from '@sevenmetre/rules/snapshot';
import type { Category, Team } from '@sevenmetre/rules/tournament';
import type { Clock } from '../../platform/clock/index.ts';
import type { Database, DatabaseLog } from '../../platform/database/index.ts';
import { OpenStreams, type StreamLimits } from '../../platform/http/index.ts';
import { LiveAnswers } from './live-answers.ts';
import type { LiveMetrics } from './live-metrics.ts';
import { loadTeamDetail } from './load-team-detail.use-case.ts';
import { Meetings } from './load-meetings.use-case.ts';
import { loadMatchDetail } from './load-match-detail.use-case.ts';
import { MatchDetails } from './match-details.ts';
import { PastEditions } from './past-editions.ts';
import { Publisher } from './publisher.ts';
import { createTallies } from './statistics/index.ts';
import { StreamHub } from './stream/hub.ts';
import type { VersionMark } from './version-mark.ts';

export interface LiveOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: DatabaseLog;
  readonly metrics: LiveMetrics;
  readonly stream: StreamLimits;
  readonly pollSeconds?: number;
  /** Where this process notes the newest version that it has published; absent: nowhere. */
  readonly mark?: VersionMark;
  /** Runs once before a past edition is shown: hides names after their retention. Absent: nothing to do. */
  readonly beforePast?: () => Promise<unknown>;
}

/** The live system of one process. */
export interface Live {
  readonly publisher: Publisher;
  readonly answers: LiveAnswers;
  readonly details: MatchDetails;
  readonly hub: StreamHub;
  /** The open streams of this process; those of draws and plans are counted with them. */
  readonly streams: OpenStreams;
  /** Editions besides the current one. */
  readonly past: PastEditions;
  /** The top scorers of a category of any edition, as its pages show them: by name only as far as the edition publishes names. */
  topScorers(snapshot: Snapshot, category: Category): Promise<readonly TopScorer[]>;
  /** The public snapshot of an edition; null: no such edition. */
  snapshotOf(editionId: number): Promise<Snapshot | null>;
  /** Loads the current edition and starts to follow changes. Rejects if the database cannot be read. */
  start(): Promise<void>;
  /** Computes the statistics of all categories, so that their first readers do not wait. Never rejects. */
  warm(): Promise<void>;
  /**
   * Ends all streams and stops following changes. Clients reconnect spread over some seconds.
   * @param random returns numbers from 0 to 1
   */
  stop(random: () => number): void;
}

const mostDetails = 400;

export function createLive({ stream, ...options }: LiveOptions): Live {
  const { database, clock, metrics, log, beforePast = async () => undefined } = options;
  const publisher = new Publisher(options);
  const editionId = () => publisher.state?.snapshot?.edition.id ?? 0;
  const details = new MatchDetails((id) => loadMatchDetail(database, editionId(), id), mostDetails);
  const teamDetail = (snapshot: Snapshot, team: Team) => loadTeamDetail(database, snapshot, team);
  const tallies = createTallies(database);
  const talliesOf = tallies.get.bind(tallies);
  const earlier = new Meetings(database);
  const meetings = earlier.get.bind(earlier);
  const answers = new LiveAnswers({ details, teamDetail, meetings, tallies: talliesOf, clock, metrics });
  const past = new PastEditions({ database, clock, metrics, beforePast });
  const streams = new OpenStreams(stream, (count) => metrics.streamClients(count));
  const hub = new StreamHub({ source: publisher, answers, details, clock, metrics, log, streams });
  return {
    publisher,
    answers,
    details,
    hub,
    streams,
    past,
    async topScorers(snapshot, category) {
      const isCurrent = snapshot.edition.id === editionId();
      const counted = isCurrent ? tallies : ((await past.get(snapshot.edition.id))?.tallies ?? tallies);
      return topScorers(snapshot, category, await counted.get(snapshot, category));
    },
    async snapshotOf(id) {
      const current = publisher.state?.snapshot;
      return current?.edition.id === id ? current : ((await past.get(id))?.state.snapshot ?? null);
    },
    async start() {
      publisher.subscribe({
        applied: (change) => [details, tallies].forEach((kept) => kept.apply(change)),
        reloaded: () => [details, tallies, earlier, answers].forEach((kept) => kept.clear()),
      });
      hub.start();
      await publisher.start();
    },
    warm: () => warmed(publisher, tallies),
    stop(random) {
      publisher.stop();
      hub.close(random);
    },
  };
}

async function warmed(publisher: Publisher, tallies: ReturnType<typeof createTallies>): Promise<void> {
  const { snapshot } = publisher.state ?? {};
  if (snapshot) await tallies.warm(snapshot);
}
