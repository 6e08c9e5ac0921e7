import { expect, it } from 'vitest';
import { readReporterList } from './reporter-list.ts';

const known = {
  halls: [
    { id: 1, code: 'H1' },
    { id: 2, code: 'H2' },
  ],
  days: ['2026-04-04', '2026-04-05'],
};
const nobody = { firstName: '', lastName: '', assignments: [] };

it('takes one address a line, however it is written', () => {
  const text = 'a@example.test\n\nJana Malá <B@example.test>\nc@example.test;Petr;Velký\r\nnobody at all';
  expect(readReporterList(text, known)).toEqual({
    people: [
      { ...nobody, email: 'a@example.test' },
      { ...nobody, email: 'b@example.test', firstName: 'Jana', lastName: 'Malá' },
      { ...nobody, email: 'c@example.test', firstName: 'Petr', lastName: 'Velký' },
    ],
    unread: [5],
  });
});

it('gives the halls of a sheet on their days, and on every day where none is named', () => {
  const text = 'a@example.test\tH1\t4. 4.\nb@example.test\th2';
  expect(readReporterList(text, known).people.map(({ assignments }) => assignments)).toEqual([
    [{ placeId: 1, day: '2026-04-04' }],
    [
      { placeId: 2, day: '2026-04-04' },
      { placeId: 2, day: '2026-04-05' },
    ],
  ]);
});

it('makes one reporter of an address that comes twice', () => {
  const text = 'a@example.test,H1,2026-04-04\nA@example.test,H2,2026-04-05';
  const { people } = readReporterList(text, known);
  expect(people).toHaveLength(1);
  expect(people[0]?.assignments).toHaveLength(2);
});
