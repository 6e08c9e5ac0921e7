import type {
  PlanChange,
  PlanCommandAnswer,
  PlanCommandRow,
  PlanDraft,
  PlanDocumentBody,
} from '@sevenmetre/contract/plan/schemas';
import {
  type Conflict,
  type DraftState,
  type Unsaved,
  revisionOf,
  withNumber,
  withStored,
} from './draft-state.ts';
import { createListeners } from '../../../../lib/browser/store.ts';
import type { PlanDocument } from '@sevenmetre/engine/plan';

export type Sent =
  | { readonly kind: 'stored'; readonly answer: PlanCommandAnswer }
  | { readonly kind: 'conflict'; readonly commands: readonly PlanCommandRow[] }
  /** Refused: the draft has changed too much for it. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'unreachable' };

export interface DraftDeps {
  readonly send: (command: { clientKey: string; revision: number; change: PlanChange }) => Promise<Sent>;
  /** Runs it later; the returned function cancels it. */
  readonly after: (milliseconds: number, run: () => void) => () => void;
  readonly now: () => number;
  readonly newKey: () => string;
  /** Keeps what the server has not stored, so that a reload loses nothing. */
  readonly keep: (unsaved: readonly Unsaved[]) => void;
}

const retryAfter = 3000;

/** The draft of one page: own changes are shown at once, sent one after the other, and kept until they are stored. */
export class DraftStore {
  private current: DraftState;
  private readonly deps: DraftDeps;
  private readonly listeners = createListeners();
  private isSending = false;
  private nextNumber = -1;
  private callOff = () => {};

  constructor(draft: PlanDraft, unsaved: readonly Unsaved[], deps: DraftDeps) {
    this.deps = deps;
    this.current = {
      base: documentOf(draft.document),
      baseRevision: draft.revision,
      log: draft.log,
      unsaved,
      conflict: null,
      offlineSince: null,
      isStale: false,
      refused: null,
    };
    this.nextNumber = Math.min(0, ...unsaved.map(({ number }) => number)) - 1;
  }

  readonly state = (): DraftState => this.current;

  readonly subscribe = this.listeners.subscribe;

  /** Shows a change and sends it. */
  readonly change = (change: PlanChange): void => {
    const { current } = this;
    const entry: Unsaved = {
      number: this.nextNumber,
      clientKey: this.deps.newKey(),
      change,
      revision: revisionOf(current),
    };
    this.nextNumber -= 1;
    this.set({ ...current, unsaved: [...current.unsaved, entry] });
    void this.sendNext();
  };

  /** Commands of anybody, as the stream brings them. */
  readonly receive = (commands: readonly PlanCommandRow[]): void => {
    this.set(withStored(this.current, commands));
  };

  /** A draft that was read again replaces what is stored; own changes on their way stay. */
  readonly replace = (draft: PlanDraft): void => {
    if (draft.revision < revisionOf(this.current) && !this.current.isStale) return;
    const base = documentOf(draft.document);
    this.set({ ...this.current, base, baseRevision: draft.revision, log: draft.log, isStale: false });
  };

  /** Answers a conflict: `mine` makes the change of this page again on what the others have stored. */
  readonly resolve = (whose: 'mine' | 'theirs'): void => {
    const { conflict } = this.current;
    this.set({ ...this.current, conflict: null });
    if (conflict && whose === 'mine') this.change(conflict.mine.change);
  };

  readonly tryNow = (): void => {
    this.callOff();
    void this.sendNext();
  };

  /** Stops sending; what is not stored stays kept. */
  readonly close = (): void => {
    this.callOff();
    this.isSending = true;
  };

  readonly open = (): void => {
    this.isSending = false;
    void this.sendNext();
  };

  private set(state: DraftState): void {
    if (state.unsaved !== this.current.unsaved) this.deps.keep(state.unsaved);
    this.current = state;
    this.listeners.notify();
  }

  private async sendNext(): Promise<void> {
    const [mine] = this.current.unsaved;
    if (this.isSending || !mine) return;
    this.isSending = true;
    const { clientKey, revision, change } = mine;
    const sent = await this.deps.send({ clientKey, revision, change });
    this.isSending = false;
    this.take(mine, sent);
    if (sent.kind === 'unreachable') this.callOff = this.deps.after(retryAfter, () => void this.sendNext());
    else void this.sendNext();
  }

  private take(mine: Unsaved, sent: Sent): void {
    const { current } = this;
    if (sent.kind === 'unreachable') {
      this.set({ ...current, offlineSince: current.offlineSince ?? this.deps.now() });
      return;
    }
    const online = { ...current, offlineSince: null };
    if (sent.kind === 'stored') {
      const { command, missed } = sent.answer;
      const numbered = withNumber(online, mine, command.number);
      this.set(withStored(numbered, [...missed, command]));
      return;
    }
    const unsaved = online.unsaved.filter((one) => one !== mine);
    if (sent.kind === 'refused') {
      this.set({ ...online, unsaved, isStale: true, refused: mine });
      return;
    }
    const conflict: Conflict = { mine, theirs: sent.commands };
    this.set({ ...withStored(online, sent.commands), unsaved, conflict, isStale: true });
  }
}

/** The plan of the engine, from how it travels. */
function documentOf({ categories, placements, locked }: PlanDocumentBody): PlanDocument {
  return {
    categories: new Map(categories.map(({ code, format, entries }) => [code, { format, entries }])),
    placements: new Map(placements.map(([match, hall, start]) => [match, { hall, start }])),
    locked: new Set(locked),
  };
}
