/** Registered teams of an edition, for comparisons with another one. */
export interface EditionRegistrations {
  /** ISO date of the first day. */
  readonly startDate: string;
  readonly teams: readonly RegisteredTeam[];
}

/** A registered team; `createdAt` is an instant in UTC. */
interface RegisteredTeam {
  readonly categoryCode: string;
  readonly createdAt: string;
}

/** Milliseconds. */
/** True if all teams of a past edition were entered after its first day: such an edition says nothing about its registration. */
export function wasEnteredAfterwards({ startDate, teams }: EditionRegistrations): boolean {
  const began = Date.parse(startDate);
  return teams.every(({ createdAt }) => Date.parse(createdAt) > began);
}

/**
 * The instant of an edition before that is as far from its first day as an instant of the current edition.
 * @param at milliseconds UTC
 */
export function sameDayOf(
  before: Pick<EditionRegistrations, 'startDate'>,
  current: Pick<EditionRegistrations, 'startDate'>,
  at: number,
): number {
  return Date.parse(before.startDate) - (Date.parse(current.startDate) - at);
}
