import type { SnapshotChange } from '@sevenmetre/rules/snapshot';
import type { Checker } from '@sevenmetre/sync/simulation/checker';
import type { Answer, ApproveCall, Call, WholeCall, WriteCall } from '@sevenmetre/sync/simulation/messages';
import type { Scheduler } from '@sevenmetre/sync/simulation/scheduler';
import type { ServerState } from '@sevenmetre/sync/simulation/server-state';
import type { Parts } from './parts.ts';
import { readChanges, readEntryIds, readState } from './real-server.ts';
import type { RealServer, TableMatch } from './real-server.ts';
import { Spectator } from './spectator.ts';

interface Sources {
  readonly server: RealServer;
  readonly scheduler: Scheduler;
  readonly checker: Checker;
  readonly match: TableMatch;
  readonly parts: Parts;
}

interface Served {
  readonly call: Call;
  readonly response: Response;
  readonly isRepeat: boolean;
  /** Its transaction was rolled back before the commit. */
  readonly isUndone: boolean;
}

/** Requests for the match that are at the server at the same time. */
interface Batch {
  readonly before: ServerState;
  readonly served: Served[];
  underWay: number;
  readonly checked: PromiseWithResolvers<void>;
}

/**
 * The real server as one match sees it: the checker and a spectator observe what each request, or several at
 * once, have done.
 */
export class WatchedServer {
  calls = 0;
  /** The ids under which events name the people of the rosters. */
  entryIds: ReadonlyMap<number, number> = new Map();
  #state: ServerState;
  #batch: Batch | null = null;
  readonly #spectator: Spectator;
  readonly #sources: Sources;

  private constructor(sources: Sources, state: ServerState, v: number) {
    this.#sources = sources;
    this.#state = state;
    this.#spectator = new Spectator(sources.match.id, v);
  }

  /** @param v the live version after which all changes of the match come */
  static async open(sources: Sources, v: number): Promise<WatchedServer> {
    return new WatchedServer(sources, await readState(sources.server.database, sources.match.id), v);
  }

  state(): ServerState {
    return this.#state;
  }

  /** Carries a request out. `undone`: the database fails before the commit of the request's transaction. */
  async serve(request: Request, call: Call, undone = false): Promise<Response> {
    const { match, parts } = this.#sources;
    const batch = (this.#batch ??= this.#newBatch());
    this.calls += 1;
    batch.underWay += 1;
    const isRepeat = !undone && this.#isRepeat(call);
    const response = await match.send(parts.request(request), { undone });
    batch.served.push({ call, response, isRepeat, isUndone: undone });
    batch.underWay -= 1;
    if (batch.underWay === 0) {
      this.#batch = null;
      await this.#look(batch);
      batch.checked.resolve();
    }
    await batch.checked.promise;
    return response;
  }

  #newBatch(): Batch {
    return { before: this.#state, served: [], underWay: 0, checked: Promise.withResolvers() };
  }

  async #look({ before, served }: Batch): Promise<void> {
    const { server, checker, match } = this.#sources;
    const matchId = match.id;
    const versions = await this.#informSpectator();
    const read = await readState(server.database, matchId);
    const after = { ...read, version: before.version + versions };
    this.#state = after;
    if (before.roster.revision !== after.roster.revision)
      this.entryIds = await readEntryIds(server.database, matchId);
    const carriedOut = served.filter(({ isUndone }) => !isUndone);
    const isRepeat = carriedOut.every((one) => one.isRepeat);
    const isChanged = versions > 0 || !isSame(before, after);
    if (isChanged && carriedOut.length === 0)
      checker.violation('what the database has not committed is there');
    if (isChanged)
      checker.watch(before, after, isRepeat, new Set(carriedOut.map(({ call }) => nameOf(call))).size);
    for (const one of carriedOut) this.#watchWhole(one, before, after);
    this.#watchApproved(carriedOut, before, after);
    for (const { call, response, isUndone } of served) {
      const isWrong = response.status >= 500 || response.status === 429;
      if (isUndone ? response.ok : isWrong)
        checker.violation(`the server answered ${response.status} to ${call.kind}`);
    }
    const difference = this.#spectator.difference(after);
    if (difference !== null) checker.violation(difference);
  }

  #watchWhole({ call, response }: Served, before: ServerState, after: ServerState): void {
    if (!isWhole(call)) return;
    const answer: Answer = { status: response.status, code: null, eventId: null, events: null, date: null };
    this.#sources.checker.watchWhole(call, answer, before, after);
  }

  /** Of several simultaneous approvals the second is answered like a repeat, whatever was seen. */
  #watchApproved(served: readonly Served[], before: ServerState, after: ServerState): void {
    if (before.approved || !after.approved) return;
    const taken = served.flatMap(({ call, response }) =>
      call.kind === 'approve' && response.ok ? [call satisfies ApproveCall] : [],
    );
    const [only] = taken;
    if (taken.length === 1 && only) this.#sources.checker.watchApproved(only, after);
  }

  /** Returns how many of the new versions are about the match. */
  async #informSpectator(): Promise<number> {
    const { server, parts, checker, match } = this.#sources;
    let versions = 0;
    for (const stored of await readChanges(server.database, this.#spectator.v)) {
      const change = parts.published(stored.change);
      if (isAbout(stored.change, match.id)) versions += 1;
      const wrong = this.#spectator.receive({ v: stored.v, change });
      if (wrong !== null) checker.violation(wrong);
    }
    return versions;
  }

  #isRepeat(call: Call): boolean {
    const { checker, scheduler } = this.#sources;
    if (call.kind === 'clock') return checker.clocks.arrives(call, scheduler.now());
    if (call.kind === 'signature') return checker.signatures.arrives(call, scheduler.now());
    if (isWrite(call)) return checker.arrives(call, scheduler.now());
    return isWhole(call) && checker.repeats(call);
  }
}

function isAbout({ matches, events, rosters }: SnapshotChange, matchId: number): boolean {
  return (
    matches.some(({ id }) => id === matchId) ||
    events.some((change) => change.matchId === matchId) ||
    rosters.includes(matchId)
  );
}

/** A name that is the same for a call and its duplicate by the network. */
function nameOf(call: Call): string {
  if (isWrite(call)) return `${call.tap} ${call.modifiedAt}`;
  return call.kind === 'reopen' ? 'reopen' : `${call.kind} ${call.key}`;
}

export function isWrite(call: Call): call is WriteCall {
  return call.kind === 'create' || call.kind === 'update' || call.kind === 'delete';
}

function isWhole(call: Call): call is WholeCall {
  return !isWrite(call) && !['reopen', 'clock', 'signature'].includes(call.kind);
}

function isSame(before: ServerState, after: ServerState): boolean {
  const text = ({ events, score, approved, stageId, roster, clocks, signatures }: ServerState): string =>
    JSON.stringify([[...events], score, approved, stageId, roster, [...clocks], [...signatures]]);
  return text(before) === text(after);
}
