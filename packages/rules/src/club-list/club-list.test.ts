import { describe, expect, it } from 'vitest';
import { readCells } from '../tables/index.ts';
import { aKnownClub } from '../testing/index.ts';
import { type ClubListContext, type ListedClub, planClubList, readClubList } from './index.ts';

const context = (over: Partial<ClubListContext> = {}): ClubListContext => ({
  clubs: [
    aKnownClub(5, 'HK Dub', {
      phone: '111',
      emails: ['eva@example.test'],
      teams: [{ categoryId: 10, name: null, teamNumber: 1, isWithdrawn: false }],
    }),
  ],
  countries: [
    { id: 1, words: ['CZ', 'CZE', 'Česko', 'Czechia'] },
    { id: 2, words: ['SK', 'SVK', 'Slovensko', 'Slovakia'] },
  ],
  categories: [
    { id: 10, words: ['MC', 'Mladší žáci'], capacity: null, accepted: 1 },
    { id: 11, words: ['WC', 'Mladší žačky'], capacity: null, accepted: 0 },
  ],
  countryId: null,
  ...over,
});

function rowsOf(text: string): readonly ListedClub[] {
  const read = readClubList(readCells(text).rows, context());
  if (read === null) throw new Error('no heading');
  return read.rows;
}

function said(rows: readonly ListedClub[], over: Partial<ClubListContext> = {}) {
  return planClubList(rows, context(over)).map(({ row, result, violations, teams, fill }) =>
    [
      row.line,
      result,
      ...violations.map(({ code }) => code),
      ...teams.map(({ categoryId, teamNumber }) => `${categoryId}/${teamNumber}`),
      ...Object.keys(fill),
    ].join(' '),
  );
}

