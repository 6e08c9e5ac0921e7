import { type ClockOrder, newestClock } from './match-clock.ts';

export const signatureMoments = ['before', 'after'] as const;
export type SignatureMoment = (typeof signatureMoments)[number];

export const signatureRoles = [
  'home-official',
  'away-official',
  'first-referee',
  'second-referee',
  'timekeeper',
  'scorekeeper',
] as const;
export type SignatureRole = (typeof signatureRoles)[number];

/** `pin`: with a PIN of their own; `drawn`: by name and signature on the screen; `refused`: does not sign. */
export const signatureWays = ['pin', 'drawn', 'refused'] as const;
export type SignatureWay = (typeof signatureWays)[number];

/** What somebody states about the record of a match. */
export interface Statement {
  readonly moment: SignatureMoment;
  readonly role: SignatureRole;
  readonly way: SignatureWay;
  /** The score that was shown when it was made; null: before the match. */
  readonly score: { readonly home: number; readonly away: number } | null;
  /** Whether the PIN was right; null: without a PIN, or not checked yet. */
  readonly isVerified: boolean | null;
}

/** How a role stands: `wrong-pin` and `other-score` need to be signed again. */
export type Standing = 'missing' | 'signed' | 'unchecked' | 'refused' | 'wrong-pin' | 'other-score';

/**
 * Of all statements of a match those that stand: the newest of each moment and role, in whatever order they arrive
 * (MA91). In the order of moments and roles.
 */
export function standingStatements<T extends Statement & ClockOrder>(statements: Iterable<T>): T[] {
  const groups = Map.groupBy(statements, ({ moment, role }) => `${moment} ${role}`);
  return signatureMoments.flatMap((moment) =>
    signatureRoles.flatMap((role) => newestClock(groups.get(`${moment} ${role}`) ?? []) ?? []),
  );
}

/**
 * How a role stands at a moment (MA92, MA93).
 * @param score of the match now, to compare signatures after it; null: unknown
 */
export function standingOf(statement: Statement | undefined, score: Statement['score']): Standing {
  if (statement === undefined) return 'missing';
  if (statement.way === 'refused') return 'refused';
  if (statement.way === 'pin' && statement.isVerified === false) return 'wrong-pin';
  const signed = statement.score;
  const isOther = signed !== null && score !== null && !isSameScore(signed, score);
  if (statement.moment === 'after' && isOther) return 'other-score';
  return statement.way === 'pin' && statement.isVerified === null ? 'unchecked' : 'signed';
}

function isSameScore(a: NonNullable<Statement['score']>, b: NonNullable<Statement['score']>): boolean {
  return a.home === b.home && a.away === b.away;
}

/** What a device seals with a PIN: the PIN and everything that the signature states, so that it fits no other one. */
export function sealedPinText(
  pin: string,
  matchId: number,
  {
    moment,
    role,
    personId,
    score,
  }: Pick<Statement, 'moment' | 'role' | 'score'> & { readonly personId: number | null },
): string {
  const shown = score === null ? '-' : `${score.home}:${score.away}`;
  return [pin, matchId, moment, role, personId ?? '-', shown].join(' ');
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Width and height of the field in which signatures are drawn, in steps of the stored form. */
export const drawingSize = { width: 99, height: 33 } as const;
/** Characters of the stored form; a signature stays readable, and a hand-over by codes short. */
export const longestDrawing = 1200;

/**
 * A drawn signature as text: each point four digits, strokes separated by a space. Points that repeat the one before
 * are left out, then every second one until the text is short enough.
 * @param strokes points in parts of the field, 0 to 1
 */
export function drawingOf(strokes: readonly (readonly Point[])[]): string {
  let left = strokes.map((stroke) => stroke.map(packPoint).filter((point, at, all) => point !== all[at - 1]));
  let text = joined(left);
  while (text.length > longestDrawing) {
    left = left.map((points) =>
      points.length < 3 ? points.slice(0, 1) : points.filter((_, at) => at % 2 === 0),
    );
    const next = joined(left);
    text = next.length < text.length ? next : next.slice(0, longestDrawing - 1).replace(/ ?\d*$/u, '');
  }
  return text;
}

const joined = (strokes: readonly (readonly string[])[]) =>
  strokes.map((points) => points.join('')).join(' ');

function packPoint({ x, y }: Point): string {
  return packNumber(x, drawingSize.width) + packNumber(y, drawingSize.height);
}

function packNumber(part: number, size: number): string {
  const step = Math.round(Math.min(1, Math.max(0, part)) * size);
  return String(step).padStart(2, '0');
}

/** The strokes of a stored signature in steps of the field; what is no point is left out. */
export function strokesOf(drawing: string): Point[][] {
  return drawing
    .split(' ')
    .map((stroke) =>
      (stroke.match(/\d{4}/gu) ?? []).map((point) => ({
        x: Number(point.slice(0, 2)),
        y: Number(point.slice(2)),
      })),
    )
    .filter((points) => points.length > 0);
}
