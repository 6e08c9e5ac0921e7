import type { MatchDetail } from '@sevenmetre/contract/matches/match-detail';
import { setClock, stoppedClock, toggledClock } from '@sevenmetre/rules/match';
import type { MatchTime, TableClock } from '@sevenmetre/rules/match';
import type { StageCode, Walkover } from '@sevenmetre/rules/vocabulary';
import type { MatchAnswer, ReportAsked, ShownEvent, SignatureAsked } from '@sevenmetre/sync/outbox/index';
import type { EventContent } from '@sevenmetre/sync/protocol';
import { toMatchAnswer } from '../device/call-network.ts';
import type { ReporterDevice } from '../device/device.ts';
import { lineupOf } from '../match-sheets/match-sheet.ts';
import type { MatchSheet } from '../match-sheets/match-sheet.ts';
import { isSaving, naming, savingOf, shownOf } from './content.ts';
import { bounces, expire, press, undo } from './taps.ts';
import type { Taps, Pressed } from './taps.ts';
import { keepSame, QueueReader } from './queue-reader.ts';
import type { QueueRead } from './queue-reader.ts';
import { clockStep, pressOf } from './stage.ts';
import { stageAfter } from './offered-stages.ts';
import {
  firstState,
  timeAt,
  withPressed,
  withRecorded,
  withShown,
  withStandingClock,
  withView,
} from './recording-state.ts';
import type { Shown, TableSources, TableState } from './recording-state.ts';
import { createListeners } from '../../../lib/browser/store.ts';
import { reportOf } from './difference.ts';
import type { MovedEvent } from './second-half.ts';

/** The timekeeper's table of one match: taps in, what the screen shows out. Knows neither page nor network. */
export class Table {
  readonly #sources: TableSources;
  readonly #outbox: ReporterDevice['outbox'];
  readonly #listeners = createListeners();
  readonly #stop: () => void;
  #state: TableState;
  readonly #reader: QueueReader;
  /** Events that this screen has asked for. */
  #asked = 0;

  constructor(sources: TableSources) {
    this.#sources = sources;
    const { device, sheet, clock } = sources;
    this.#outbox = device.outbox;
    const row = device.row(sheet.matchId);
    this.#state = firstState(sheet, clock, { row, isPractice: device.isPractice });
    this.#reader = new QueueReader(device, sheet.matchId, (read) => this.#takeRead(read));
    const unlisten = device.listen(() => this.#reader.soon());
    this.#stop = () => {
      this.#reader.close();
      unlisten();
    };
  }

  readonly state = (): TableState => this.#state;

  readonly subscribe = this.#listeners.subscribe;

  close(): void {
    this.#stop();
  }

