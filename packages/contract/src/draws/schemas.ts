import * as z from 'zod';
import { Id, Instant } from '../common.ts';
import { line } from '../text.ts';

const list = <T extends z.ZodType>(item: T, most: number) => z.array(item).max(most).readonly();
const Group = z.int().min(0).max(499);

/** A team in a draw; the fields of the engine's `DrawTeam`. */
const DrawTeam = z.object({
  id: z.string(),
  name: z.string(),
  pot: z.int(),
  club: z.string(),
  region: z.string().nullable(),
  country: z.string(),
  lastGroup: z.string().nullable(),
  pin: z.exactOptional(z.object({ group: z.int() })),
  notIn: z.exactOptional(z.array(z.int()).readonly()),
});

/** What determines the balls besides the seed. */
export const DrawInputBody = z.object({
  teams: z.array(DrawTeam).readonly(),
  groups: z.array(z.object({ id: z.string(), entries: z.array(z.int()).readonly() })).readonly(),
  rules: z.object({ sameClub: z.union([z.literal('forbidden'), z.int()]) }),
});
export type DrawInputBody = z.infer<typeof DrawInputBody>;

const BlockedGroup = z.object({
  group: z.int(),
  reason: z.enum(['sameClub', 'pin', 'keptFor']),
  /** A team that could no longer get a group. */
  keptFor: z.exactOptional(z.string()),
});

/** A shown ball: first the team, then its group. */
export const ShownBall = z.object({
  team: z.string(),
  /** Possible groups. */
  group: z.int().nullable(),
  /** Groups that it could go to. */
  free: z.array(z.int()).readonly(),
  blocked: z.array(BlockedGroup).readonly(),
});
export type ShownBall = z.infer<typeof ShownBall>;

/** The part of a draw that changes while it runs. */
export const DrawProgress = z.object({
  /**
   * `announced`: the hash of the secret is public. `opened`: teams, pots and rules are frozen. `running`: the
   * numbers of the hall are recorded and balls are shown. `revealed`: all balls are shown and the secret is
   * public.
   */
  state: z.enum(['announced', 'opened', 'running', 'revealed']),
  secretHash: z.string(),
  announcedAt: Instant,
  openedAt: Instant.nullable(),
  startedAt: Instant.nullable(),
  revealedAt: Instant.nullable(),
  /** SHA-256 of the frozen input. */
  inputHash: z.string().nullable(),
  hallNumbers: z.array(z.int()).readonly(),
  /** Who drew the numbers, as the operator wrote it. */
  numbersBy: z.string().nullable(),
  /** Number of shown steps: two for each team. */
  shown: z.int(),
  balls: z.array(ShownBall).readonly(),
  secret: z.string().nullable(),
});
export type DrawProgress = z.infer<typeof DrawProgress>;

/** The public draw of a category. */
export const PublicDraw = z
  .object({
    category: z.object({ code: z.string(), nameCs: z.string(), nameEn: z.string() }),
    tournament: z.string(),
    timeZone: z.string(),
    /** null: not announced. */
    progress: DrawProgress.nullable(),
    input: DrawInputBody.nullable(),
  })
  .meta({ id: 'PublicDraw' });
export type PublicDraw = z.infer<typeof PublicDraw>;

const Note = line(120);

/** Freezes teams with pots, and the rules. Groups and entries are those of the draft's format. */
export const DrawOpenBody = z
  .strictObject({
    teams: list(
      z.strictObject({
        id: Id,
        pot: z.int().min(0).max(99),
        pin: z.int().min(0).max(499).optional(),
        notIn: list(Group, 500).optional(),
      }),
      999,
    ),
    sameClub: z.enum(['forbidden', 'allowed']),
  })
  .meta({ id: 'DrawOpenBody' });
export type DrawOpenBody = z.infer<typeof DrawOpenBody>;

export const DrawNumbersBody = z
  .strictObject({ numbers: z.array(z.int().min(0).max(9999)).min(1).max(12).readonly(), by: Note })
  .meta({ id: 'DrawNumbersBody' });
export type DrawNumbersBody = z.infer<typeof DrawNumbersBody>;

/** One step forward or back. */
export const DrawStepBody = z
  .strictObject({
    /** Number of steps that the page showed: a repeated call changes nothing. */
    shown: z.int().min(0),
    direction: z.enum(['next', 'back']),
  })
  .meta({ id: 'DrawStepBody' });
export type DrawStepBody = z.infer<typeof DrawStepBody>;

export const DrawStopBody = z.strictObject({ reason: line(300).min(3) }).meta({ id: 'DrawStopBody' });
