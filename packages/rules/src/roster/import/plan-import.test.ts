import { describe, expect, it } from 'vitest';
import { planImport, readPeopleTable } from '../index.ts';
import type { ImportScope, PeopleContext, RosterPerson } from '../index.ts';
import { aPerson, aRoster, playing, usualLimits } from '../testing.ts';

const head = ['Jméno', 'Příjmení', 'Datum narození', 'Pohlaví', 'Tým', 'Role', 'Číslo dresu'];
const all: ImportScope = { teamIds: null, mayChangeNumbers: true };

const context: PeopleContext = {
  known: { first: [], last: [] },
  answers: { dayOrder: null, nameOrder: null },
  firstDay: '2026-04-02',
  team: '',
  gender: '',
};

function table(heading: readonly string[], rows: readonly (readonly string[])[], over = context) {
  return readPeopleTable([heading, ...rows], over);
}

function planned(heading: readonly string[], ...rows: readonly (readonly string[])[]) {
  const read = table(heading, rows);
  if (!read.ok) throw new Error(read.missing.join());
  return planImport(read.rows, aRoster(), usualLimits(), all).persons;
}

function plan(
  rows: readonly string[][],
  { persons = [], scope = all }: { persons?: readonly RosterPerson[]; scope?: ImportScope } = {},
) {
  const read = table(head, rows);
  if (!read.ok) throw new Error(read.missing.join());
  const made = planImport(read.rows, aRoster(persons), usualLimits(), scope);
  const said = made.rows.map(({ texts, result, violations }) =>
    [texts.line, result, ...violations.map(({ code }) => code)].join(' '),
  );
  return { said, persons: made.persons };
}

