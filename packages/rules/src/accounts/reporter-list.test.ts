import { expect, it } from 'vitest';
import { readReporterList } from './reporter-list.ts';

const known = {
  halls: [
    { id: 1, code: 'H1', nameCs: 'Hala Lipová', nameEn: 'Lipová Hall' },
    { id: 2, code: 'H2', nameCs: 'Hala Polní', nameEn: 'Polní Hall' },
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
    unread: [{ line: 5, text: 'nobody at all' }],
    problems: [],
    repeated: [],
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

it('reads days as sheets write them, and halls with and without their zeros', () => {
  const figures = ['4. 4.', '4.4.', '4.4', '04.04.2026', '4. 4. 2026', '4/4', '2026-04-04', '4 April'];
  const weekdays = ['Saturday', 'sat', 'so', 'sobota', 'Samstag', 'so 4. 4.'];
  for (const day of [...figures, ...weekdays])
    expect(readReporterList(`a@example.test;Jana Malá;h01;${day}`, known), day).toMatchObject({
      people: [{ firstName: 'Jana', lastName: 'Malá', assignments: [{ placeId: 1, day: '2026-04-04' }] }],
      problems: [],
    });
});

it('says which hall or day of a line is not known, and keeps it out of the name', () => {
  const text =
    'a@example.test; Jana Malá; H1; 5. 5.\nb@example.test; Eva Malá; H99\nc@example.test; Ivo Malý H2';
  const { people, problems } = readReporterList(text, known);
  expect(people.map(({ firstName, lastName }) => `${firstName} ${lastName}`)).toEqual([
    'Jana Malá',
    'Eva Malá',
    ' ',
  ]);
  expect(problems).toEqual([
    { line: 1, kind: 'day', text: '5. 5.' },
    { line: 2, kind: 'hall', text: 'H99' },
    { line: 3, kind: 'hall', text: 'Ivo Malý H2' },
  ]);
});

it('says a weekday on which nothing is played, and does not give the hall on all days instead', () => {
  const { people, problems } = readReporterList('a@example.test; H1; Monday', known);
  expect(problems).toEqual([{ line: 1, kind: 'day', text: 'Monday' }]);
  expect(people[0]?.assignments).toEqual([]);
});

it('keeps a last name that is a weekday, and reads a hall by its name', () => {
  const text = 'a@example.test;Petr;Sobota;Hala Polní;sobota';
  expect(readReporterList(text, known)).toMatchObject({
    people: [{ firstName: 'Petr', lastName: 'Sobota', assignments: [{ placeId: 2, day: '2026-04-04' }] }],
    problems: [],
  });
});

it('says on which line an address comes again', () => {
  const { repeated } = readReporterList('a@example.test;H1\n\nA@example.test;H2', known);
  expect(repeated).toEqual([{ line: 3, email: 'a@example.test' }]);
});
