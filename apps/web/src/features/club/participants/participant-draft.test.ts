import { eachPersonText } from '@sevenmetre/rules/roster';
import { expect, it } from 'vitest';
import { draftOf, personOf } from './participant-draft.ts';

const draft = { ...draftOf(null, [20, 21]), firstName: ' Jan ', lastName: 'Lípa ' };

it('given a player who becomes a leader, then the number is not sent, nor a place without a role', () => {
  const places = [
    { teamId: 20, role: 'leader' as const, number: 7 },
    { teamId: 21, role: 'none' as const, number: 8 },
    { teamId: 22, role: 'player' as const, number: 9 },
  ];
  expect(personOf(5, { ...draft, places }).assignments).toEqual([
    { teamId: 20, role: 'leader', jerseyNumber: null },
    { teamId: 22, role: 'player', jerseyNumber: 9 },
  ]);
});

it('texts are sent without blanks around them, a birth date as it was typed', () => {
  const typed = { ...draft, ...eachPersonText(() => ' x '), birthDate: '31. 2. 2012' };
  const person = personOf(null, typed);
  expect([person.firstName, person.lastName, person.birthDate]).toEqual(['Jan', 'Lípa', '31. 2. 2012']);
  expect(personOf(null, draft).birthDate).toBeNull();
  expect(eachPersonText((field) => person[field])).toEqual(eachPersonText(() => 'x'));
});
