import { describe, expect, it } from 'vitest';
import {
  emptyRefereeForm,
  housedTill,
  isYoungReferee,
  judgeReferee,
  type RefereeForm,
  type RefereeGround,
  refereeStepOf,
  type RefereeWishes,
  wishesOf,
} from './index.ts';

const ground: RefereeGround = {
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
  agreeToTerms: true,
};
const faults = (over: Partial<RefereeForm>) =>
  judgeReferee({ ...good, ...over }, ground).map(({ field, fault }) => `${field} ${fault.code}`);
const housed = { wantsAccommodation: true, arrivalDate: '2026-04-01', departureDate: '2026-04-05' };

describe('a referee’s registration', () => {
  it('[RF1] needs names, contacts, address, country and highest competition', () => {
    expect(faults({})).toEqual([]);
    expect(judgeReferee(emptyRefereeForm, ground).map(({ field }) => field)).toEqual([
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
    expect(faults({ email: 'jana', phone: '605111222', registrationNote: 'x'.repeat(2001) })).toEqual([
      'email email',
      'phone phone',
      'registrationNote maxLength',
    ]);
    expect(faults({ countryId: 9, tshirtSizeId: 9, refereeProjectId: 9 })).toEqual([
      'countryId unknown',
      'refereeProjectId unknown',
      'tshirtSizeId unknown',
    ]);
  });

  it('[RF2] takes a year of birth that can be true, and hints at being over 18', () => {
    expect([1935, 2027, 1990.5].map((birthYear) => faults({ birthYear }).join())).toEqual([
      'birthYear yearMin',
      'birthYear yearMax',
      'birthYear integer',
    ]);
    expect(faults({ birthYear: 2015 })).toEqual([]);
    expect([2008, 2009, null].map((year) => isYoungReferee(year, ground.startDate))).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('[RF3] names a registered colleague or asks for one, and has one project at most', () => {
    expect(faults({ colleagueRefereeId: 7 })).toEqual([]);
    expect(faults({ colleagueRefereeRequested: 'Petr Hvizd' })).toEqual([]);
    expect(faults({ colleagueRefereeId: 7, colleagueRefereeRequested: 'Petr' })).toEqual([
      'colleagueRefereeRequested eitherColleague',
    ]);
    expect(faults({ colleagueRefereeId: 8 })).toEqual(['colleagueRefereeId unknown']);
    expect(faults({ refereeProjectId: 6, refereeProjectName: 'Svaz' })).toEqual([
      'refereeProjectName eitherProject',
    ]);
    expect(faults({ refereeProjectName: 'Svaz', tshirtSizeId: 5 })).toEqual([]);
  });

  it('[RF3] given a wish for somebody or for another project, then it says whom and which', () => {
    const wished = (over: Partial<RefereeForm>, wishes: RefereeWishes) =>
      judgeReferee({ ...good, ...over }, ground, wishes).map(({ field, fault }) => `${field} ${fault.code}`);
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
    expect(faults(housed)).toEqual([]);
    expect(faults({ wantsAccommodation: true })).toEqual(['arrivalDate required', 'departureDate required']);
    expect(faults({ ...housed, arrivalDate: '2026-03-29', departureDate: '2026-02-30' })).toEqual([
      'arrivalDate dateMin',
      'departureDate dateDay',
    ]);
    expect(faults({ ...housed, departureDate: '2026-04-01' })).toEqual(['departureDate departureFirst']);
    expect(faults({ ...housed, departureDate: '2026-04-06' })).toEqual(['departureDate housedTill']);
    expect(faults({ ...housed, departureDate: '2026-04-06', countryId: 2 })).toEqual([]);
    expect(faults({ ...housed, departureDate: '2026-04-07', countryId: 2 })).toEqual([
      'departureDate housedTill',
    ]);
    expect([housedTill(1, ground), housedTill(2, ground), housedTill(null, ground)]).toEqual([
      '2026-04-05',
      '2026-04-06',
      null,
    ]);
    const undecided = { ...ground, accommodationTill: { local: null, foreign: null } };
    expect(judgeReferee({ ...good, ...housed, departureDate: '2026-04-08' }, undecided)).toEqual([]);
  });

  it('[RF5] of somebody who sleeps elsewhere has no room and nobody in it', () => {
    expect(faults({ wantsSingleRoom: true, accompanimentPersons: 2 })).toEqual([
      'wantsSingleRoom notHoused',
      'accompanimentPersons notHoused',
    ]);
    expect(faults({ ...housed, wantsSingleRoom: true, accompanimentPersons: 2, mealVouchers: 8 })).toEqual(
      [],
    );
    expect(faults({ ...housed, accompanimentPersons: 7, mealVouchers: -1 })).toEqual([
      'accompanimentPersons max',
      'mealVouchers min',
    ]);
    expect(faults({ arrivalDate: '2026-04-03', departureDate: '2026-04-03' })).toEqual([]);
    expect(faults({ arrivalDate: '2026-04-03', departureDate: '2026-04-02' })).toEqual([
      'departureDate departureFirst',
    ]);
  });

  it('[RF6] is sent by those only who agree to the conditions', () => {
    expect(faults({ agreeToTerms: false })).toEqual(['agreeToTerms terms']);
    const steps = ['sex', 'colleagueRefereeId', 'arrivalDate', 'agreeToTerms'] as const;
    expect(steps.map(refereeStepOf)).toEqual(['person', 'refereeing', 'stay', 'check']);
  });
});
