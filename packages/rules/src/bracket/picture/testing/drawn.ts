import { placeOfRound } from '../../../tournament/index.ts';
import type { DrawnGroup } from '../drawn-group.ts';

/** Weights of the product's round levels. */
const weights: Readonly<Record<string, number>> = {
  main: 200,
  extra: 300,
  'round-of-16': 600,
  quarterfinal: 700,
  semifinal: 800,
  final: 100_000,
};

/** "1 of 12" of group 12, or a team without a source. */
export type TestSource = `${number} of ${number}` | 'team' | 'bye';

/** A group for a layout: its id is its order, its seats have sources. */
export function drawn(id: number, round: string, sources: readonly TestSource[]): DrawnGroup {
  const place = placeOfRound(round);
  const weight = place === null ? (weights[round] ?? 0) : 100_000 - place;
  return {
    id,
    weight: id,
    round: { id: weight, weight, place },
    teams: sources.filter((source) => source !== 'bye').length,
    sources: sources.flatMap((source) => {
      const [standing, groupId] = source.split(' of ').map(Number);
      return standing && groupId ? [{ groupId, standing }] : [];
    }),
  };
}
