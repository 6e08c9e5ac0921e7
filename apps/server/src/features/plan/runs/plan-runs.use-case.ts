import type { Court, PlanRunAnswer, PlanRunStartBody } from '@sevenmetre/contract/plan/schemas';
import type { Actor } from '@sevenmetre/rules/permissions';
import type { DatabaseLog, Tx } from '../../../platform/database/index.ts';
import { done, refuse } from '../../../platform/outcome/index.ts';
import type { Outcome } from '../../../platform/outcome/index.ts';
import type { EditionRow } from '../../competition/index.ts';
import type { PlanContext } from '../context.ts';
import { scheduleInput } from '../draft/schedule-input.ts';
import { fixedBy } from '../fixed-match.ts';
import { type LoadedPlan, loadPlan } from '../load-plan.ts';
import { currentSchedule } from '../planned.ts';
import { findPlanEdition } from '../plan-edition.ts';
import { storeSettings } from '../settings/save-settings.use-case.ts';
import { lockDraft } from '../settings/settings.repository.ts';
import { compactInThread } from './compact-days.ts';
import {
  type RunRow,
  findLastRun,
  hasChanged,
  insertRun,
  interruptRuns,
  lockRun,
  updateRun,
  updateRunning,
} from './run.repository.ts';
import { type Search, type SearchNews, type SearchTask, startSearch } from './start-search.ts';
import { takeBest } from './take-best.ts';

export interface RunContext extends PlanContext {
  /** Unique id of this process. */
  readonly process: string;
  readonly log: DatabaseLog;
}

/**
 * Milliseconds after which a silent process is considered dead, and between two writes of the best schedule.
 */
const [silence, betweenBests] = [15_000, 5000];

/** The searches of one process: each in a separate thread, one at a time per edition. */
export class PlanRuns {
  readonly #context: RunContext;
  readonly #searches = new Map<number, Search>();
  readonly #work = new Set<Promise<unknown>>();

  constructor(context: RunContext) {
    this.#context = context;
  }

