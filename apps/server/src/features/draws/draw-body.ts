import {
  DrawInputBody,
  type DrawProgress,
  type PublicDraw,
  type ShownBall,
} from '@sevenmetre/contract/draws/schemas';
import { type DrawnBall, sizesOf } from '@sevenmetre/engine/draw';
import * as z from 'zod';
import { utcText } from '../competition/index.ts';
import type { CategoryRow, DrawRow } from './draw.repository.ts';

const StoredBalls = z.array(
  z.object({
    team: z.string(),
    group: z.int(),
    blocked: z.array(
      z.object({
        group: z.int(),
        reason: z.enum(['sameClub', 'pin', 'keptFor']),
        keptFor: z.exactOptional(z.string()),
      }),
    ),
  }),
);

/** All balls of a draw, shown or not. Balls are not sent before they are shown. */
export function storedBalls({ balls }: DrawRow): DrawnBall[] {
  return StoredBalls.parse(balls ?? []);
}

/** null before the draw is opened. */
export function storedInput({ input }: DrawRow): DrawInputBody | null {
  return input === null ? null : DrawInputBody.parse(input);
}

/** The public form of a draw, also for its operator. */
export function drawBody(category: CategoryRow, draw: DrawRow | null): PublicDraw {
  const { code, nameCs, nameEn, tournament, timeZone } = category;
  return {
    category: { code, nameCs, nameEn },
    tournament,
    timeZone,
    progress: draw && progressOf(draw),
    input: draw && storedInput(draw),
  };
}

/** The part of a draw that changes while it runs. Contains the secret only after the last ball. */
function progressOf(draw: DrawRow): DrawProgress {
  const { state, secretHash, inputHash, hallNumbers, numbersBy, shown } = draw;
  const at = (instant: Date | null) => instant && utcText(instant);
  return {
    state,
    secretHash,
    announcedAt: utcText(draw.announcedAt),
    openedAt: at(draw.openedAt),
    startedAt: at(draw.startedAt),
    revealedAt: at(draw.revealedAt),
    inputHash,
    hallNumbers: hallNumbers ?? [],
    numbersBy,
    shown,
    balls: shownBalls(draw),
    secret: state === 'revealed' ? draw.secret : null,
  };
}

/** Two steps for each ball: the team, then its group. */
function shownBalls(draw: DrawRow): ShownBall[] {
  const input = storedInput(draw);
  if (input === null || draw.shown === 0) return [];
  const balls = storedBalls(draw);
  const potOf = new Map(input.teams.map(({ id, pot }) => [id, pot]));
  return balls.slice(0, Math.ceil(draw.shown / 2)).map(({ team, group, blocked }, index) => {
    const pot = potOf.get(team) ?? 0;
    const taken = balls.slice(0, index).filter((ball) => potOf.get(ball.team) === pot);
    const closed = new Set([...taken, ...blocked].map((one) => one.group));
    const free = sizesOf(input).flatMap((size, one) => (size > pot && !closed.has(one) ? one : []));
    return { team, group: index * 2 + 2 <= draw.shown ? group : null, free, blocked };
  });
}
