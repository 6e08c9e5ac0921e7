import type { PlanTeam } from '@sevenmetre/contract/plan/schemas';
import { type DrawRules, defaultDrawRules } from '@sevenmetre/engine/draw';

export const strengths = { none: 0, little: 1, avoided: 4, strong: 6 } as const;
export type Strength = keyof typeof strengths;

/** The rules of a draw in words of the board. */
export interface BoardRules {
  readonly sameClub: 'forbidden' | 'allowed';
  readonly sameRegion: Strength;
  readonly sameCountry: Strength;
  /** Teams of the country that most teams come from may meet. */
  readonly exemptHost: boolean;
}

export const defaultRules: BoardRules = {
  sameClub: 'forbidden',
  sameRegion: 'avoided',
  sameCountry: 'little',
  exemptHost: false,
};

export function engineRules(rules: BoardRules, teams: readonly PlanTeam[]): DrawRules {
  const host = rules.exemptHost ? hostCountry(teams) : null;
  return {
    ...defaultDrawRules,
    sameClub: rules.sameClub === 'forbidden' ? 'forbidden' : 0,
    sameRegion: strengths[rules.sameRegion],
    sameCountry: strengths[rules.sameCountry],
    ...(host === null ? {} : { exemptCountry: host }),
  };
}

function hostCountry(teams: readonly PlanTeam[]): string | null {
  const counts = [...Map.groupBy(teams, ({ countryCode }) => countryCode)];
  return counts.toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? null;
}
