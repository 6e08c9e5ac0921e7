import type { PlanDifference, PlanScope } from '@sevenmetre/contract/plan/schemas';
import { checkPlan } from '@sevenmetre/engine/check';
import { evaluate } from '@sevenmetre/engine/evaluate';
import type { PlanDocument } from '@sevenmetre/engine/plan';
import type { Tx } from '../../../platform/database/index.ts';
import { done, refuse } from '../../../platform/outcome/index.ts';
import type { Outcome } from '../../../platform/outcome/index.ts';
import { storedDocument } from '../draft/document.ts';
import { scheduleInput } from '../draft/schedule-input.ts';
import { fixedBy } from '../fixed-match.ts';
import type { LoadedPlan } from '../load-plan.ts';
import { currentSchedule, planned } from '../planned.ts';
import { type Difference, type FixedMatches, type Standing, differenceOf } from './difference.ts';
import { differenceBody } from './difference-body.ts';
import { countFollowers, findVersionDocument } from './publication.repository.ts';
import { findStandingGroups, findStandingSeats } from './standing.repository.ts';
import { targetOf } from './target.ts';

/** A plan compared with the stored groups and matches. */
export interface Compared {
  /** The plan to publish: the draft's or a version's. */
  readonly plan: LoadedPlan;
  readonly standing: Standing;
  readonly difference: Difference;
  readonly body: PlanDifference;
}

/**
 * Compares the draft, or an older version, with the stored groups and matches.
 * @param version an older version; null: the draft
 */
export async function comparePlan(
  loaded: LoadedPlan,
  { version, scope }: { readonly version: number | null; readonly scope: PlanScope },
  now: Date,
  tx: Tx,
): Promise<Outcome<Compared>> {
  const document = await documentToPublish(loaded, version, tx);
  if (document === null) return refuse('plan-version-unknown');
  const plan = { ...loaded, ...planned(loaded, document) };
  return done(await compareWithStanding(plan, [scope], (match) => fixedBy(match, now), tx));
}

/**
 * Compares a plan with the stored groups and matches.
 * @param scopes disjoint sets of categories
 */
export async function compareWithStanding(
  plan: LoadedPlan,
  scopes: readonly PlanScope[],
  fixed: FixedMatches,
  tx: Tx,
): Promise<Compared> {
  const { edition } = plan;
  const standing = {
    groups: await findStandingGroups(edition.id, tx),
    seats: await findStandingSeats(edition.id, tx),
    matches: plan.standing,
  };
  const stood = standing.groups.filter(({ planKey }) => planKey !== null).map(({ category }) => category);
  const codes = [...new Set([...plan.document.categories.keys(), ...stood])];
  const targets = scopes
    .flatMap((scope) => plainScopes(scope, codes))
    .map((scope) => ({ scope, target: targetOf(plan, scope, new Set(stood)) }));
  const difference = joined(
    targets.map(({ scope, target }) => differenceOf(target, standing, { edition, scope, fixed })),
  );
  const categories = new Set(targets.flatMap(({ target }) => [...target.categories]));
  const teamIds = touchedTeams(difference, plan);
  const clubs = new Set(plan.teams.filter(({ id }) => teamIds.has(id)).map(({ clubId }) => clubId));
  const followers = await countFollowers([...teamIds], tx);
  const counts = { ...rulesOf(plan, categories), clubs: clubs.size, followers };
  return { plan, standing, difference, body: differenceBody(difference, edition, counts) };
}

/** A scope that keeps parts of categories, as scopes that keep none: one for each set of parts. */
function plainScopes({ kept, ...scope }: PlanScope, codes: readonly string[]): PlanScope[] {
  if (kept === undefined) return [scope];
  const chosen = codes.filter((code) => scope.categories?.includes(code) ?? true);
  const partsOf = (code: string) => ({
    groups: scope.groups && !kept.groups.includes(code),
    schedule: scope.schedule && !kept.schedule.includes(code),
  });
  return [...Map.groupBy(chosen, (code) => JSON.stringify(partsOf(code))).values()].flatMap((categories) => {
    const parts = partsOf(categories[0] ?? '');
    return parts.groups || parts.schedule ? [{ categories, ...parts }] : [];
  });
}

function joined(differences: readonly Difference[]): Difference {
  return {
    newGroups: differences.flatMap(({ newGroups }) => newGroups),
    changedGroups: differences.flatMap(({ changedGroups }) => changedGroups),
    goneGroups: differences.flatMap(({ goneGroups }) => goneGroups),
    seats: differences.flatMap(({ seats }) => seats),
    goneSeats: differences.flatMap(({ goneSeats }) => goneSeats),
    matches: differences.flatMap(({ matches }) => matches),
    goneMatches: differences.flatMap(({ goneMatches }) => goneMatches),
    refused: differences.flatMap(({ refused }) => refused),
  };
}

async function documentToPublish(
  { document, edition }: LoadedPlan,
  version: number | null,
  tx: Tx,
): Promise<PlanDocument | null> {
  if (version === null) return document;
  const stored = await findVersionDocument(edition.id, version, tx);
  return stored === null ? null : storedDocument(stored);
}

/**
 * Broken rules and unplaced matches of the published categories. If the evaluation finds no broken rule, those
 * that the independent checker finds count.
 */
function rulesOf(plan: LoadedPlan, categories: ReadonlySet<string>) {
  const own = new Set(plan.matches.filter(({ category }) => categories.has(category)).map(({ key }) => key));
  const isOwn = ({ matches }: { readonly matches: readonly string[] }) => matches.some((key) => own.has(key));
  const [input, schedule] = [scheduleInput(plan.base, plan.matches), currentSchedule(plan)];
  const found = evaluate(input, schedule).filter((problem) => problem.isBroken && isOwn(problem));
  const unplaced = found.filter(({ code }) => code === 'unplaced').length;
  const checked = () => checkPlan(input, schedule).filter((one) => one.rule !== 'PL1' && isOwn(one));
  return { brokenRules: found.length - unplaced || checked().length, unplaced };
}

/** Known teams of changed matches. */
function touchedTeams({ matches, goneMatches }: Difference, plan: LoadedPlan): Set<number> {
  const teamsOf = new Map(plan.matches.map(({ key, teams }) => [key, teams]));
  const known = new Set(plan.teams.map(({ id }) => id));
  const stood = [...matches.flatMap(({ stands }) => (stands === null ? [] : [stands])), ...goneMatches];
  const ids = [
    ...matches.flatMap(({ target }) => (teamsOf.get(target.key) ?? []).map(Number)),
    ...stood.flatMap(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId]),
  ];
  return new Set(ids.filter((id) => id !== null).filter((id) => known.has(id)));
}
