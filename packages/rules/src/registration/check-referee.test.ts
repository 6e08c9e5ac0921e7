import { describe, expect, it } from 'vitest';
import {
  emptyRefereeForm,
  housedTill,
  isYoungReferee,
  checkReferee,
  type RefereeForm,
  type RefereeChoices,
  refereeStepOf,
  type RefereeWishes,
  wishesOf,
} from './index.ts';

const choices: RefereeChoices = {
  countries: [
    { id: 1, countryCode: 'CZ' },
    { id: 2, countryCode: 'DE' },
  ],
  tshirtSizes: [{ id: 5 }],
  projects: [{ id: 6 }],
  colleagues: [{ id: 7 }],
  startDate: '2026-04-02',
  endDate: '2026-04-05',
  accommodationTill: { local: '2026-04-05', foreign: '2026-04-06' },
};
const good: RefereeForm = {
  ...emptyRefereeForm,
  firstName: 'Jana',
  lastName: 'Píšťalka',
  sex: 'female',
  birthYear: 1990,
  email: 'jana@example.test',
  phone: '+420 605 111 222',
  street: 'Pískací 1',
  city: 'Hvízdov',
  zip: '100 00',
  countryId: 1,
  highestCompetition: '1. liga',
  licenceNumber: '',
  agreeToTerms: true,
};
const errors = (over: Partial<RefereeForm>) =>
  checkReferee({ ...good, ...over }, choices).map(({ field, error }) => `${field} ${error.code}`);
const housed = { wantsAccommodation: true, arrivalDate: '2026-04-01', departureDate: '2026-04-05' };

describe('a referee’s registration', () => {
  it('[RF1] needs names, contacts, address, country and highest competition', () => {
    expect(errors({})).toEqual([]);
    expect(checkReferee(emptyRefereeForm, choices).map(({ field }) => field)).toEqual([
      'firstName',
      'lastName',
      'birthYear',
      'sex',
      'email',
      'phone',
      'street',
      'city',
      'zip',
      'countryId',
      'highestCompetition',
      'agreeToTerms',
    ]);
    expect(errors({ email: 'jana', phone: '605111222', registrationNote: 'x'.repeat(2001) })).toEqual([
      'email email',
      'phone phone',
      'registrationNote maxLength',
    ]);
    expect(errors({ countryId: 9, tshirtSizeId: 9, refereeProjectId: 9 })).toEqual([
      'countryId unknown',
      'refereeProjectId unknown',
      'tshirtSizeId unknown',
    ]);
  });

  it('[RF2] takes a year of birth that can be true, and hints at being over 18', () => {
    expect([1935, 2027, 1990.5].map((birthYear) => errors({ birthYear }).join())).toEqual([
      'birthYear yearMin',
      'birthYear yearMax',
      'birthYear integer',
    ]);
    expect(errors({ birthYear: 2015 })).toEqual([]);
    expect([2008, 2009, null].map((year) => isYoungReferee(year, choices.startDate))).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('[RF3] names a registered colleague or asks for one, and has one project at most', () => {
    expect(errors({ colleagueRefereeId: 7 })).toEqual([]);
    expect(errors({ colleagueRefereeRequested: 'Petr Hvizd' })).toEqual([]);
    expect(errors({ colleagueRefereeId: 7, colleagueRefereeRequested: 'Petr' })).toEqual([
      'colleagueRefereeRequested eitherColleague',
    ]);
    expect(errors({ colleagueRefereeId: 8 })).toEqual(['colleagueRefereeId unknown']);
    expect(errors({ refereeProjectId: 6, refereeProjectName: 'Svaz' })).toEqual([
      'refereeProjectName eitherProject',
    ]);
    expect(errors({ refereeProjectName: 'Svaz', tshirtSizeId: 5 })).toEqual([]);
  });

  it('[RF3] given a wish for somebody or for another project, then it says whom and which', () => {
    const wished = (over: Partial<RefereeForm>, wishes: RefereeWishes) =>
      checkReferee({ ...good, ...over }, choices, wishes).map(({ field, error }) => `${field} ${error.code}`);
    const registered = { colleague: 'registered', ownProject: false } as const;
    const asked = { colleague: 'asked', ownProject: true } as const;
    expect(wished({}, registered)).toEqual(['colleagueRefereeId colleagueUnchosen']);
    expect(wished({ colleagueRefereeId: 7 }, registered)).toEqual([]);
    expect(wished({ colleagueRefereeRequested: ' ' }, asked)).toEqual([
      'colleagueRefereeRequested colleagueUnnamed',
      'refereeProjectName projectUnnamed',
    ]);
    expect(wished({ colleagueRefereeRequested: 'Petr', refereeProjectName: 'Svaz' }, asked)).toEqual([]);
    expect(wishesOf({ ...good, colleagueRefereeId: 7 })).toEqual(registered);
  });

  it('[RF4] says from when to when somebody is housed, local and foreign referees as long as configured', () => {
    expect(errors(housed)).toEqual([]);
    expect(errors({ wantsAccommodation: true })).toEqual(['arrivalDate required', 'departureDate required']);
    expect(errors({ ...housed, arrivalDate: '2026-03-29', departureDate: '2026-02-30' })).toEqual([
      'arrivalDate dateMin',
      'departureDate dateDay',
    ]);
    expect(errors({ ...housed, departureDate: '2026-04-01' })).toEqual(['departureDate departureFirst']);
    expect(errors({ ...housed, departureDate: '2026-04-06' })).toEqual(['departureDate housedTill']);
    expect(errors({ ...housed, departureDate: '2026-04-06', countryId: 2 })).toEqual([]);
    expect(errors({ ...housed, departureDate: '2026-04-07', countryId: 2 })).toEqual([
      'departureDate housedTill',
    ]);
    expect([housedTill(1, choices), housedTill(2, choices), housedTill(null, choices)]).toEqual([
      '2026-04-05',
      '2026-04-06',
      null,
    ]);
    const undecided = { ...choices, accommodationTill: { local: null, foreign: null } };
    expect(checkReferee({ ...good, ...housed, departureDate: '2026-04-08' }, undecided)).toEqual([]);
  });

  it('[RF5] of somebody who sleeps elsewhere has no room and nobody in it', () => {
    expect(errors({ wantsSingleRoom: true, accompanimentPersons: 2 })).toEqual([
      'wantsSingleRoom notHoused',
      'accompanimentPersons notHoused',
    ]);
    expect(errors({ ...housed, wantsSingleRoom: true, accompanimentPersons: 2, mealVouchers: 8 })).toEqual(
      [],
    );
    expect(errors({ ...housed, accompanimentPersons: 7, mealVouchers: -1 })).toEqual([
      'accompanimentPersons max',
      'mealVouchers min',
    ]);
    expect(errors({ arrivalDate: '2026-04-03', departureDate: '2026-04-03' })).toEqual([]);
    expect(errors({ arrivalDate: '2026-04-03', departureDate: '2026-04-02' })).toEqual([
      'departureDate departureFirst',
    ]);
  });

  it('[RF6] is sent by those only who agree to the conditions', () => {
    expect(errors({ agreeToTerms: false })).toEqual(['agreeToTerms terms']);
    const steps = ['sex', 'colleagueRefereeId', 'arrivalDate', 'agreeToTerms'] as const;
    expect(steps.map(refereeStepOf)).toEqual(['person', 'refereeing', 'stay', 'check']);
  });
});
