import { describe, expect, it } from 'vitest';
import { aRegistration, anOffer } from '../../../testing/club-offer.ts';
import { toBody, toDraftForm } from './draft.ts';
import { formView } from './form-view.ts';
import { mergeForms, take } from './merge-forms.ts';

const form = toDraftForm(aRegistration.form);
const team = form.teams[0];
if (!team) throw new Error('the registration has a team');

describe('what the form shows', () => {
  it('given a club from abroad, then it counts in euros; given a Czech one, in crowns', () => {
    expect(formView(form, anOffer, null)).toMatchObject({
      currency: 'EUR',
      total: 13_000 + 10 * 12_000,
      persons: 10,
    });
    const czech = { ...form, countryId: 1, regionId: 11 };
    expect(formView(czech, anOffer, null)).toMatchObject({ currency: 'CZK', total: 320_000 + 10 * 298_000 });
  });

  it('[CR11] given one place left, then the second new team waits, and costs nothing while it does', () => {
    const boys = { ...team, id: null, teamCategoryId: 5 };
    const view = formView({ ...form, teams: [boys, { ...boys, key: 'b' }] }, anOffer, null);
    expect(view.teams.map(({ state, total, ownName }) => [state, total > 0, ownName])).toEqual([
      ['accepted', true, 'Duna KC I'],
      ['waiting', false, 'Duna KC II'],
    ]);
    expect(view.persons).toBe(10);
    expect(view.categoriesLeft.get(5)).toBe(0);
    expect(view.packagesLeft.get(1)).toBe(20);
  });

  it('[CR8] given a team that has withdrawn, then its persons take no places of the package', () => {
    const [stored] = aRegistration.teams;
    if (!stored) throw new Error('the registration has a team');
    const places = (state: 'accepted' | 'withdrawn') =>
      formView(form, anOffer, { ...aRegistration, teams: [{ ...stored, state }] }).packagesLeft.get(1) ?? 0;
    expect(places('withdrawn') - places('accepted')).toBe(10);
  });

  it('given what was typed and is no number, then it costs nothing and is sent as it is checked', () => {
    const view = formView({ ...form, teams: [{ ...team, bundlePersons: Number.NaN }] }, anOffer, null);
    expect(view.total).toBe(13_000);
    expect(view.errors.map(({ field, error }) => `${field} ${error.code}`)).toEqual([
      'teams.0.bundlePersons integer',
    ]);
    const counts = ['bundlePersons', 'handballPersons', 'vipPartyPersons', 'singleRoomPersons'] as const;
    for (const count of counts)
      expect(toBody({ ...form, teams: [{ ...team, [count]: null }] }).teams[0]?.[count]).toBe(0);
    expect(toBody(form)).toEqual(aRegistration.form);
  });
});

describe('two changes of one registration', () => {
  const base = aRegistration.form;

  it('given different fields, then both stand', () => {
    const merge = mergeForms(base, { ...base, city: 'Pécs' }, { ...base, zip: '7621' });
    expect(merge).toMatchObject({ conflicts: [], theirs: ['zip'], form: { city: 'Pécs', zip: '7621' } });
  });

  it('given the same field, then somebody has to decide, and either can be taken', () => {
    const mine = { ...base, city: 'Pécs', teams: [] };
    const theirs = { ...base, city: 'Szeged' };
    const merge = mergeForms(base, mine, theirs);
    expect(merge).toMatchObject({ conflicts: ['city'], theirs: [] });
    expect(take(merge.form, theirs, ['city'])).toMatchObject({ city: 'Szeged', teams: [] });
    expect(mergeForms(base, { ...base, city: ' Szeged ' }, theirs).conflicts).toEqual([]);
  });
});
