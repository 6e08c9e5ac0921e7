import { isShown, linkOf, shownKeys } from '@sevenmetre/rules/configuration';
import { defaultWalkoverGoals } from '@sevenmetre/rules/match';
import { defaultDelayRules } from '@sevenmetre/rules/schedule';
import type { DelayRules, PointsForResult } from '@sevenmetre/rules/tournament';
import { defaultPoints } from '@sevenmetre/rules/standings';
import type { WithdrawnPolicy } from '@sevenmetre/rules/vocabulary';
import type { Db, Tx } from '../../platform/database/index.ts';
import * as configurationRepository from './configuration.repository.ts';

/** Settings of an edition: points for results, delay of halls, and whether results are shown. */
export interface EditionRules {
  readonly points: PointsForResult;
  readonly walkoverGoals: number;
  /** What happens to the matches of withdrawn teams (ST14). */
  readonly withdrawnPolicy: WithdrawnPolicy;
  /** Whether teams of groups of different size are compared by sums (ST17). */
  readonly comparesSums: boolean;
  /** Whether matches are scouted (SO1). */
  readonly scouting: boolean;
  readonly showsHalls: boolean;
  readonly terms: string | null;
  readonly delays: DelayRules;
}

const numbers = [
  'points-win',
  'points-tie',
  'points-loss',
  'walkover-goals',
  'half-time-break',
  'hall-changeover',
  'delay-shown-from',
  'delay-believed-to',
  'delay-known-for',
] as const;
const assessesWithdrawn = 'walkover-of-withdrawn-teams';
const comparesSums = 'compare-groups-by-sums';
const scouting = 'scouting';
const termsAddress = 'terms-general';

/** A value that is not stored, for a preview. */
export interface AskedValue {
  readonly key: string;
  readonly value: string | null;
}

/**
 * The edition's values; the sport's defaults for missing or invalid ones.
 * @param asked overrides the stored value
 */
export async function findEditionRules(
  editionId: number,
  tx: Db | Tx,
  asked?: AskedValue,
): Promise<EditionRules> {
  const keys = [...numbers, assessesWithdrawn, comparesSums, scouting, shownKeys.results, termsAddress];
  const values = new Map(await configurationRepository.findAllByEditionId(editionId, keys, tx));
  if (asked) values.set(asked.key, asked.value);
  const valueOf = (key: (typeof numbers)[number], fallback: number): number => {
    const text = values.get(key)?.trim() ?? '';
    return /^\d{1,4}$/.test(text) ? Number(text) : fallback;
  };
  return {
    points: {
      win: valueOf('points-win', defaultPoints.win),
      tie: valueOf('points-tie', defaultPoints.tie),
      loss: valueOf('points-loss', defaultPoints.loss),
    },
    walkoverGoals: valueOf('walkover-goals', defaultWalkoverGoals),
    withdrawnPolicy: values.get(assessesWithdrawn) === 'true' ? 'assessed' : 'annulled',
    comparesSums: values.get(comparesSums) === 'true',
    scouting: values.get(scouting) === 'true',
    // Only the text `true` shows them [CO1].
    showsHalls: isShown(values, shownKeys.results),
    terms: linkOf(values.get(termsAddress)),
    delays: {
      halfTimeBreak: valueOf('half-time-break', defaultDelayRules.halfTimeBreak),
      changeover: valueOf('hall-changeover', defaultDelayRules.changeover),
      shownFrom: valueOf('delay-shown-from', defaultDelayRules.shownFrom),
      believedTo: valueOf('delay-believed-to', defaultDelayRules.believedTo),
      knownFor: valueOf('delay-known-for', defaultDelayRules.knownFor),
    },
  };
}
