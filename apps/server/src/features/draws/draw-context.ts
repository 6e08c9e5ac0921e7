import type { DrawnBall } from '@sevenmetre/engine/draw';
import * as z from 'zod';
import type { Sealer } from '../../platform/secrets/index.ts';
import type { RandomContext } from '../../platform/use-case/index.ts';
import type { PaperImages } from '../images/index.ts';
import type { Allowance } from '../../platform/work/index.ts';
import type { DrawRow } from './draw.repository.ts';

/** What use cases of draws are given. */
export interface DrawContext extends RandomContext, PaperImages {
  /** Keeps secrets and coming balls unreadable in the database. */
  readonly sealer: Sealer;
  /** What each network may cost: minutes are printed when first requested. */
  readonly allowance: Allowance;
  /** Least minutes between an announcement and the numbers. */
  readonly noticeMinutes: number;
}

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

type Attempt = Pick<DrawRow, 'categoryId' | 'number'>;

const secretOf = ({ categoryId, number }: Attempt) => `secret of draw ${number} of category ${categoryId}`;
const ballsOf = ({ categoryId, number }: Attempt) => `balls of draw ${number} of category ${categoryId}`;

export function sealSecret(sealer: Sealer, attempt: Attempt, secret: string): string {
  return sealer.seal(secret, secretOf(attempt));
}

/** null: it was sealed with another key than the server's present one. */
export function openSecret(sealer: Sealer, draw: DrawRow): string | null {
  return draw.secret ?? sealer.open(draw.sealedSecret, secretOf(draw));
}

export function sealBalls(sealer: Sealer, attempt: Attempt, balls: readonly DrawnBall[]): string {
  return sealer.seal(JSON.stringify(balls), ballsOf(attempt));
}

/**
 * Encrypts the secret and the balls of an attempt with the present key. Returns what changed; 'unreadable' if either cannot
 * be opened.
 */
export function resealed(
  sealer: Sealer,
  draw: DrawRow,
): Partial<Pick<DrawRow, 'sealedSecret' | 'sealedBalls'>> | 'unreadable' {
  const secret = sealer.reseal(draw.sealedSecret, secretOf(draw));
  const balls = draw.sealedBalls === null ? null : sealer.reseal(draw.sealedBalls, ballsOf(draw));
  if (secret === 'unreadable' || balls === 'unreadable') return 'unreadable';
  return {
    ...(secret === null ? {} : { sealedSecret: secret }),
    ...(balls === null ? {} : { sealedBalls: balls }),
  };
}

/** All balls of an attempt, shown or not; they are not sent before they are shown. null: the key was lost. */
export function storedBalls(sealer: Sealer, draw: DrawRow): DrawnBall[] | null {
  if (draw.balls !== null) return StoredBalls.parse(draw.balls);
  if (draw.sealedBalls === null) return [];
  const text = sealer.open(draw.sealedBalls, ballsOf(draw));
  return text === null ? null : StoredBalls.parse(JSON.parse(text));
}
