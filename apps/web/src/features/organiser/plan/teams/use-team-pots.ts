import type { PlanDraft, PlanTeam, PlanTeams } from '@sevenmetre/contract/plan/schemas';
import {
  type SeedRange,
  entryGroupsOf,
  inSeedOrder,
  intoPots,
  outOfPots,
  seedPlaces,
  seedRanges,
} from '@sevenmetre/engine/draw';
import { planFormat } from '@sevenmetre/engine/formats';
import { useState } from 'react';
import { showToast } from '../../../../lib/page/toasts.ts';
import { failureText } from '../../../../lib/queries/failure-words.ts';
import { useWrite } from '../../../../lib/queries/use-write.ts';
import { useWords } from '../../../../lib/words/words.ts';
import { byStrength } from '../category-plan.tsx';

export type PotCategory = PlanTeams['categories'][number];
type Seeds = ReadonlyMap<number, number | null>;

export interface Pot extends SeedRange {
  /** From 1. */
  readonly number: number;
  readonly size: number;
  readonly teams: readonly PlanTeam[];
}

/** Accepted teams of a category in its pots. */
export interface Pots {
  /** Empty: no format has been chosen, or it does not fit. */
  readonly pots: readonly Pot[];
  readonly groups: number;
  readonly without: readonly PlanTeam[];
  /** Best first. */
  readonly teams: readonly PlanTeam[];
  readonly places: number;
}

/** The pots of a category, by its format and the seeds of its teams (PL23). */
export function potsOf(category: PotCategory, draft: PlanDraft | undefined): Pots {
  const teams = category.teams.filter(({ state }) => state === 'accepted').toSorted(byStrength);
  const planned = draft?.document.categories.find(({ code }) => code === category.code);
  const plan = planned && planFormat(planned.format, planned.entries.length);
  const groups = plan?.ok ? entryGroupsOf(plan.value) : [];
  const ranges = seedRanges(groups);
  const places = ranges.at(-1)?.last ?? 0;
  const placed = places === 0 ? new Map<number, number>() : seedPlaces(teams, places);
  const inPot = ({ id }: PlanTeam, { first, last }: SeedRange) => {
    const place = placed.get(id) ?? 0;
    return place >= first && place <= last;
  };
  const pots = ranges.map((range, index) => ({
    ...range,
    number: index + 1,
    size: range.last - range.first + 1,
    teams: inSeedOrder(teams).filter((team) => inPot(team, range)),
  }));
  const without = teams.filter((team) => !ranges.some((range) => inPot(team, range)));
  return { pots, groups: groups.length, without, teams, places };
}

/** How many of the chosen teams find a free place in the pot. */
export function roomIn({ pots }: Pots, number: number, chosen: readonly PlanTeam[]): number {
  const pot = pots[number - 1];
  if (!pot) return 0;
  const here = new Set(pot.teams.map(({ id }) => id));
  const coming = chosen.filter(({ id }) => !here.has(id)).length;
  return Math.min(coming, pot.size - pot.teams.length);
}

export interface PotActions {
  /** Puts teams into the free places of a pot; without a pot into the first free ones of all. */
  readonly put: (ids: readonly number[], pot?: Pot) => Promise<boolean>;
  readonly takeOut: (ids: readonly number[]) => Promise<boolean>;
  /** null: nothing was changed here yet. */
  readonly undo: (() => Promise<boolean>) | null;
  readonly isBusy: boolean;
}

interface PotsOfPage {
  readonly teams: PlanTeams;
  readonly pots: Pots;
  /** Reads the teams again. */
  readonly refresh: () => Promise<void>;
}

/** Saves seeds of many teams with one call; a press can be taken back. */
export function usePotActions({ teams, pots: all, refresh }: PotsOfPage): PotActions {
  const { pots, teams: listed, places } = all;
  const t = useWords();
  const write = useWrite('planTeamsSave', ['planTeams', 'planDraft', 'planOverview']);
  const [steps, setSteps] = useState<readonly Seeds[]>([]);
  const [isBusy, setBusy] = useState(false);
  const save = async (seeds: Seeds): Promise<boolean> => {
    if (seeds.size === 0 || isBusy) return false;
    setBusy(true);
    const changed = listed.flatMap((team) =>
      seeds.has(team.id) ? [wishesOf(team, seeds.get(team.id) ?? null)] : [],
    );
    const outcome = await write({ body: { revision: teams.revision, teams: changed } });
    if (!outcome.ok) showToast('error', failureText(t, outcome.failure));
    // The next press needs the newest revision: after a refusal, too, since somebody else was first.
    await refresh();
    setBusy(false);
    return outcome.ok;
  };
  const act = async (seeds: Seeds) => {
    const before = new Map(listed.filter(({ id }) => seeds.has(id)).map(({ id, seed }) => [id, seed]));
    const isSaved = await save(seeds);
    if (isSaved) setSteps([...steps, before]);
    return isSaved;
  };
  const last = steps.at(-1);
  return {
    put: (ids, pot) => {
      const others = pot?.teams.map(({ id }) => id) ?? [];
      const coming = ids.filter((id) => !others.includes(id));
      return act(intoPots(listed, coming, pot ? [pot] : pots, places));
    },
    takeOut: (ids) => act(outOfPots(listed, ids, places)),
    undo: last
      ? async () => {
          const isSaved = await save(last);
          if (isSaved) setSteps(steps.slice(0, -1));
          return isSaved;
        }
      : null,
    isBusy,
  };
}

function wishesOf({ id, lastPlace, notBefore, notAfter, reason, coaches }: PlanTeam, seed: number | null) {
  return { id, seed, lastPlace, notBefore, notAfter, reason, coaches };
}
