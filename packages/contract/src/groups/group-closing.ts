import { sides } from '@sevenmetre/rules/vocabulary';
import * as z from 'zod';
import { Id } from '../common.ts';
import { paragraphs } from '../text.ts';

const count = z.int().nonnegative();

const head = {
  id: Id,
  label: z.string(),
  categoryCode: z.string(),
  matches: count,
  /** Matches without a counting result. */
  open: count,
  /** Running matches, and those that wait for approval. */
  running: count,
  closedByHand: z.boolean(),
  /** Seats and sides of matches elsewhere that wait for a place of this group. */
  waiting: count,
};

export const AdminGroups = z.object({ groups: z.array(z.object(head)) }).meta({ id: 'AdminGroups' });
export type AdminGroups = z.infer<typeof AdminGroups>;
export type AdminGroup = AdminGroups['groups'][number];

const team = z.object({ id: Id, name: z.string() }).nullable();

const effect = {
  /** Teams that get a seat in another group or lose it. */
  seats: z.array(z.object({ groupLabel: z.string(), seat: count, before: team, after: team })),
  /** Sides of matches whose team changes. */
  sides: z.array(
    z.object({
      matchNumber: z.int(),
      groupLabel: z.string().nullable(),
      side: z.enum(sides),
      before: team,
      after: team,
    }),
  ),
  /** Seats that should get another team but have been played on: they stay. */
  conflicts: z.array(z.object({ groupLabel: z.string().nullable(), team, belongsTo: team })),
  /** Teams that would sit in several groups of which they can play in one only. */
  clashes: z.array(
    z.object({ team: z.object({ id: Id, name: z.string() }), groupLabels: z.array(z.string()) }),
  ),
};

const place = z.int().nullable();
const row = { place, points: z.int() };

/** Effect of an organiser's change on tables, seats and coming matches. */
export const TableEffect = z
  .object({
    ...effect,
    /** Changed rows of tables. */
    tables: z.array(
      z.object({
        groupLabel: z.string(),
        teams: z.array(z.object({ name: z.string(), before: z.object(row), after: z.object(row) })),
      }),
    ),
  })
  .meta({ id: 'TableEffect' });
export type TableEffect = z.infer<typeof TableEffect>;

/** Effect of closing or reopening a group on others. */
export const GroupClosing = z
  .object({
    group: z.object(head),
    ...effect,
    /** Places without a team: a lot is needed, or the team has withdrawn. */
    undecided: z.array(z.int()),
  })
  .meta({ id: 'GroupClosing' });
export type GroupClosing = z.infer<typeof GroupClosing>;

/** The requested state, and the reason for the audit log. */
export const GroupCloseBody = z
  .strictObject({
    closed: z.boolean(),
    reason: paragraphs(500).trim().min(1),
  })
  .meta({ id: 'GroupCloseBody' });
export type GroupCloseBody = z.infer<typeof GroupCloseBody>;