describe('a list of clubs', () => {
  it('[RL1] is read below titles, by headings of five languages, and every line is counted', () => {
    const read = readClubList(
      readCells(
        'Turnaj 2026;;;\nKlub;Stát;Kontaktní osoba;Poznámka\nTJ Lípa;CZ;Eva Buková;x\nHK Buk;SK;Jiří Dub;\nCelkem: 2;;;',
      ).rows,
    );
    expect(
      read?.rows.map(({ line, texts }) => [line, texts.club, texts.contactFirstName, texts.contactLastName]),
    ).toEqual([
      [3, 'TJ Lípa', 'Eva', 'Buková'],
      [4, 'HK Buk', 'Jiří', 'Dub'],
    ]);
    expect([read?.aside.length, read?.unknown]).toEqual([3, ['Poznámka']]);
    for (const heading of ['Verein;Land', 'Club;Country', 'Názov klubu;Krajina', 'Nazwa klubu;Kraj'])
      expect(rowsOf(`${heading}\nTJ Lípa;CZ`)[0]?.texts).toMatchObject({ club: 'TJ Lípa', country: 'CZ' });
    expect(readClubList([['a', 'b']])).toBeNull();
  });

  it('[RL1] takes the first of several contacts and asks, leaves titles out, and finds numbers that a spreadsheet has rounded', () => {
    const rows = readClubList(
      [
        ['Klub', 'Kontakt', 'Telefon', 'Kategorie', 'Stát'],
        ['TJ Lípa', 'Ing. Eva Buková, Ph.D.\nJan Dub', '605 123 456', 'MC 2x\nMladší žačky', 'CZ'],
        ['HK Buk', 'PhDr. Novák, Karel', '4,20605E+11', 'MC', 'CZ'],
        ['HK Jedle', 'Eva Malá / Jan Dub', '', '', 'CZ'],
        ['HK Smrk', 'Eva Malá a Jan Dub', '', '', 'CZ'],
        ['HK Jeřáb', 'Mgr. Jan Dub', '', '', 'CZ'],
        ['Celkem klubů:', '5', '', '', ''],
      ],
      context(),
    );
    expect(
      rows?.rows.map(({ texts, open }) => [texts.contactFirstName, texts.contactLastName, ...open].join(' ')),
    ).toEqual([
      'Eva Buková contact-name-order',
      'Karel Novák',
      'Eva Malá contact-name-order',
      'Eva Malá contact-name-order',
      'Jan Dub',
    ]);
    expect(rows?.rows[0]?.texts.categories).toBe('MC 2x, Mladší žačky');
    expect(said(rows?.rows.slice(1, 2) ?? [])).toEqual(['3 refused phone-rounded']);
  });

  it('[RL1] does not take the telephone or address of a contact for another person', () => {
    const rows = rowsOf(
      'Klub;Kontakt;Stát\nTJ Lípa;Jan Dub +420 605 123 456;CZ\nHK Buk;Eva Malá / 605 123 456;CZ\nHK Smrk;Petr Bok & petr@bok.test;CZ\nHK Jeřáb;Kevin Mba;CZ',
    );
    expect(
      rows.map(({ texts: { contactFirstName, contactLastName, phone, email }, open }) =>
        [contactFirstName, contactLastName, phone, email, ...open].join('|'),
      ),
    ).toEqual([
      'Jan|Dub|+420 605 123 456|',
      'Eva|Malá|605 123 456|',
      'Petr|Bok||petr@bok.test',
      'Kevin|Mba||',
    ]);
  });

  it('[RL1] may be tables below each other with other columns: the clubs of all are read', () => {
    const text =
      'České kluby;;;\nKlub;E-mail;;\nTJ Lípa;a@example.test;;\n;;;\nZahraniční;;;\nKlub;Stát;Kontakt;E-mail\nHK Buk;SK;Jan Dub;b@example.test';
    const read = readClubList(readCells(text).rows, context());
    expect(read?.rows.map(({ line, texts }) => [line, texts.club, texts.country, texts.email])).toEqual([
      [3, 'TJ Lípa', '', 'a@example.test'],
      [7, 'HK Buk', 'SK', 'b@example.test'],
    ]);
    expect(read?.aside.map(({ line }) => line).toSorted()).toEqual([1, 2, 5, 6]);
  });

  it('[RL1] keeps first names apart where no column has the others', () => {
    expect(rowsOf('Verein;Vorname\nTJ Lípa;Eva')[0]?.texts).toMatchObject({
      contactFirstName: 'Eva',
      contactLastName: '',
    });
    expect(rowsOf('E-mail;info@x.test\nPoř.;Klub;Město;Kategorie\n1;TJ Lípa;Lípa;MA')).toMatchObject([
      { texts: { club: 'TJ Lípa', email: '' } },
    ]);
  });

  it('[RL1] may have a heading of two rows, and notes below', () => {
    const read = readClubList(
      readCells(
        'Klub;Kontakt;;Adresa;;\n;Jméno;E-mail 1;Ulice;Obec;PSČ\nTJ Lípa;Eva Buková;Eva <eva@example.test>;Dlouhá 1;Lípa;25101\nHK Buk;Jiří Dub;mailto:j@example.test;;;\n* nováček;;;;;\nPoznámka: obvolat;;;;;',
      ).rows,
    );
    expect(read?.rows.map(({ texts }) => texts)).toMatchObject([
      {
        club: 'TJ Lípa',
        contactFirstName: 'Eva',
        contactLastName: 'Buková',
        email: 'eva@example.test',
        zip: '25101',
      },
      { club: 'HK Buk', contactFirstName: 'Jiří', contactLastName: 'Dub', email: 'j@example.test' },
    ]);
    expect([read?.aside.length, read?.unknown]).toEqual([4, []]);
  });

  it('[RL1][RL3] may have a column for each category and rows for countries', () => {
    const rows = rowsOf(
      'Klub;MC;Mladší žačky;E-mail\nČesko;;;\nTJ Lípa;2;x;a@example.test\nSlovensko;;;\nHK Buk;ne;1;b@example.test\nHK Jedle;možná;;c@example.test',
    );
    expect(rows.map(({ line, texts }) => [line, texts.club, texts.country, texts.categories])).toEqual([
      [3, 'TJ Lípa', 'Česko', 'MC 2x, Mladší žačky'],
      [5, 'HK Buk', 'Slovensko', 'Mladší žačky 1x'],
      [6, 'HK Jedle', 'Slovensko', 'MC možná'],
    ]);
    expect(said(rows)[2]).toBe('6 refused category-unknown');
  });

  it('[RL1][RL3] may name the categories below a wide heading, and stand in regions', () => {
    const text = `XXV. ročník;;;;;
;;;;;
Oddíl;Město;Kontakt;Počet týmů;;Poznámka
;;(jméno, telefon);MC;Mladší žačky;
Jihomoravský kraj;;;;;
TJ Lípa;Brno;Eva Buková, 777 111 222;2;1;
HK Buk;Brno;Jiří Dub, 777 111 223;;1;až v pátek
Celkem;;;2;2;
;;;;;
Praha;;;;;
TJ Jedle;Praha;Anna Malá, 777 111 224;1;;`;
    const read = readClubList(readCells(text).rows, context());
    expect(read?.rows.map(({ line, texts }) => [line, texts.club, texts.categories])).toEqual([
      [6, 'TJ Lípa', 'MC 2x, Mladší žačky 1x'],
      [7, 'HK Buk', 'Mladší žačky 1x'],
      [11, 'TJ Jedle', 'MC 1x'],
    ]);
    expect(read?.aside.map(({ line, reason }) => `${line} ${reason}`).toSorted()).toEqual([
      '1 title',
      '10 title',
      '3 heading',
      '4 heading',
      '5 title',
      '8 total',
    ]);
    expect(read?.unknown).toEqual(['Poznámka']);
  });

  it('[RL1] reads a row with a name only as a club, whether rows above it are empty or not', () => {
    const names = (text: string) =>
      readClubList(readCells(text).rows, context())?.rows.map(({ texts }) => texts.club);
    const full = (club: string) => `${club};Brno;a@example.test;777 111 222`;
    const head = 'Oddíl;Město;E-mail;Telefon';
    expect(
      names([head, 'TJ Lípa;;;', full('HK Buk'), full('TJ Dub'), 'TJ Jedle;;;'].join('\n')),
    ).toHaveLength(4);
    expect(names([head, full('HK Buk'), ';;;', 'TJ Jedle;;;'].join('\n'))).toEqual(['HK Buk', 'TJ Jedle']);
    expect(names([head, 'TJ Lípa;;;', full('HK Buk')].join('\n'))).toEqual(['TJ Lípa', 'HK Buk']);
  });

  it('[RL2][RL3][RL6] makes clubs and teams, adds to what is there, and stores nothing twice', () => {
    const text =
      'Klub;Stát;Kategorie;Telefon;E-mail\nTJ Lípa;Česko;MC, WC 2x;222;a@example.test\nHK DUB;cz;MC;111;\nHK Dub;CZ;MC;;\nTJ Lípa;CZ;2x MC;;\nTJ Lípa;CZ;WC;;';
    expect(said(rowsOf(text))).toEqual([
      '2 create 10/1 11/1 11/2 phone',
      '3 same',
      '4 update 10/2',
      '5 update 10/2 10/3',
      '6 update 11/3',
    ]);
  });

  it('[RL4] asks where another name has the same address, number or place', () => {
    const [row] = rowsOf('Klub;Stát;E-mail\nDub Handball;CZ;\nNěco;CZ;EVA@example.test');
    expect(said(rowsOf('Klub;Stát;E-mail\nDub Handball;CZ;\nNěco;CZ;EVA@example.test'))).toEqual([
      '2 asked same-club',
      '3 asked same-club',
    ]);
    expect(
      row &&
        said([
          { ...row, target: 5 },
          { ...row, line: 9, target: 'new' },
        ]),
    ).toEqual(['2 same', '9 create']);
  });

  it('[RL5] keeps what a club has filled in, and reports the difference', () => {
    expect(said(rowsOf('Klub;Stát;Telefon;Město\nHK Dub;CZ;999;Praha'))).toEqual(['2 update kept city']);
  });

  it('[RL2] refuses what is not understood, with its reason', () => {
    const text =
      'Klub;Stát;Kategorie;E-mail;Tým\n;CZ;;;\nTJ A;Narnie;;;\nTJ B;CZ;U99;;\nTJ C;CZ;;kdo@kde;\nTJ D;;MC;;\nTJ E;CZ;;;Lvi';
    expect(said(rowsOf(text))).toEqual([
      '2 refused club-missing',
      '3 refused country-unknown',
      '4 refused category-unknown',
      '5 refused email-invalid',
      '6 refused country-missing',
      '7 refused category-missing',
    ]);
    expect(said(rowsOf('Klub;Kategorie;Tým\nTJ D;MC;Lvi'), { countryId: 1 })).toEqual(['2 create 10/1']);
  });

  it('[RL2] finds address and telephone beside a name, and the country in brackets behind a club', () => {
    const text =
      'Klub;Vedoucí výpravy\nHK Košice (SK);Jörg Müller, j@example.test, 0171 1234567\nTJ A (U15);Anna Malá <a@example.test>\nTJ B;"Eva Dubová; tel. +420 777 123 456; e-mail: e@example.test"\nTJ C;Ida Buková (777123457), mobil';
    const read = readClubList(readCells(text).rows, context())?.rows.map(({ texts }) => texts);
    expect(read).toMatchObject([
      {
        club: 'HK Košice',
        country: 'SK',
        contactFirstName: 'Jörg',
        contactLastName: 'Müller',
        email: 'j@example.test',
        phone: '0171 1234567',
      },
      { club: 'TJ A (U15)', country: '', contactLastName: 'Malá', email: 'a@example.test', phone: '' },
      {
        contactFirstName: 'Eva',
        contactLastName: 'Dubová',
        email: 'e@example.test',
        phone: '+420 777 123 456',
      },
      { contactFirstName: 'Ida', contactLastName: 'Buková', phone: '777123457' },
    ]);
  });

  it('[RL3] lets teams beyond the capacity wait, and says so', () => {
    const rows = rowsOf('Klub;Stát;Kategorie\nTJ A;CZ;WC\nTJ B;CZ;2x WC, MC\nTJ C;CZ;WC');
    const categories = context().categories.map((category) =>
      category.id === 11 ? { ...category, capacity: 3, accepted: 1 } : category,
    );
    const plan = planClubList(rows, context({ categories }));
    expect(plan.map(({ teams }) => teams.map(({ state }) => state).join(' '))).toEqual([
      'accepted',
      'accepted waiting accepted',
      'waiting',
    ]);
    expect(plan.map(({ violations }) => violations)).toEqual([
      [],
      [{ code: 'teams-waiting', level: 'warning', parameters: { category: 'WC', count: '1' } }],
      [{ code: 'teams-waiting', level: 'warning', parameters: { category: 'WC', count: '1' } }],
    ]);
  });
});
