import { defaultWalkoverGoals } from '@sevenmetre/rules/match';
import { defaultDelayRules } from '@sevenmetre/rules/schedule';
import type { DelayRules } from '@sevenmetre/rules/schedule';
import { defaultPoints } from '@sevenmetre/rules/standings';
import type { PointsForResult } from '@sevenmetre/rules/standings';
import type { Tx } from '../../platform/database/index.ts';
import * as configurationRepository from './configuration.repository.ts';

/** What results are worth in an edition, when its halls are late, and whether they are shown. */
export interface EditionRules {
  readonly points: PointsForResult;
  readonly walkoverGoals: number;
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
const showResults = 'show-results';
const termsAddress = 'terms-general';

/** The edition's own values; where one is missing or no whole number, the sport's. */
export async function findEditionRules(editionId: number, tx: Tx): Promise<EditionRules> {
  const values = await configurationRepository.findAllByEditionId(
    editionId,
    [...numbers, showResults, termsAddress],
    tx,
  );
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
    // Only the text `true` shows them [CO1].
    showsHalls: values.get(showResults) === 'true',
    terms: addressIn(values.get(termsAddress)),
    delays: {
      halfTimeBreak: valueOf('half-time-break', defaultDelayRules.halfTimeBreak),
      changeover: valueOf('hall-changeover', defaultDelayRules.changeover),
      shownFrom: valueOf('delay-shown-from', defaultDelayRules.shownFrom),
      believedTo: valueOf('delay-believed-to', defaultDelayRules.believedTo),
      knownFor: valueOf('delay-known-for', defaultDelayRules.knownFor),
    },
  };
}

/** An address of the web or of this site; whatever else stands there is no link. */
function addressIn(value: string | null | undefined): string | null {
  const text = value?.trim() ?? '';
  return /^(https?:\/\/[^\s]+|\/[^/\\\s][^\s]*)$/i.test(text) ? text : null;
}
