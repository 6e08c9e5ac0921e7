import * as z from 'zod';
import { Id, Instant } from '../common.ts';
import { trimmedLine } from '../text.ts';

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

/** A version of the input that was published with its SHA-256. */
const DrawInputVersion = z.object({ at: Instant, hash: z.string(), input: DrawInputBody });
export type DrawInputVersion = z.infer<typeof DrawInputVersion>;

/** A group with its teams, named as they were then. */
export const DrawGroup = z.object({
  id: z.string(),
  teams: z.array(z.object({ id: z.string(), name: z.string() })).readonly(),
});
export type DrawGroup = z.infer<typeof DrawGroup>;

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
  /** Of the attempt, from 1; earlier attempts are in `earlier`. */
  number: z.int(),
  secretHash: z.string(),
  announcedAt: Instant,
  /** Numbers are refused before. */
  numbersFrom: Instant,
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
  /** Number of amendments since the reveal. */
  amended: z.int(),
});
export type DrawProgress = z.infer<typeof DrawProgress>;

/** An attempt that was stopped, or set aside after its reveal. Never removed. */
const DrawAttempt = z.object({
  number: z.int(),
  state: z.enum(['stopped', 'setAside']),
  secretHash: z.string(),
  /** null: it was encrypted with a key that the server no longer has. */
  secret: z.string().nullable(),
  announcedAt: Instant,
  startedAt: Instant.nullable(),
  endedAt: Instant,
  reason: z.string(),
  /** All versions of teams and rules, oldest first; the last one was frozen. */
  inputs: z.array(DrawInputVersion).readonly(),
  hallNumbers: z.array(z.int()).readonly(),
  numbersBy: z.string().nullable(),
  /** The balls that had been shown; group null: only its team. */
  balls: z.array(z.object({ team: z.string(), group: z.int().nullable() })).readonly(),
});
export type DrawAttempt = z.infer<typeof DrawAttempt>;

/** A change of the groups after the reveal, by an organiser. */
const DrawAmendment = z.object({
  at: Instant,
  /** `undone`: an earlier state of the groups was restored. */
  kind: z.enum(['changed', 'undone']),
  /** null: an earlier state was restored without one. */
  reason: z.string().nullable(),
  /** All groups after it. */
  groups: z.array(DrawGroup).readonly(),
});
export type DrawAmendment = z.infer<typeof DrawAmendment>;

/** The public draw of a category. */
export const PublicDraw = z
  .object({
    category: z.object({ code: z.string(), nameCs: z.string(), nameEn: z.string() }),
    tournament: z.string(),
    timeZone: z.string(),
    /** null: not announced. */
    progress: DrawProgress.nullable(),
    input: DrawInputBody.nullable(),
    /** Versions of the input that were published before the frozen one. */
    earlierInputs: z.array(DrawInputVersion).readonly(),
    /** Attempts that are over, oldest first. */
    earlier: z.array(DrawAttempt).readonly(),
    /** Of the revealed draw, oldest first. */
    amendments: z.array(DrawAmendment).readonly(),
    /** The groups of this category that visitors see; null: none has teams. */
    published: z.array(DrawGroup).readonly().nullable(),
  })
  .meta({ id: 'PublicDraw' });
export type PublicDraw = z.infer<typeof PublicDraw>;

/** Somebody who can be asked: at least two characters, one of them a letter. */
const PersonName = trimmedLine(120).min(2).regex(/\p{L}/u);

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
  .strictObject({ numbers: z.array(z.int().min(0).max(9999)).min(1).max(12).readonly(), by: PersonName })
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

/** The reason is published. */
export const DrawReasonBody = z
  .strictObject({ reason: trimmedLine(300).min(3) })
  .meta({ id: 'DrawReasonBody' });
