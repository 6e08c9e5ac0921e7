import {
  type DrawAmendment,
  type DrawAttempt,
  DrawInputBody,
  type DrawInputVersion,
  type DrawProgress,
  type PublicDraw,
  type ShownBall,
} from '@sevenmetre/contract/draws/schemas';
import { sizesOf } from '@sevenmetre/engine/draw';
import type { Sealer } from '../../platform/secrets/index.ts';
import { utcText } from '../competition/index.ts';
import { type AmendmentRow, storedAmendments } from '../draw-amendments/index.ts';
import { storedBalls } from './draw-context.ts';
import type { AttemptRow, CategoryRow } from './draw.repository.ts';

/** Everything that is stored of the draws of a category. */
export interface StoredDraws {
  /** Oldest first. */
  readonly attempts: readonly AttemptRow[];
  /** Of the last attempt. */
  readonly amendments: readonly AmendmentRow[];
  readonly published: PublicDraw['published'];
}

/** The frozen input of an attempt; null before the draw is opened. */
export function storedInput({ inputs }: AttemptRow): DrawInputBody | null {
  const last = inputs.at(-1);
  return last ? DrawInputBody.parse(last.input) : null;
}

/** Labels of the groups that a draw fills. */
export function labelsOf(draw: AttemptRow): string[] {
  return storedInput(draw)?.groups.map(({ id }) => id) ?? [];
}

/** Whether an attempt has ended, so that another one may be announced. */
export function isOver({ state }: Pick<AttemptRow, 'state'>): boolean {
  return state === 'stopped' || state === 'setAside';
}

/** The public form of a category's draws, also for their operator. */
export function drawBody(
  sealer: Sealer,
  category: CategoryRow,
  { attempts, amendments, published }: StoredDraws,
): PublicDraw {
  const { code, nameCs, nameEn, tournament, timeZone } = category;
  const last = attempts.at(-1);
  const current = last && !isOver(last) ? last : null;
  return {
    category: { code, nameCs, nameEn },
    tournament,
    timeZone,
    progress: current && progressOf(sealer, current, amendments.length),
    input: current && storedInput(current),
    earlierInputs: current ? inputVersions(current).slice(0, -1) : [],
    earlier: attempts.filter(isOver).map((attempt) => attemptBody(sealer, attempt)),
    amendments: current ? storedAmendments(amendments).map(amendmentBody) : [],
    published,
  };
}

/** The part of a draw that changes while it runs. Contains the secret only after the last ball. */
export function progressOf(sealer: Sealer, draw: AttemptRow, amended: number): DrawProgress | null {
  const { state, number, secretHash, hallNumbers, numbersBy, shown } = draw;
  if (state === 'stopped' || state === 'setAside') return null;
  const last = draw.inputs.at(-1);
  return {
    state,
    number,
    secretHash,
    announcedAt: utcText(draw.announcedAt),
    numbersFrom: utcText(draw.numbersFrom),
    openedAt: at(last?.at ?? null),
    startedAt: at(draw.startedAt),
    revealedAt: at(draw.revealedAt),
    inputHash: last?.hash ?? null,
    hallNumbers: hallNumbers ?? [],
    numbersBy,
    shown,
    balls: shownBalls(sealer, draw),
    secret: state === 'revealed' ? draw.secret : null,
    amended,
  };
}

function at(instant: Date | null): string | null {
  return instant && utcText(instant);
}

function inputVersions({ inputs }: AttemptRow): DrawInputVersion[] {
  return inputs.map((row) => ({
    at: utcText(row.at),
    hash: row.hash,
    input: DrawInputBody.parse(row.input),
  }));
}

function attemptBody(sealer: Sealer, draw: AttemptRow): DrawAttempt {
  const { number, secretHash, secret, hallNumbers, numbersBy, shown } = draw;
  const balls = (storedBalls(sealer, draw) ?? []).slice(0, Math.ceil(shown / 2));
  return {
    number,
    state: draw.state === 'setAside' ? 'setAside' : 'stopped',
    secretHash,
    secret,
    announcedAt: utcText(draw.announcedAt),
    startedAt: at(draw.startedAt),
    endedAt: utcText(draw.endedAt ?? draw.updatedAt),
    reason: draw.endReason ?? '',
    inputs: inputVersions(draw),
    hallNumbers: hallNumbers ?? [],
    numbersBy,
    balls: balls.map(({ team, group }, index) => ({ team, group: index * 2 + 2 <= shown ? group : null })),
  };
}

function amendmentBody(row: ReturnType<typeof storedAmendments>[number]): DrawAmendment {
  const { kind, reason, groups } = row;
  return { at: utcText(row.at), kind, reason, groups };
}

/** Two steps for each ball: the team, then its group. */
function shownBalls(sealer: Sealer, draw: AttemptRow): ShownBall[] {
  const input = storedInput(draw);
  if (input === null || draw.shown === 0) return [];
  const balls = storedBalls(sealer, draw) ?? [];
  const potOf = new Map(input.teams.map(({ id, pot }) => [id, pot]));
  return balls.slice(0, Math.ceil(draw.shown / 2)).map(({ team, group, blocked }, index) => {
    const pot = potOf.get(team) ?? 0;
    const taken = balls.slice(0, index).filter((ball) => potOf.get(ball.team) === pot);
    const closed = new Set([...taken, ...blocked].map((one) => one.group));
    const free = sizesOf(input).flatMap((size, one) => (size > pot && !closed.has(one) ? one : []));
    return { team, group: index * 2 + 2 <= draw.shown ? group : null, free, blocked };
  });
}
