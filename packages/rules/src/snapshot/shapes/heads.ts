import type { Identity } from '../../identity/index.ts';
import type { Gender } from '../../vocabulary/index.ts';

export interface EditionHead {
  readonly name: string;
  readonly year: number;
  readonly city: string | null;
  readonly startDate: string;
  readonly endDate: string;
  readonly timeZone: string;
  /** Whether matches are published by hall; otherwise there are no links to halls. */
  readonly showsHalls: boolean;
  readonly terms: string | null;
  /** false: players are shown by number only; absent: some by name. */
  readonly namesPlayers?: boolean;
  /** What the cup looks like; absent: nothing is set. */
  readonly identity?: Identity | undefined;
}

export interface SliceHead {
  /** `epoch.v` of the snapshot; the server sets the version at which this slice last changed. */
  readonly version: string;
  readonly edition: EditionHead;
}

export interface CategoryHead {
  readonly code: string;
  readonly nameCs: string;
  readonly nameEn: string;
  readonly gender: Gender;
  readonly birthDateMin: string | null;
  readonly ageRank: number;
}

export interface TeamHead {
  readonly id: number;
  readonly name: string;
  readonly numeral: string | null;
  readonly countryCode: string;
  readonly sportCode: string;
}

/** A name without a translation is the code. */
export interface CountryHead {
  readonly countryCode: string;
  readonly sportCode: string;
  readonly nameCs: string;
  readonly nameEn: string;
}

export interface GroupLink {
  readonly label: string;
  readonly slug: string;
}

export interface ShortGroupLink extends GroupLink {
  readonly short: string;
}

export interface HallHead {
  readonly id: number;
  readonly code: string;
  readonly nameCs: string;
  readonly nameEn: string;
}

/** Location of a hall in degrees. */
export interface HallSpot {
  readonly hallId: number;
  readonly address: string | null;
  readonly lat: number | null;
  readonly lng: number | null;
}
