import type { Sex } from '../vocabulary/index.ts';

/** A referee's registration form. Texts may be empty; days are ISO dates in the tournament's zone, or ''. */
export interface RefereeForm {
  readonly firstName: string;
  readonly lastName: string;
  readonly sex: Sex | null;
  readonly birthYear: number | null;
  readonly email: string;
  readonly phone: string;
  readonly street: string;
  readonly city: string;
  readonly zip: string;
  readonly countryId: number | null;
  /** The highest competition that the referee leads in their own country. */
  readonly highestCompetition: string;
  /** Of the federation; may be empty. */
  readonly licenceNumber: string;
  /** A registered referee; null: none, or one given by name. */
  readonly colleagueRefereeId: number | null;
  readonly colleagueRefereeRequested: string;
  /** null: no shirt. */
  readonly tshirtSizeId: number | null;
  /** null: none, or one that is not in the list. */
  readonly refereeProjectId: number | null;
  readonly refereeProjectName: string;
  readonly wantsAccommodation: boolean;
  readonly wantsSingleRoom: boolean;
  readonly accompanimentPersons: number;
  readonly mealVouchers: number;
  readonly arrivalDate: string;
  readonly departureDate: string;
  readonly registrationNote: string;
  readonly agreeToTerms: boolean;
}

/** Wishes for a colleague and a project, as asked by the form; a submitted form only has the answers. */
export interface RefereeWishes {
  readonly colleague: 'none' | 'registered' | 'asked';
  readonly ownProject: boolean;
}

/** The wishes that a stored form implies. */
export function wishesOf(form: RefereeForm): RefereeWishes {
  const { colleagueRefereeId, colleagueRefereeRequested, refereeProjectName } = form;
  const asked = colleagueRefereeRequested.trim() === '' ? 'none' : 'asked';
  return {
    colleague: colleagueRefereeId === null ? asked : 'registered',
    ownProject: refereeProjectName.trim() !== '',
  };
}

/** Limits of the form. */
export const refereeLimits = {
  person: 60,
  line: 100,
  licenceNumber: 30,
  zip: 20,
  email: 254,
  phone: 40,
  note: 2000,
  accompaniment: 6,
  mealVouchers: 60,
  /** Maximal age in years at the tournament. */
  oldest: 90,
  /** Age below which the hint is shown that referees should be of age. */
  hintAge: 18,
  /** Days before the first and after the last day of the tournament for arrival and departure. */
  daysAround: 3,
} as const;

export const emptyRefereeForm: RefereeForm = {
  firstName: '',
  lastName: '',
  sex: null,
  birthYear: null,
  email: '',
  phone: '',
  street: '',
  city: '',
  zip: '',
  countryId: null,
  highestCompetition: '',
  licenceNumber: '',
  colleagueRefereeId: null,
  colleagueRefereeRequested: '',
  tshirtSizeId: null,
  refereeProjectId: null,
  refereeProjectName: '',
  wantsAccommodation: false,
  wantsSingleRoom: false,
  accompanimentPersons: 0,
  mealVouchers: 0,
  arrivalDate: '',
  departureDate: '',
  registrationNote: '',
  agreeToTerms: false,
};
