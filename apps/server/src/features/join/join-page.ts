import type { ArchiveSlice } from '@sevenmetre/contract/archive/archive-slice';
import type { JoinSlice } from '@sevenmetre/contract/join/join-slice';
import { sliceHead, type Snapshot, versionText } from '@sevenmetre/rules/snapshot';
import type { Database } from '../../platform/database/index.ts';
import { done } from '../../platform/outcome/index.ts';
import type { UseCaseContext } from '../../platform/use-case/index.ts';
import type { Handlers, Limits, Prepared } from '../../platform/http/index.ts';
import type { Archive } from '../archive/index.ts';
import { prepare } from '../live/index.ts';
import { KeptPage } from '../results/index.ts';
import { remindOfOpening } from './remind.use-case.ts';
import { readJoin } from './read-join.use-case.ts';

export type JoinContext = ConstructorParameters<typeof KeptPage>[0] & {
  readonly database: Database;
  readonly archive: Pick<Archive, 'overview'>;
};

/** Milliseconds. Places are taken by registrations, which are no changes of the live results. */
const keptFor = 5_000;

/** The page of the edition that invites clubs. */
export class JoinPage extends KeptPage {
  constructor(context: JoinContext) {
    super(context, { keptFor, make: (snapshot) => makeJoin(context, snapshot) });
  }
}

async function makeJoin(context: JoinContext, snapshot: Snapshot): Promise<Prepared | null> {
  const overview = await context.archive.overview();
  const body = await readJoin(context, snapshot);
  if (body === null) return null;
  const last = overview === null || overview === 'not-ready' ? null : lastYearOf(overview);
  const slice: JoinSlice = { ...sliceHead(snapshot), ...body, last };
  return prepare(JSON.stringify(slice), versionText(snapshot.version));
}

/** The newest edition that is over, in numbers; the archive has counted it already. */
function lastYearOf(overview: Prepared): JoinSlice['last'] {
  // The bytes of the archive's own answer.
  const { editions, clubs }: Pick<ArchiveSlice, 'editions' | 'clubs'> = JSON.parse(
    overview.identity.toString(),
  );
  const [newest] = editions;
  if (newest === undefined) return null;
  const { year, address, teams, matches, goals, champions } = newest;
  const came = clubs.filter(({ years }) => years.some((own) => own.address === address));
  return {
    year,
    address,
    teams,
    countries: new Set(came.map(({ countryCode }) => countryCode)).size,
    matches,
    goals,
    champions: champions.map(({ category, team, matchId }) => ({
      category: category.code,
      team: team.name,
      matchId,
    })),
  };
}

/** Addresses are stored and get a mail: a hall or a school shares the limit, a script meets it. */
export const joinLimits = {
  joinRemind: [{ max: 20, seconds: 3_600, byAddress: true }],
} satisfies Limits;

/** Handlers of the join page. */
export function joinHandlers(page: JoinPage, context: UseCaseContext): Handlers<'joinSlice' | 'joinRemind'> {
  return {
    async joinRemind({ body }) {
      const outcome = await remindOfOpening(context, body);
      return outcome.ok ? done({ status: 'ok' }) : outcome;
    },
    joinSlice: () => page.answer(),
  };
}