  /** A tap on a number or an event. */
  press(pressed: Pressed): void {
    const { now, sheet } = this.#now();
    const context = { sheet, now, time: timeAt(this.#state, now) };
    const { taps, asked } = press(this.#state.taps, pressed, context);
    if (asked === null) return this.#change({ taps });
    this.#state = { ...this.#state, taps };
    if (asked.kind === 'record') return void this.record(asked.content);
    void this.correct(asked.event, asked.content);
    this.#notify();
  }

  undo(): void {
    const last = this.#state.board.last?.event;
    if (last === undefined || isSaving(last)) return;
    const taps = undo(this.#state.taps, last, this.#sources.now());
    if (taps === null) return;
    this.#change({ taps });
    void this.remove(last);
  }

  /** What Undo took away comes back as a new event. */
  putBack(): void {
    const { undone } = this.#state.taps;
    if (undone === null || bounces(this.#state.taps, 'put back', this.#sources.now())) return;
    this.setTaps({ undone: null, acted: { button: 'put back', at: this.#sources.now() } });
    void this.record(undone);
  }

  /** Changes what stands between two taps: late entry, fixing, a selection that was cancelled. */
  setTaps(change: Partial<Taps>): void {
    this.#change({ taps: { ...this.#state.taps, ...change } });
  }

  /** Late entry goes on at another time, also what has been tapped halfway. */
  lateAt(late: MatchTime): void {
    const { armed } = this.#state.taps;
    this.setTaps({ late, armed: armed === null ? null : { ...armed, time: late } });
  }

  expire(): void {
    const taps = expire(this.#state.taps, this.#sources.now());
    if (taps !== this.#state.taps) this.#change({ taps });
  }

  hideHints(): void {
    this.#change({ seenHints: this.#state.board.last?.event.key ?? null });
  }

  /** Whether the event is on the disk. Before its match has begun, the match begins with it. */
  async record(asked: EventContent): Promise<boolean> {
    const { sheet, stage } = this.#state;
    const content = naming(sheet, asked);
    const isPlay = content.stageId === sheet.stageIds['1st_half'];
    if (stage === 'not_started' && isPlay) await this.#beginMatch();
    return this.#write(content, async () => {
      // On its way to the disk before anything is drawn; the frame that answers the finger shows the event, too.
      const recording = this.#outbox.record(sheet.matchId, content);
      this.#asked += 1;
      const saving = savingOf(sheet.matchId, content, this.#asked);
      this.#show({ saving: [...this.#state.saving, saving] });
      const others = () => this.#state.saving.filter((other) => other !== saving);
      const record = await recording.catch((failure: unknown) => {
        this.#show({ saving: others() });
        throw failure;
      });
      this.#change(withRecorded(this.#state, shownOf(record, content), others()));
      this.#sources.recorded();
    });
  }

  async correct(event: ShownEvent, asked: EventContent): Promise<boolean> {
    const content = naming(this.#state.sheet, asked);
    return this.#write(content, async () => {
      const changed = await this.#outbox.correct(event, content);
      if (changed === null) return;
      const shown = { ...event, content, state: 'here', attention: null } as const;
      this.#show({ events: this.#others(event, [shown]) });
    });
  }

  async remove(event: ShownEvent): Promise<boolean> {
    return this.#write(null, async () => {
      await this.#outbox.remove(event);
      this.#show({ events: this.#others(event, []) });
    });
  }

  /** What holding the button by the clock does. */
  holdClock(): void {
    const { now, sheet } = this.#now();
    const step = clockStep(this.#state.clock, now, sheet.halfLength, stageAfter(this.#state));
    if (step.kind === 'begin') void this.chooseStage(step.stage, true);
    else if (step.kind !== 'finish')
      void this.#recordClock(toggledClock(this.#state.clock, now, sheet.halfLength));
  }

  /** Puts the clock to a second of the match. */
  setClock(seconds: number): Promise<boolean> {
    const { now, sheet } = this.#now();
    return this.#recordClock(setClock(this.#state.clock, seconds, now, sheet.halfLength));
  }

  /** A start by mistake: the clock stands at the given second again. */
  stopClockAt(seconds: number): Promise<boolean> {
    return this.#recordClock({ ...this.#state.clock, seconds, runningSince: null });
  }

  /** A stage and its clock, recorded as one. */
  chooseStage(stage: StageCode, starts: boolean): Promise<boolean> {
    const { now, sheet } = this.#now();
    return this.#begin({ ...stoppedClock(stage, sheet.halfLength), runningSince: starts ? now : null });
  }

  /**
   * Begins the second half late: with the clock at `seconds`, and with the events that were recorded
   * meanwhile. Recorded as one (MA51).
   */
  startSecondHalf(seconds: number, moved: readonly MovedEvent[]): Promise<boolean> {
    const { now, sheet } = this.#now();
    const clock = { ...stoppedClock('2nd_half', sheet.halfLength), runningSince: now };
    return this.#begin(setClock(clock, seconds, now, sheet.halfLength), moved);
  }

  #begin(clock: TableClock, moved: readonly MovedEvent[] = []): Promise<boolean> {
    const { now, sheet } = this.#now();
    this.setTaps({ armed: null });
    return this.#write(null, async () => {
      const begun = await this.#outbox.begin(sheet.matchId, pressOf(sheet, clock, now), moved);
      this.#change(withPressed(this.#state, clock, begun.stage));
    });
  }

  /** The match begins with its first event. Nobody has pressed the clock, so it follows from the stage. */
  #beginMatch(): Promise<boolean> {
    return this.#write(null, async () => {
      const { matchId, stageIds } = this.#state.sheet;
      const stage = await this.#outbox.stage(matchId, stageIds['1st_half']);
      this.#change(withPressed(this.#state, null, stage));
    });
  }

  /** null takes it back. */
  walkover(outcome: Walkover | null): Promise<boolean> {
    return this.#write(null, () => this.#outbox.walkover(this.#state.sheet.matchId, outcome));
  }

  /** Somebody signs the record, or refuses to (MA91). */
  sign(signature: SignatureAsked): Promise<boolean> {
    return this.#write(null, () => this.#outbox.sign(this.#state.sheet.matchId, signature));
  }

  /** Keeps what officials approve and what the report remarks until the match is approved. */
  changeReport(report: ReportAsked): void {
    this.#change({ report });
  }

  /** Also stops the clock: of an approved match nobody can. */
  async approve(): Promise<boolean> {
    const { matchId, stageIds } = this.#state.sheet;
    const { seconds } = timeAt(this.#state, this.#sources.now());
    if (this.#state.clock.runningSince !== null) await this.stopClockAt(seconds);
    return this.#write(null, () => this.#outbox.approve(matchId, stageIds.finished, reportOf(this.#state)));
  }

  /** Takes an approval back, and with it those of the teams; the clock stays where it is. */
  async reopen(reason: string): Promise<boolean> {
    const { matchId, stageIds } = this.#state.sheet;
    this.#change({ report: null });
    return this.#write(null, () => this.#outbox.stage(matchId, stageIds.waiting_for_approval, reason));
  }

  /** Tries once more what the disk has refused. */
  async retryRefused(): Promise<void> {
    const { refused } = this.#state;
    this.#change({ refused: [] });
    for (const content of refused) await this.record(content);
  }

  /** A newer sheet, with what the server told as it was when it was asked for; null: no events that the queue may take. */
  async take(sheet: MatchSheet, answer: Omit<MatchAnswer, 'lineup'> | null, answers: number): Promise<void> {
    this.#change(withView(this.#state, { loaded: sheet }));
    const whole = answer && { ...answer, lineup: lineupOf(sheet) };
    if (whole !== null) await this.#outbox.storeList(sheet.matchId, whole, answers).catch(() => false);
    await this.refresh();
  }

  /** The match as a call beside the queue has left it, at the server's time. */
  async takeDetail(detail: MatchDetail, at: number): Promise<void> {
    this.#sources.device.receive(detail);
    await this.take(this.#state.loaded, toMatchAnswer(detail, at), this.#state.view.answers);
  }

  signedOut(isSignedOut: boolean): void {
    if (this.#state.isSignedOut !== isSignedOut) this.#change({ isSignedOut });
  }

  /** Reads the queue again; what has been tapped meanwhile is not overtaken by it. */
  refresh(): Promise<void> {
    return this.#reader.refresh();
  }

  /** The screen is drawn again only when something on it changes. null: the disk cannot be read. */
  #takeRead(read: QueueRead | null): void {
    if (read === null) return this.#change({ status: { ...this.#state.status, trouble: 'storage' } });
    const kept = keepSame(read, this.#state);
    if (kept === null) return;
    const { view, row } = kept;
    this.#change({ ...withView(this.#state, { view, row }), ...kept });
  }

  /** Whether the disk took it. `content`: of an event that is not recorded otherwise. */
  async #write(content: EventContent | null, work: () => Promise<unknown>): Promise<boolean> {
    this.#reader.wrote();
    try {
      await work();
      return true;
    } catch {
      const { refused } = this.#state;
      this.#change({ refused: content === null ? refused : [...refused, content] });
      return false;
    } finally {
      this.#reader.wrote();
      this.#reader.soon();
    }
  }

  #show(shown: Shown): void {
    this.#change(withShown(this.#state, shown));
  }

  #others(event: ShownEvent, instead: readonly ShownEvent[]): ShownEvent[] {
    return this.#state.view.events.flatMap((other) => (other.key === event.key ? instead : [other]));
  }

  #now(): { readonly now: number; readonly sheet: MatchSheet } {
    return { now: this.#sources.now(), sheet: this.#state.sheet };
  }

  /** Whether the disk took it; before that it is not shown. */
  #recordClock(clock: TableClock): Promise<boolean> {
    const { now, sheet } = this.#now();
    return this.#write(null, async () => {
      await this.#outbox.clock(sheet.matchId, pressOf(sheet, clock, now));
      this.#change(withPressed(this.#state, clock, null));
    });
  }

  #change(change: Partial<TableState>): void {
    this.#state = withStandingClock({ ...this.#state, ...change }, this.#state, this.#sources.now());
    this.#notify();
  }

  #notify(): void {
    this.#listeners.notify();
  }
}