  /** The running search, or the last one. */
  read(): Promise<Outcome<PlanRunAnswer>> {
    return this.#context.database.transaction(async (tx) => {
      const edition = await findPlanEdition(tx);
      if (!edition.ok) return edition;
      await this.#interrupt(tx);
      return done({ run: await findLastRun(edition.value.id, tx) });
    });
  }

  async start(actor: Actor, body: PlanRunStartBody): Promise<Outcome<PlanRunAnswer>> {
    const { database, clock, process } = this.#context;
    const compact = body.compact && body.from === 'scratch' ? await this.#compactDays() : null;
    const begun = await database.transaction(async (tx) => {
      const edition = await findPlanEdition(tx);
      if (!edition.ok) return edition;
      const now = clock.now();
      const { id: editionId } = edition.value;
      const { revision } = await lockDraft(editionId, now, tx);
      await this.#interrupt(tx);
      if ((await findLastRun(editionId, tx))?.state === 'running') return refuse('plan-run-busy');
      const plan = await planFor(edition.value, compact, { userId: actor.userId, now }, tx);
      if (plan.matches.length === 0 || plan.base.hallDays.length === 0) return refuse('plan-empty');
      const moves = body.kiloMoves * 1000;
      const progress = {
        moves: 0,
        of: moves,
        broken: 0,
        unplaced: plan.matches.length,
        cost: 0,
        bound: null,
      };
      const row = { editionId, state: 'running', userId: actor.userId, seed: body.seed, moves } as const;
      const id = await insertRun({ ...row, revision, progress, process, startedAt: now, updatedAt: now }, tx);
      await database.notify(tx);
      const task = { ...taskOf(plan, body.from, now), seed: body.seed, moves };
      return done({ id, editionId, task, run: await findLastRun(editionId, tx) });
    });
    if (!begun.ok) return begun;
    const { id, editionId, task, run } = begun.value;
    this.#follow(id, editionId, actor.userId, task);
    return done({ run });
  }

  /** null: the hours stay, because the matches need them or some matches stay where they are. */
  async #compactDays(): Promise<CompactDays | null> {
    const { database, clock, log } = this.#context;
    const plan = await database.transaction(async (tx) => {
      const edition = await findPlanEdition(tx);
      return edition.ok ? loadPlan(edition.value, tx) : null;
    });
    if (plan === null || plan.matches.length === 0 || plan.base.hallDays.length === 0) return null;
    if (taskOf(plan, 'scratch', clock.now()).schedule.length > 0) return null;
    const { settings, teams, coaches, document } = plan;
    const courts = await compactInThread({ settings, teams, coaches, document }).catch((error: unknown) => {
      log.warn({ err: error }, 'No compact days were found; the hours stay');
      return null;
    });
    return courts && { courts, of: revisionsOf(plan) };
  }

  /**
   * Ends a search. `keep` stores its best schedule as one command, also of an interrupted search; otherwise
   * it is discarded.
   */
  stop(actor: Actor, id: number, keep: boolean): Promise<Outcome<PlanRunAnswer>> {
    return keep ? this.#take(actor, id) : this.#discard(id);
  }

  async #take(actor: Actor, id: number): Promise<Outcome<PlanRunAnswer>> {
    const own = this.#searches.get(id);
    own?.stop();
    const last = own && (await own.ended.catch(() => null));
    return this.#change(id, async (row, now, tx) => {
      const news = last && row.state === 'running' ? { progress: last.progress, best: last.placements } : {};
      const command = await takeBest({ ...row, ...news }, actor.userId, now, tx);
      return { ...news, command, state: row.state === 'done' && command !== null ? 'done' : 'stopped' };
    });
  }

  /**
   * Marked before the thread is stopped, so that a search which ends at this moment does not store its
   * result.
   */
  async #discard(id: number): Promise<Outcome<PlanRunAnswer>> {
    const discarded = await this.#change(id, async ({ command }) =>
      command === null ? { state: 'stopped', best: null } : {},
    );
    this.#searches.get(id)?.stop();
    return discarded;
  }

  #change(
    id: number,
    patchOf: (row: RunRow, now: Date, tx: Tx) => Promise<Partial<RunRow>>,
  ): Promise<Outcome<PlanRunAnswer>> {
    const { database, clock } = this.#context;
    return database.transaction(async (tx) => {
      const edition = await findPlanEdition(tx);
      if (!edition.ok) return edition;
      const now = clock.now();
      await lockDraft(edition.value.id, now, tx);
      const row = await lockRun(edition.value.id, id, tx);
      if (!row) return refuse('plan-run-unknown');
      const patch = await patchOf(row, now, tx);
      await updateRun(id, { ...patch, endedAt: row.endedAt ?? now, updatedAt: now }, tx);
      await database.notify(tx);
      return done({ run: await findLastRun(edition.value.id, tx) });
    });
  }

  /** Ends all searches of this process at once; their results so far are kept as interrupted. */
  async close(): Promise<void> {
    await Promise.all([...this.#searches.values()].map((search) => search.kill()));
    await Promise.all(this.#work);
  }

  #follow(id: number, editionId: number, userId: number, task: Omit<SearchTask, 'stop'>): void {
    const { clock } = this.#context;
    let bestAt = 0;
    const search = startSearch(task, (news) => {
      const now = clock.now().getTime();
      const withBest = now - bestAt >= betweenBests;
      if (withBest) bestAt = now;
      this.#keep(this.#save(id, news, withBest));
    });
    this.#searches.set(id, search);
    const ended = search.ended
      .then((news) => (search.isStopped() ? undefined : this.#end(id, editionId, userId, news)))
      .catch((error: unknown) => this.#interrupted(id, error))
      .finally(() => this.#searches.delete(id));
    this.#keep(ended);
  }

  #keep(work: Promise<unknown>): void {
    this.#work.add(work);
    void work.finally(() => this.#work.delete(work));
  }

  /** A search that another process has stopped ends here, too. */
  async #save(id: number, { progress, placements }: SearchNews, withBest: boolean): Promise<void> {
    const { database, clock, log } = this.#context;
    const patch = { progress, updatedAt: clock.now(), ...(withBest ? { best: placements } : {}) };
    try {
      const isRunning = await database.transaction(async (tx) => {
        const found = await updateRunning(id, patch, tx);
        await database.notify(tx);
        return found;
      });
      if (!isRunning) this.#searches.get(id)?.stop();
    } catch (error) {
      log.warn({ err: error }, 'The progress of a search could not be stored; it goes on');
    }
  }

  /**
   * End of the budget: stores the best schedule as one command of the user who started the search, if it
   * changes anything. If the draft has changed since, the result is kept until somebody takes or discards it.
   */
  async #end(
    id: number,
    editionId: number,
    userId: number,
    { progress, placements }: SearchNews,
  ): Promise<void> {
    const { database, clock } = this.#context;
    await database.transaction(async (tx) => {
      const now = clock.now();
      const draft = await lockDraft(editionId, now, tx);
      const patch = { state: 'done', progress, best: placements, endedAt: now, updatedAt: now } as const;
      if (!(await updateRunning(id, patch, tx))) return;
      const row = await lockRun(editionId, id, tx);
      if (row && !hasChanged(draft, row)) {
        const command = await takeBest(row, userId, now, tx);
        await updateRun(id, command === null ? { best: null } : { command }, tx);
      }
      await database.notify(tx);
    });
  }

  async #interrupted(id: number, error: unknown): Promise<void> {
    const { database, clock, log } = this.#context;
    log.warn({ err: error }, 'A search for a schedule was interrupted');
    const now = clock.now();
    await database.transaction(async (tx) => {
      await updateRunning(id, { state: 'interrupted', endedAt: now, updatedAt: now }, tx);
      await database.notify(tx);
    });
  }

  #interrupt(tx: Tx): Promise<void> {
    const { database, clock, process } = this.#context;
    const now = clock.now();
    const silentSince = database.mode === 'embedded' ? null : new Date(now.getTime() - silence);
    return interruptRuns({ process, silentSince, now }, tx);
  }
}

/** Courts with the hours of compact days, for the draft and the settings that they were found for. */
interface CompactDays {
  readonly courts: readonly Court[];
  readonly of: Revisions;
}

type Revisions = readonly [draft: number | undefined, settings: number];

function revisionsOf({ draft, settings }: LoadedPlan): Revisions {
  return [draft?.revision, settings.revision];
}

/** The plan to search for, in compact days if there are some for exactly this plan. */
async function planFor(
  edition: EditionRow,
  compact: CompactDays | null,
  who: { readonly userId: number; readonly now: Date },
  tx: Tx,
): Promise<LoadedPlan> {
  const plan = await loadPlan(edition, tx);
  if (compact === null || compact.of.join() !== revisionsOf(plan).join()) return plan;
  const { revision } = plan.settings;
  await storeSettings(edition.id, { revision, courts: [...compact.courts] }, who, tx);
  return loadPlan(edition, tx);
}

/** Matches that are locked or fixed keep their places; for `unplaced` all placed ones do. */
function taskOf(
  plan: LoadedPlan,
  from: PlanRunStartBody['from'],
  now: Date,
): Pick<SearchTask, 'input' | 'schedule' | 'locked'> {
  const input = scheduleInput(plan.base, plan.matches);
  const schedule = currentSchedule(plan);
  const fixed = plan.standing.flatMap((match) =>
    match.planKey !== null && fixedBy(match, now) ? [match.planKey] : [],
  );
  const locked = from === 'unplaced' ? [...schedule.keys()] : [...plan.document.locked, ...fixed];
  const kept = new Set(locked);
  const begin = from === 'scratch' ? [...schedule].filter(([key]) => kept.has(key)) : [...schedule];
  return { input, schedule: begin, locked };
}
