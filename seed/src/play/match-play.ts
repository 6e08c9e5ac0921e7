import { stageStart } from '@sevenmetre/rules/match';
import type { StageCode } from '@sevenmetre/rules/vocabulary';
import { type Action, scriptFor, type SeededRandom } from '@sevenmetre/rules/fiction';
import type { PlayArguments } from './arguments.ts';
import type { Programme, ProgrammeMatch } from './programme.ts';
import { PlayError, type Reporter } from './reporter.ts';

export interface PlayContext {
  readonly reporter: Reporter;
  readonly options: PlayArguments;
  /** Makes the keys of this run unique. */
  readonly runId: string;
  /** Milliseconds of a monotonic clock, and of the system clock. */
  readonly now: () => number;
  readonly wallClock: () => Date;
  readonly say: (line: string) => void;
}

export interface Kickoff {
  readonly match: ProgrammeMatch;
  readonly programme: Programme;
  readonly random: SeededRandom;
  /** Seconds that have been played when this match begins or continues. */
  readonly played: number;
}

/** One match and its reporter, action by action. */
export class MatchPlay {
  readonly #context: PlayContext;
  readonly #kickoff: Kickoff;
  readonly #actions: Action[];
  #taps = 0;
  #lastTimestamp = 0;

  private constructor(context: PlayContext, kickoff: Kickoff, actions: Action[]) {
    this.#context = context;
    this.#kickoff = kickoff;
    this.#actions = actions;
  }

  static async begin(context: PlayContext, kickoff: Kickoff): Promise<MatchPlay> {
    const { match, random } = kickoff;
    const detail = await context.reporter.match(match.id);
    if (!detail) throw new PlayError(`Match ${match.number} cannot be read.`);
    const { stage, halfLength, mustBeWon } = match;
    const actions = scriptFor({ detail, stage, halfLength, mustBeWon }, random);
    return new MatchPlay(
      context,
      kickoff,
      actions.toSorted((one, other) => one.at - other.at),
    );
  }

  /** Does what is due. A match that another person has closed is not changed. */
  async goOn(played: number): Promise<'playing' | 'over'> {
    for (let next = this.#actions[0]; next; next = this.#actions[0]) {
      if (next.at > played - this.#kickoff.played) return 'playing';
      if ((await this.#act(next)) === 'refused' && next.kind === 'stage') return 'over';
      this.#actions.shift();
    }
    return 'over';
  }

  async #act(action: Action): Promise<'stored' | 'refused'> {
    const { reporter, say } = this.#context;
    const { match, programme } = this.#kickoff;
    const stageId = programme.stageIds.get(action.stage) ?? 0;
    if (action.kind === 'stage') {
      say(`${match.label} (${match.number}): ${words[action.stage] ?? action.stage}`);
      const written = await reporter.stage(match.id, stageId);
      if (written === 'stored') await this.#clock(action.stage, stageStart(action.stage, match.halfLength));
      return written;
    }
    await this.#clock(action.stage, action.clock);
    const key = this.#key();
    const minute = Math.floor(action.clock / 60);
    const second = action.clock % 60;
    say(
      `${match.label} (${match.number}) ${minute}:${String(second).padStart(2, '0')} ${action.side}: ${action.type}`,
    );
    return reporter.event(match.id, key, {
      minute,
      second,
      createdTimestamp: this.#timestamp(),
      competitionEventTypeId: programme.typeIds.get(action.type) ?? 0,
      competitionMatchParticipantId: action.participantId,
      competitionMatchStageId: stageId,
      side: action.side,
    });
  }

  /** The play may be faster than a match: a clock that runs in real time is corrected with every action. */
  async #clock(stage: StageCode, seconds: number): Promise<void> {
    if (stage !== '1st_half' && stage !== '2nd_half') return;
    const { match, programme } = this.#kickoff;
    await this.#context.reporter.clock(match.id, this.#key(), {
      competitionMatchStageId: programme.stageIds.get(stage) ?? 0,
      seconds,
      running: true,
      at: this.#context.wallClock().toISOString(),
    });
  }

  #key(): string {
    this.#taps += 1;
    return `demo-play-${this.#context.runId}-${this.#kickoff.match.id}-${this.#taps}`;
  }

  /** Whole seconds that never repeat, as a device assigns them. */
  #timestamp(): string {
    const now = Math.floor(this.#context.wallClock().getTime() / 1000);
    this.#lastTimestamp = Math.max(now, this.#lastTimestamp + 1);
    return new Date(this.#lastTimestamp * 1000).toISOString().replace('.000Z', 'Z');
  }
}

const words: Readonly<Record<string, string>> = {
  '1st_half': 'first half',
  '2nd_half': 'second half',
  shootout: 'shoot-out',
  waiting_for_approval: 'over, waiting for approval',
  finished: 'approved',
};
