import type { RandomState } from '../random/index.ts';
import { type Ball, drawInPublic } from './ceremony.ts';
import type { EntryGroup } from './draw-frame.ts';
import type { DrawRules, DrawTeam } from './draw-input.ts';

/**
 * What determines a public draw besides the seed. Frozen and published before the numbers are drawn in the
 * hall.
 */
export interface DrawInput {
  /** In the order of their pots. */
  readonly teams: readonly (DrawTeam & { readonly name: string })[];
  readonly groups: readonly EntryGroup[];
  readonly rules: Pick<DrawRules, 'sameClub'>;
}

/** All data needed to repeat the draw. */
export interface DrawRecord {
  /** SHA-256 of the secret, published before the draw. */
  readonly secretHash: string;
  /** Published after the last ball: 64 hexadecimal digits. */
  readonly secret: string;
  /** SHA-256 of the text of the input, published before the numbers were drawn. */
  readonly inputHash: string;
  readonly input: DrawInput;
  readonly hallNumbers: readonly number[];
  readonly balls: readonly Ball[];
}

/** SHA-256 of a text in UTF-8, in hexadecimal. */
export type Sha256 = (text: string) => Promise<string>;

/** Canonical text of an input, field by field, so that the order of keys does not matter. */
export function drawInputText({ teams, groups, rules }: DrawInput): string {
  const listed = teams.map((team) => [
    team.id,
    team.name,
    team.pot,
    team.club,
    team.country,
    team.pin?.group ?? null,
    team.notIn ?? [],
  ]);
  const frame = groups.map(({ id, entries }) => [id, entries]);
  return JSON.stringify([listed, frame, rules.sameClub]);
}

/** The seed, which neither the keeper of the secret nor the drawer of the numbers can choose. */
export async function seedOf(
  sha256: Sha256,
  { secret, hallNumbers, inputHash }: Pick<DrawRecord, 'secret' | 'hallNumbers' | 'inputHash'>,
): Promise<RandomState> {
  const digest = await sha256(`${secret}:${hallNumbers.join(' ')}:${inputHash}`);
  const word = (index: number): number => Number.parseInt(digest.slice(index * 8, index * 8 + 8), 16);
  return [word(0), word(1), word(2), word(3)];
}

export interface DrawVerification {
  readonly isSecretKept: boolean;
  readonly isInputKept: boolean;
  /** Number of balls that agree with the record. */
  readonly matching: number;
  readonly balls: number;
  /** The first different ball, from 0; null: none. */
  readonly firstDifferent: number | null;
  readonly ok: boolean;
}

/** Repeats a draw from a record and compares. */
export async function verifyDraw(sha256: Sha256, record: DrawRecord): Promise<DrawVerification> {
  const { input, balls } = record;
  const isSecretKept = (await sha256(record.secret)) === record.secretHash;
  const isInputKept = (await sha256(drawInputText(input))) === record.inputHash;
  const again = drawInPublic(input.teams, sizesOf(input), input.rules, await seedOf(sha256, record)) ?? [];
  const differs = (ball: Ball | undefined, index: number): boolean =>
    again[index]?.team !== ball?.team || again[index]?.group !== ball?.group;
  const count = Math.max(again.length, balls.length);
  const different = Array.from({ length: count }, (_, index) => index).filter((index) =>
    differs(balls[index], index),
  );
  const isComplete = balls.length === input.teams.length && different.length === 0;
  return {
    isSecretKept,
    isInputKept,
    matching: count - different.length,
    balls: count,
    firstDifferent: different[0] ?? null,
    ok: isSecretKept && isInputKept && isComplete,
  };
}

/** Number of teams in each group. */
export function sizesOf({ groups }: Pick<DrawInput, 'groups'>): number[] {
  return groups.map(({ entries }) => entries.length);
}
