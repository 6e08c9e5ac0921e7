import type { ReporterHall } from '@sevenmetre/contract/reporter/schemas';
import type { KeptHall } from '../match-sheets/sheet-store.ts';

/** What of a hall is on the device, and whether it will stay there. */
export interface Readiness {
  readonly matches: number;
  readonly allMatches: number;
  /** Sides whose roster has been saved, of those whose team is known. */
  readonly rosters: number;
  readonly allRosters: number;
  readonly referees: number;
  /** Sides of which nobody has saved a roster. */
  readonly missing: readonly { readonly match: string; readonly team: string }[];
  /** Seconds that the device's clock is off; null: not compared. */
  readonly clockOff: number | null;
  /** Whether the browser keeps the storage when space runs out; null: it does not say. */
  readonly isPersistent: boolean | null;
  /** Whether the program itself opens without a network. */
  readonly hasProgram: boolean;
  /** Per cent; null: the browser does not tell. */
  readonly battery: number | null;
}

/** What the browser says of the device. */
export type DeviceFacts = Pick<Readiness, 'clockOff' | 'isPersistent' | 'hasProgram' | 'battery'>;

/** `day` of which matches are counted; null: all. `stored`: slugs of the matches that lie on the disk. */
export function readinessOf(
  kept: KeptHall | null,
  stored: ReadonlySet<string>,
  day: string | null,
  facts: DeviceFacts,
): Readiness {
  const matches = kept === null ? [] : matchesOf(kept.body, day);
  const teams = matches.flatMap(({ ticket, home, away }) =>
    [home, away].flatMap((side) => (side === null ? [] : [{ ticket, side }])),
  );
  const missing = teams.filter(({ side }) => side.state === 'to-be-filled');
  return {
    ...facts,
    matches: matches.filter(({ ticket }) => stored.has(ticket.slug)).length,
    allMatches: matches.length,
    rosters: teams.length - missing.length,
    allRosters: teams.length,
    referees: kept?.body.referees.length ?? 0,
    missing: missing.map(({ ticket, side }) => ({
      match: `${ticket.group?.label ?? ''} ${ticket.matchNumber}`.trim(),
      team: side.team.numeral === null ? side.team.name : `${side.team.name} ${side.team.numeral}`,
    })),
  };
}

/** A roster that is missing does not stop the recording, so it does not count here. */
export function isReady({ matches, allMatches, hasProgram }: Readiness): boolean {
  return allMatches > 0 && matches === allMatches && hasProgram;
}

export function matchesOf({ matches }: ReporterHall, day: string | null): ReporterHall['matches'] {
  return day === null ? matches : matches.filter(({ ticket }) => ticket.day === day);
}
