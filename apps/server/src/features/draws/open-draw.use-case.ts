import type { DrawInputBody, DrawOpenBody, PublicDraw } from '@sevenmetre/contract/draws/schemas';
import { drawInPublic, drawInputText, entryGroupsOf, sizesOf } from '@sevenmetre/engine/draw';
import { type FormatTemplate, planFormat } from '@sevenmetre/engine/formats';
import { teamDisplayName } from '@sevenmetre/rules/names';
import type { Actor } from '@sevenmetre/rules/permissions';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import { readPlannedCategory } from '../plan/index.ts';
import { type OpenDraw, changeDraw } from './change-draw.use-case.ts';
import type { DrawContext } from './draw-context.ts';
import { findDrawTeams, insertInput, updateAttempt } from './draw.repository.ts';
import { sha256 } from './announce-draw.use-case.ts';

/** All versions are published with their teams. */
const mostVersions = 30;

/**
 * Freezes teams, pots, pins and rules of a draw and publishes them, before the numbers are drawn in the hall.
 * Can be repeated until then; every version stays public with its hash.
 * @returns `draw-invalid` if the teams do not fit the format, `draw-impossible` if no draw satisfies the
 * rules
 */
export function openDraw(
  context: DrawContext,
  actor: Actor,
  code: string,
  body: DrawOpenBody,
): Promise<Outcome<PublicDraw>> {
  return changeDraw(context, actor, code, async (open) => {
    const { draw, now, tx } = open;
    if (draw.state !== 'announced' && draw.state !== 'opened') return refuse('draw-changed');
    const frozen = await freeze(open, body);
    if (!frozen.ok) return frozen;
    const { input, format } = frozen.value;
    const hash = await sha256(drawInputText(input));
    const before = draw.inputs.at(-1);
    if (before?.hash === hash) return done(null);
    if (draw.inputs.length >= mostVersions) return refuse('draw-invalid', { versions: mostVersions });
    const { categoryId, number } = draw;
    const version = (before?.version ?? 0) + 1;
    await insertInput({ categoryId, number, version, at: now, hash, input, format }, tx);
    await updateAttempt(draw, { state: 'opened', updatedAt: now }, tx);
    return done({ action: 'draw.opened', after: { inputHash: hash, version, teams: input.teams.length } });
  });
}

async function freeze(
  { category, tx }: OpenDraw,
  body: DrawOpenBody,
): Promise<Outcome<{ input: DrawInputBody; format: FormatTemplate }>> {
  const planned = await readPlannedCategory(category.editionId, category.code, tx);
  const plan = planned && planFormat(planned.format, planned.entries.length);
  if (!planned || !plan?.ok) return refuse('draw-invalid', { format: null });
  const ids = body.teams.map(({ id }) => id);
  const rows = new Map((await findDrawTeams(category.id, ids, tx)).map((row) => [row.id, row]));
  const teams = body.teams.flatMap((team): DrawInputBody['teams'][number][] => {
    const row = rows.get(team.id);
    return row ? [drawTeam(row, team)] : [];
  });
  const groups = entryGroupsOf(plan.value).map(({ id, entries }) => ({ id, entries: [...entries] }));
  const rules = { sameClub: body.sameClub === 'forbidden' ? ('forbidden' as const) : 0 };
  const input = { teams: teams.toSorted((a, b) => a.pot - b.pot), groups, rules };
  if (!fits(input, ids)) return refuse('draw-invalid', { entries: planned.entries.length });
  if (drawInPublic(input.teams, sizesOf(input), rules, [1, 2, 3, 4]) === null)
    return refuse('draw-impossible');
  return done({ input, format: planned.format });
}

type TeamRow = Awaited<ReturnType<typeof findDrawTeams>>[number];

function drawTeam(row: TeamRow, { pot, pin, notIn }: DrawOpenBody['teams'][number]) {
  const { id, clubId, country, region } = row;
  return {
    id: String(id),
    name: teamDisplayName(row),
    pot,
    club: String(clubId),
    region,
    country,
    lastGroup: null,
    ...(pin === undefined ? {} : { pin: { group: pin } }),
    ...(notIn === undefined || notIn.length === 0 ? {} : { notIn: [...notIn] }),
  };
}

/** Every team once, and as many teams in each pot as groups that take from it. */
function fits(input: DrawInputBody, ids: readonly number[]): boolean {
  const sizes = sizesOf(input);
  const pots = Math.max(0, ...sizes, ...input.teams.map(({ pot }) => pot + 1));
  const isEven = Array.from({ length: pots }, (_, pot) => pot).every(
    (pot) =>
      input.teams.filter((team) => team.pot === pot).length === sizes.filter((size) => size > pot).length,
  );
  return isEven && input.teams.length === ids.length && new Set(ids).size === ids.length;
}
