import type { PlaceKind } from '../vocabulary/index.ts';

export interface Hall {
  readonly id: number;
  readonly code: string;
  readonly nameCs: string;
  readonly nameEn: string;
}

export interface Place {
  readonly id: number;
  readonly code: string;
  readonly kind: PlaceKind;
  readonly nameCs: string;
  readonly nameEn: string;
  readonly address: string | null;
  /** Degrees. */
  readonly lat: number | null;
  readonly lng: number | null;
  /** As entered by the organiser; pages use `webLink`. */
  readonly link: string | null;
  readonly visibleOnMap: boolean;
  readonly informationCs: string | null;
  readonly informationEn: string | null;
  readonly files: readonly PlaceFile[];
}

export interface PlaceFile {
  readonly id: number;
  /** Path on this site. */
  readonly url: string;
  readonly filename: string;
  readonly extension: string;
}

export interface CountryNames {
  readonly countryCode: string;
  /** Sport code of three letters, shown if there is no flag. */
  readonly sportCode: string;
  readonly nameCs: string;
  readonly nameEn: string;
}

/** A message of organisers to halls. */
export interface Announcement {
  readonly id: number;
  readonly textCs: string;
  readonly textEn: string;
  /** Empty: all halls. */
  readonly hallIds: readonly number[];
  readonly startsAt: string;
  /** Not shown from then on. */
  readonly endsAt: string;
}
