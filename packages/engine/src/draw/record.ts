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
  /** Versions of the input that were published before the frozen one, each with its SHA-256. */
  readonly earlierInputs: readonly { readonly hash: string; readonly input: DrawInput }[];
  /** The groups after each amendment by an organiser, oldest first. */
  readonly amendments: readonly (readonly GroupOfTeams[])[];
  /** The groups that visitors see now; null: none are published. */
  readonly published: readonly GroupOfTeams[] | null;
}

/** A group of the format and the ids of its teams. */
export interface GroupOfTeams {
  readonly id: string;
  readonly teams: readonly string[];
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
  /** Whether every published version of the input has the hash that was published with it. */
  readonly isInputKept: boolean;
  /** Number of balls that agree with the record. */
  readonly matching: number;
  readonly balls: number;
  /** The first different ball, from 0; null: none. */
  readonly firstDifferent: number | null;
  /**
   * `agree`: visitors see the drawn groups after all amendments. `pending`: they see them after earlier
   * amendments only, the last ones are not published. `differ`: they see other groups.
   */
  readonly groups: 'unpublished' | 'agree' | 'pending' | 'differ';
  /** Labels of groups with other teams than drawn and amended; empty unless `groups` is `differ`. */
  readonly differentGroups: readonly string[];
  readonly ok: boolean;
}

/**
 * Repeats a draw from a record and compares: the hashes, every ball, and the groups as published with those
 * that were drawn and amended.
 */
export async function verifyDraw(sha256: Sha256, record: DrawRecord): Promise<DrawVerification> {
  const { input, balls } = record;
  const isSecretKept = (await sha256(record.secret)) === record.secretHash;
  const isInputKept = await areInputsKept(sha256, record);
  const seed = await seedOf(sha256, record);
  const again = drawInPublic(input.teams, sizesOf(input), input.rules, seed) ?? [];
  const differs = (ball: Ball | undefined, index: number): boolean =>
    again[index]?.team !== ball?.team || again[index]?.group !== ball?.group;
  const count = Math.max(again.length, balls.length);
  const different = Array.from({ length: count }, (_, index) => index).filter((index) =>
    differs(balls[index], index),
  );
  const isComplete = balls.length === input.teams.length && different.length === 0;
  const compared = compareGroups([groupsDrawn(input, again), ...record.amendments], record.published);
  return {
    isSecretKept,
    isInputKept,
    matching: count - different.length,
    balls: count,
    firstDifferent: different[0] ?? null,
    ...compared,
    ok: isSecretKept && isInputKept && isComplete && compared.groups !== 'differ',
  };
}

async function areInputsKept(
  sha256: Sha256,
  { earlierInputs, input, inputHash }: DrawRecord,
): Promise<boolean> {
  for (const version of [...earlierInputs, { input, hash: inputHash }])
    if ((await sha256(drawInputText(version.input))) !== version.hash) return false;
  return true;
}

/** The teams of each group after these balls. */
export function groupsDrawn({ groups }: Pick<DrawInput, 'groups'>, balls: readonly Ball[]): GroupOfTeams[] {
  return groups.map(({ id }, index) => ({
    id,
    teams: balls.flatMap(({ team, group }) => (group === index ? [team] : [])),
  }));
}

/** @param states the groups as drawn, then after each amendment */
function compareGroups(
  states: readonly (readonly GroupOfTeams[])[],
  published: readonly GroupOfTeams[] | null,
): Pick<DrawVerification, 'groups' | 'differentGroups'> {
  if (published === null) return { groups: 'unpublished', differentGroups: [] };
  const differentGroups = differencesOf(states.at(-1) ?? [], published);
  if (differentGroups.length === 0) return { groups: 'agree', differentGroups };
  return states.some((state) => differencesOf(state, published).length === 0)
    ? { groups: 'pending', differentGroups: [] }
    : { groups: 'differ', differentGroups };
}

/** Labels of the groups whose teams are not the same, in any order; empty groups are ignored. */
export function differencesOf(one: readonly GroupOfTeams[], other: readonly GroupOfTeams[]): string[] {
  const textOf = (groups: readonly GroupOfTeams[], id: string) =>
    groups
      .flatMap((group) => (group.id === id ? group.teams : []))
      .toSorted()
      .join(' ');
  const ids = new Set([...one, ...other].map(({ id }) => id));
  return [...ids].filter((id) => textOf(one, id) !== textOf(other, id));
}

/** Number of teams in each group. */
export function sizesOf({ groups }: Pick<DrawInput, 'groups'>): number[] {
  return groups.map(({ entries }) => entries.length);
}