describe('a sheet of a roster', () => {
  it('[RO11] is read by the names of its columns, in Czech and English', () => {
    const heading = ['Surname', 'First name', 'Date of birth', 'Gender'];
    expect(planned(heading, ['Lípa', 'Jan', '5. 5. 2012', 'boy'])).toEqual([
      aPerson(null, { lastName: 'Lípa' }),
    ]);
    expect(table(['Jméno', 'Tým'], [])).toEqual({ ok: false, missing: ['lastName', 'birthDate'] });
    expect(table([], [])).toEqual({ ok: false, missing: ['firstName', 'lastName', 'birthDate'] });
  });

  it('[RO18] reads what was answered about photographs in five languages, and never guesses a consent', () => {
    const heading = [...head, 'Souhlas s fotografováním'];
    const row = ['Jan', 'Lípa', '5.5.2012', 'm', 'MC Lípa I', '', ''];
    const answers = ['ano', 'Ne', 'nein', 'TAK', 'nie', ''];
    const read = answers.map((answer) => planned(heading, [...row, answer])[0]?.photoConsent);
    expect(read).toEqual(['yes', 'no', 'no', 'yes', 'no', '']);
    const unclear = table(heading, [[...row, 'asi ano']]);
    if (!unclear.ok) throw new Error('unread');
    const [refused] = planImport(unclear.rows, aRoster(), usualLimits(), all).rows;
    expect(refused?.violations).toMatchObject([{ code: 'photo-consent-unknown', level: 'error' }]);
  });

  it('[RO17] takes the licence number of a column, and keeps the stored one where the cell is empty', () => {
    const heading = [...head, 'Číslo licence'];
    const row = ['Jan', 'Lípa', '5.5.2012', 'm', 'MC Lípa I', '', ''];
    expect(planned(heading, [...row, ' 12-345 '])[0]).toMatchObject({ licence: '12-345' });
    const jan = aPerson(1, { lastName: 'Lípa', licence: '777', assignments: [playing(20, 7)] });
    expect(plan([row], { persons: [jan] }).said).toEqual(['2 same']);
    const long = table(heading, [[...row, '1'.repeat(31)]]);
    if (!long.ok) throw new Error('unread');
    const [refused] = planImport(long.rows, aRoster(), usualLimits(), all).rows;
    expect(refused?.violations).toMatchObject([{ code: 'text-too-long', parameters: { max: 30 } }]);
  });

  it.each([
    ['German', ['Nachname', 'Vorname', 'Geburtsdatum', 'Geschlecht', 'Mannschaft', 'Rolle', 'Rückennummer']],
    ['Slovak', ['Priezvisko', 'Meno', 'Dátum narodenia', 'Pohlavie', 'Tím', 'Rola', 'Číslo dresu']],
    ['Polish', ['Nazwisko', 'Imię', 'Data urodzenia', 'Płeć', 'Drużyna', 'Funkcja', 'Numer na koszulce']],
  ])('[RO11] is read by headings in %s', (_, headings) => {
    const row = ['Lípa', 'Jan', '5. 5. 2012', 'm', 'MC Lípa I', '', '7'];
    expect(planned(headings, row)).toEqual([
      aPerson(null, { lastName: 'Lípa', assignments: [playing(20, 7)] }),
    ]);
  });

  it('[RO11] makes persons with their teams, numbers and roles', () => {
    const { said, persons } = plan([
      ['Jan', 'Lípa', '5.5.2012', 'm', 'MC Lípa I', '', '7'],
      ['Jan', 'Lípa', '2012-05-05', '', 'MB', 'hráč', '9.0'],
      ['Eva', 'Buk', '1.2.1990', 'žena', 'lipa i', 'vedoucí', ''],
      ['Ota', 'Dub', '2013-01-01', 'chlapec', '', '', ''],
    ]);
    expect(said).toEqual(['2 create', '3 update', '4 create', '5 create without-team']);
    expect(persons.map(({ assignments }) => assignments)).toEqual([
      [playing(20, 7), playing(10, 9)],
      [{ teamId: 20, role: 'leader', jerseyNumber: null }],
      [],
    ]);
  });

  it('[RO11] has invalid rows refused one by one, each on what the rows before have made', () => {
    const { said, persons } = plan([
      ['Jan', 'Lípa', '5.5.2012', 'm', 'MC Lípa I', '', '7'],
      ['Petr', 'Buk', '6.6.2012', 'm', 'MC Lípa I', '', '7'],
      ['Jan', 'Lípa', '5.5.2012', 'm', 'MC Lípa I', '', '8'],
      ['Ota', 'Dub', '31.2.2012', 'bobr', 'Lípa', 'maskot', 'x'],
      ['Iva', 'Jedle', '', '', 'MC', '', ''],
      ['Jiří', 'Smrk', '1.1.2015', 'm', 'MC Lípa II', 'vedoucí', ''],
    ]);
    expect(said).toEqual([
      '2 create',
      '3 refused jersey-number-taken',
      '4 refused row-repeated',
      '5 refused birth-date-invalid gender-unknown role-unknown number-unknown team-ambiguous',
      '6 refused team-ambiguous birth-date-missing',
      '7 refused Participant cannot be leader',
    ]);
    expect(persons).toHaveLength(1);
  });

  it('[RO10][RO11] recognises who is there already, and keeps what an empty cell leaves out', () => {
    const jan = aPerson(1, { lastName: 'Lípa', assignments: [playing(20, 7)] });
    const same = plan([['jan', 'LIPA', '5.5.2012', '', 'MC Lípa I', '', '']], { persons: [jan] });
    expect(same.said).toEqual(['2 update']);
    expect(same.persons).toEqual([{ ...jan, firstName: 'jan', lastName: 'LIPA' }]);
    const unchanged = plan([['Jan', 'Lípa', '5.5.2012', '', 'MC Lípa I', '', '']], { persons: [jan] });
    expect([unchanged.said, unchanged.persons]).toEqual([['2 same'], []]);
  });

  it('[RO12] of a team admin fills that admin’s teams only, and changes nobody of another team', () => {
    const jan = aPerson(1, { lastName: 'Lípa', assignments: [playing(10, 7)] });
    const scope = { teamIds: new Set([20]), mayChangeNumbers: true };
    const { said, persons } = plan(
      [
        ['JAN', 'Lípa', '5.5.2012', 'w', 'MC Lípa I', '', ''],
        ['Ota', 'Dub', '5.5.2012', 'm', 'MC Lípa II', '', ''],
        ['Ota', 'Buk', '5.5.2012', 'm', '', '', ''],
      ],
      { persons: [jan], scope },
    );
    expect(said).toEqual(['2 update', '3 refused team-not-yours', '4 refused team-missing']);
    expect(persons).toEqual([{ ...jan, assignments: [playing(10, 7), playing(20)] }]);
  });

  it('[RO9] leaves numbers alone where clubs may not change them', () => {
    const scope = { teamIds: null, mayChangeNumbers: false };
    const { said } = plan(
      [
        ['Jan', 'Lípa', '5.5.2012', 'm', 'MC Lípa I', '', '7'],
        ['Petr', 'Buk', '5.5.2012', 'm', 'MC Lípa I', '', ''],
      ],
      { scope },
    );
    expect(said).toEqual(['2 refused jersey-number-locked', '3 create']);
  });

  it('[RO16] may hold both names in one column, in the order of the heading or of the names', () => {
    const names = (heading: string, ...full: readonly string[]) => {
      const read = table(
        [heading, 'Datum narození'],
        full.map((name) => [name, '5.3.2011']),
      );
      if (!read.ok) throw new Error('unread');
      return read.rows.map(({ lastName, firstName, open }) => [lastName, firstName, ...open].join('|'));
    };
    expect(names('Příjmení a jméno', 'Novák Jan')).toEqual(['Novák|Jan']);
    expect(names('Příjmení a jméno', 'Tran Ngo')).toEqual(['Tran|Ngo']);
    expect(names('Jméno a příjmení', 'Novák Jan', 'Dub Petr', 'Tran Ngo')).toEqual([
      'Novák|Jan',
      'Dub|Petr',
      'Tran|Ngo',
    ]);
    expect(names('Jméno a příjmení', 'Tran Ngo', 'Dub Petr')[1]).toBe('Petr|Dub|name-order');
    expect(names('Spieler', 'Müller, Jörg')).toEqual(['Müller|Jörg']);
  });

  it('[RO16] may hold coaches below whose heading has the other order, which is asked about', () => {
    const read = table(
      ['Příjmení a jméno', 'Datum narození'],
      [
        ['Tran Ngo', '5.3.2011'],
        ['Jméno a příjmení', 'Datum narození'],
        ['Ngo Tran', '5.3.1980'],
      ],
    );
    if (!read.ok) throw new Error('unread');
    expect(read.rows.map(({ open }) => [...open])).toEqual([['name-order'], ['name-order']]);
  });

  it('[DA7][RO11] leaves out rows that are open, until they are answered', () => {
    const read = table(head, [['Jan', 'Lípa', '05/04/2012', '', 'MC Lípa I', '', '']]);
    if (!read.ok) throw new Error('unread');
    const made = planImport(read.rows, aRoster(), usualLimits(), all);
    expect(
      made.rows.map(({ result, violations }) => [result, ...violations.map(({ code }) => code)]),
    ).toEqual([['asked', 'birth-date-order']]);
    expect(made.persons).toEqual([]);
    expect(read.questions).toMatchObject([
      { kind: 'day-order', dayFirst: '2012-04-05', monthFirst: '2012-05-04' },
    ]);
  });
});
