import { emptyRefereeForm } from '@sevenmetre/rules/registration';
import { expect, it } from 'vitest';
import { bodyOf } from './referee-draft.ts';

it('given accommodation that is not wanted any more, then what was chosen with it is not sent', () => {
  const form = { ...emptyRefereeForm, wantsSingleRoom: true, accompanimentPersons: 2, mealVouchers: 3 };
  expect(bodyOf({ ...form, wantsAccommodation: true })).toMatchObject({
    wantsSingleRoom: true,
    accompanimentPersons: 2,
  });
  expect(bodyOf(form)).toMatchObject({ wantsSingleRoom: false, accompanimentPersons: 0, mealVouchers: 3 });
});
