import { defaultWalkoverGoals } from '@sevenmetre/rules/match';
import { defaultPoints } from '@sevenmetre/rules/standings';
import type { PointsForResult } from '@sevenmetre/rules/standings';
import type { Tx } from '../../platform/database/index.ts';
import * as configurationRepository from './configuration.repository.ts';

/** What results are worth in an edition. */
export interface EditionRules {
  readonly points: PointsForResult;
  readonly walkoverGoals: number;
}

const keys = ['points-win', 'points-tie', 'points-loss', 'walkover-goals'] as const;

/** The edition's own values; where one is missing or no whole number, the sport's. */
export async function findEditionRules(editionId: number, tx: Tx): Promise<EditionRules> {
  const values = await configurationRepository.findAllByEditionId(editionId, keys, tx);
  const valueOf = (key: (typeof keys)[number], fallback: number): number => {
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
  };
}
