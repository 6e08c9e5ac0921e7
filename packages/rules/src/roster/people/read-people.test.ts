import { describe, expect, it } from 'vitest';
import { namedTeams } from '../import/read-row.ts';
import { aRoster } from '../testing.ts';
import { type PastedContext, readPeople } from './read-people.ts';

function context(over: Partial<PastedContext> = {}): PastedContext {
  return {
    known: { first: [], last: [] },
    answers: { dayOrder: null, nameOrder: null },
    firstDay: '2026-04-02',
    team: '',
    gender: '',
    teams: namedTeams(aRoster()),
    leading: null,
    ...over,
  };
}

function read(text: string, over: Partial<PastedContext> = {}) {
  const { rows, questions, aside } = readPeople(text, context(over));
  return {
    rows: rows.map((row) =>
      [row.firstName, row.lastName, row.birthDate, row.gender, row.number, row.role, ...row.open, row.unused]
        .join('|')
        .replace(/\|+$/u, ''),
    ),
    questions: questions.map(({ kind }) => kind),
    aside: aside.map(({ line, reason }) => `${line} ${reason}`),
  };
}

describe('pasted lines of people', () => {
  it('[RO15] are read as coaches write them in a mail', () => {
    expect(read('Nováková Jana 5.3.2012\n7 Novák Jan (2012)\nJan Novák, 25/03/2012, brankář')).toEqual({
      rows: [
        'Jana|Nováková|2012-03-05|W',
        'Jan|Novák|2012|M|7||birth-date-incomplete',
        'Jan|Novák|2012-03-25|M||brankář',
      ],
      questions: [],
      aside: [],
    });
  });

  it.each([
    ['van den Berg, Sanne 05.03.2012', 'Sanne|van den Berg|2012-03-05'],
    ['Joost, de Vries 16.11.2012', 'Joost|de Vries|2012-11-16'],
    ['Zoé Lefèvre née le 25/03/2012', 'Zoé|Lefèvre|2012-03-25|W'],
    ['Zoé Lefèvre né(e) le 25/03/2012', 'Zoé|Lefèvre|2012-03-25|W'],
  ])('[RO15][RO16] %s', (text, row) => expect(read(text)).toMatchObject({ rows: [row], questions: [] }));

  it('[RO11] columns of sheets: days as numbers, and "geb. am"', () => {
    const sheet = 'Dres;Příjmení;Jméno;Datum nar.\n7;Novák;Jan;40973\n10;Dvořák;Petr;40974.0';
    expect(read(sheet).rows).toEqual(['Jan|Novák|2012-03-05|M|7', 'Petr|Dvořák|2012-03-06|M|10']);
    const german = 'Nr.\tName, Vorname\tgeb. am\n7\tvon der Heide, Anna-Lena\t05.03.2012';
    expect(read(german).rows).toEqual(['Anna-Lena|von der Heide|2012-03-05|W|7']);
  });

  it('[RO15] are numbered with a dash, too', () => {
    expect(read('4) Černá Lucie 1.2.2012\n5 – Procházková Tereza 17.8.2012\n6 - Malá Eva 3.3.2012')).toEqual({
      rows: ['Lucie|Černá|2012-02-01|W|4', 'Tereza|Procházková|2012-08-17|W|5', 'Eva|Malá|2012-03-03|W|6'],
      questions: [],
      aside: [],
    });
  });

  it('[DA7] whose days can be months are asked about once', () => {
    const text = 'Jan Novák, 05/03/2012, brankář\nPetr Dub, 06/04/2012';
    const asked = read(text);
    expect(asked.questions).toEqual(['day-order']);
    expect(asked.rows[0]).toBe('Jan|Novák|05/03/2012|M||brankář|birth-date-order');
    const answers = { dayOrder: 'month-first', nameOrder: null } as const;
    expect(read(text, { answers }).rows).toEqual([
      'Jan|Novák|2012-05-03|M||brankář',
      'Petr|Dub|2012-06-04|M',
    ]);
    expect(read(`${text}\nEva Buková 31/12/2011`).rows[0]).toContain('2012-03-05');
  });

  it.each([
    ['Jana Nováková\t5.3.2012\t7', 'Jana|Nováková|2012-03-05|W|7'],
    ['7\tNováková\tJana\t5.3.2012', 'Jana|Nováková|2012-03-05|W|7'],
    ['• Nováková Jana (nar. 5. 3. 2012)', 'Jana|Nováková|2012-03-05|W'],
    ['- Müller, Jörg, 5. März 2012, Torwart', 'Jörg|Müller|2012-03-05|M||Torwart'],
    ['Kowalska Zofia ur. 5 marca 2012', 'Zofia|Kowalska|2012-03-05|W'],
    ['#12 Matyáš Kováč 2012-03-05 kapitán', 'Matyáš|Kováč|2012-03-05|M|12|kapitán'],
    ['Anna Marie van der Berg 5.3.12', 'Anna Marie|van der Berg|2012-03-05|W'],
    ['NOVÁK Xaver Leonard 5.3.2012 č. 9', 'Xaver Leonard|NOVÁK|2012-03-05|M|9'],
    ['Jan Novák 5.III.2012', 'Jan|Novák|2012-03-05|M'],
    ['Jan Novák 05032012', 'Jan|Novák|2012-03-05|M'],
    ['Jan Novák 20120305', 'Jan|Novák|2012-03-05|M'],
    ['Jan Novák 5. 3. 2012.', 'Jan|Novák|2012-03-05|M'],
    // The day of a birth number, never the number.
    ['Jana Nováková 125305/1008', 'Jana|Nováková|2012-03-05|W'],
    ['Jana Nováková 5.3.2012 125305/1008', 'Jana|Nováková|2012-03-05|W'],
    ['Jan Novák 05032012 120305/1212', 'Jan|Novák|2012-03-05|M'],
    ['Trenér: Jiří Dub 1.2.1980', 'Jiří|Dub|1980-02-01|M||Trenér'],
    ['Jan Novák, 5.3.2012, Dlouhá 12, Brno', 'Jan|Novák|2012-03-05|M|||Brno, Dlouhá 12'],
    ['Jan Novák, 5.3.2012, č. 12', 'Jan|Novák|2012-03-05|M|12'],
    ['Jan "Honza" Novák 5.3.2012', 'Jan|Novák|2012-03-05|M|||Honza'],
    ['🤾 Jan Novák #7 (LW) 5.3.2012', 'Jan|Novák|2012-03-05|M|7|LW'],
    ['Jan\u200b Dvo\u00adřák 5.3.2012'.normalize('NFD'), 'Jan|Dvořák|2012-03-05|M'],
    ['Jiří Dub, 1.2.1980, trenér, +420 777 123 456', 'Jiří|Dub|1980-02-01|M||trenér|+420 777 123 456'],
  ])('[RO15] may be %s', (line, row) => {
    expect(read(line).rows).toEqual([row]);
  });

  it('[RO15] set aside rows that are not people, with their lines, and lose nothing', () => {
    const text = [
      'Dobrý den, posílám soupisku:',
      '',
      'MC Lípa I',
      '1. Novák Jan 5.3.2012',
      '2. Dub Petr',
      '6.3.2012',
      'Celkem: 2',
      'S pozdravem a díky',
      'Díky, Karel',
    ].join('\n');
    expect(read(text)).toEqual({
      rows: ['Jan|Novák|2012-03-05|M', 'Petr|Dub|2012-03-06|M'],
      questions: [],
      aside: ['1 text', '3 team', '6 joined', '7 total', '8 text', '9 text'],
    });
    expect(readPeople(text, context()).rows.map(({ team }) => team)).toEqual(['MC Lípa I', 'MC Lípa I']);
    expect(read('Best Jan\n6.3.2012\nLG, Eva')).toMatchObject({
      rows: { length: 1 },
      aside: ['2 joined', '3 text'],
    });
  });

  it('[RO16] tell names apart by first names, then by the majority; what contradicts is asked', () => {
    const list = 'Xaverius Novák 1.1.2012\nJan Dub 2.1.2012\nEva Buková 3.1.2012';
    expect(read(list)).toMatchObject({ questions: [], rows: { 0: 'Xaverius|Novák|2012-01-01' } });
    expect(read('Ngo Tran 1.1.2012\nLi Wang 2.1.2012').questions).toEqual(['name-order']);
    const backward = 'Novák Jan 1.1.2012\nDub Petr 2.1.2012\nMarek Xavi 3.1.2012';
    expect(read(backward).rows[2]).toContain('name-order');
    const answers = { dayOrder: null, nameOrder: 'last-first' } as const;
    expect(read('Ngo Tran 1.1.2012', { answers }).rows).toEqual(['Tran|Ngo|2012-01-01']);
  });

  it('[RO15] ask whether 1, 2, 3 in front are shirt numbers; others are', () => {
    const text = '1 Novák Jan 1.1.2012\n2 Dub Petr 2.1.2012';
    expect(read(text).questions).toEqual(['leading-numbers']);
    expect(read(text, { leading: 'jersey' }).rows[1]).toBe('Petr|Dub|2012-01-02|M|2');
    expect(read(text, { leading: 'numbering' }).rows[1]).toBe('Petr|Dub|2012-01-02|M');
    expect(read('4. Novák Jan 1.1.2012\n9. Dub Petr 2.1.2012').rows[1]).toBe('Petr|Dub|2012-01-02|M|9');
  });

  it('[RO15] may be a table with its heading, copied with title and sum', () => {
    const text = 'Soupiska U13\t\t\nJméno\tPříjmení\tNarozen\nJan\tDub\t5.3.2012\nCelkem: 1\t\t';
    expect(read(text)).toEqual({
      rows: ['Jan|Dub|2012-03-05|M'],
      questions: [],
      aside: ['1 title', '4 total', '2 heading'],
    });
  });

  it('[RO15] may be cells that a phone copied one below the other', () => {
    expect(read('Novák\nJan\n5.3.2012\n\nDub\nPetr\n6.3.2012')).toEqual({
      rows: ['Jan|Novák|2012-03-05|M', 'Petr|Dub|2012-03-06|M'],
      questions: [],
      aside: ['2 joined', '3 joined', '6 joined', '7 joined'],
    });
    // Not at equal distances: nothing is joined by a guess.
    expect(read('Novák\nJan\n5.3.2012\nDub\n6.3.2012').aside).not.toContain('2 joined');
  });

  it.each([
    ['Hráč;;Narození\nJméno;Příjmení;\nJan;Lípa;5.5.2012', 'Jan|Lípa|2012-05-05|M'],
    ['Hráč;;Narození\nPříjmení;Jméno;datum\nLípa;Jan;5.5.2012', 'Jan|Lípa|2012-05-05|M'],
    ['Spieler;;Geburt\nVorname;Nachname;Datum\nJan;Lípa;5.5.2012', 'Jan|Lípa|2012-05-05|M'],
    ['Hráč;Narození\nJméno Příjmení;\nLípa Dub;5.5.2012', 'Lípa|Dub|2012-05-05'],
    ['Hráč;Narození\nPříjmení Jméno;datum\nLípa Dub;5.5.2012', 'Dub|Lípa|2012-05-05'],
    ['Hráč;;Narození\nJan;Lípa;5.5.2012', 'Jan|Lípa|2012-05-05|M'],
    ['Hráč;;Narození\nJan Lípa;kapitán;5.5.2012', 'Jan|Lípa|2012-05-05|M|||kapitán'],
  ])('[RO11] may have a heading of two rows, or of a name over two columns: %s', (text, row) => {
    const { rows, questions } = read(text);
    expect({ rows, questions }).toEqual({ rows: [row], questions: [] });
  });

  it('[RO11] may be a table with its coaches under a heading of their own', () => {
    const text =
      'Příjmení;Jméno;Narozen;Číslo\n---;---;---;---\nNovák;Jan;5.3.2012;7\n\nRealizační tým\nFunkce;Jméno;Příjmení;Narozen\nTrenér;Jiří;Dub;1.2.1980';
    expect(read(text)).toEqual({
      rows: ['Jan|Novák|2012-03-05|M|7', 'Jiří|Dub|1980-02-01|M||Trenér'],
      questions: [],
      aside: ['1 heading', '5 title', '6 heading'],
    });
  });

  it('[RO16] ask whether the heading is right if first names stand under "last name"', () => {
    const text = 'Jméno;Příjmení;Narozen\nNovák;Jan;5.3.2012\nDub;Eva;6.3.2012';
    expect(read(text)).toMatchObject({
      questions: ['name-order'],
      rows: { 0: expect.stringContaining('name-order') },
    });
    const answered = (nameOrder: 'first-last' | 'last-first') =>
      read(text, { answers: { dayOrder: null, nameOrder } }).rows[0];
    expect(answered('last-first')).toContain('Jan|Novák|2012-03-05');
    expect(answered('first-last')).toContain('Novák|Jan|2012-03-05');
  });

  it.each([
    ['Nom;Prénom;Date de naissance', 'Lefèvre;Zoé;15/03/2012'],
    ['Efternavn;Fornavn;Fødselsdato', 'Lefèvre;Zoé;15.03.2012'],
    ['Vezetéknév;Keresztnév;Születési dátum', 'Lefèvre;Zoé;2012.03.15.'],
    ['Cognome;Nome;Data di nascita', 'Lefèvre;Zoé;15-03-2012'],
    ['Prezime;Ime;Datum rođenja', 'Lefèvre;Zoé;15.3.2012.'],
    ['Příjmení;Jméno;Datum narození', 'Lefèvre;Zoé;2012-03-15 00:00:00'],
    ['Příjmení;Jméno;Rodné číslo', 'Lefèvre;Zoé;125315/1009'],
  ])('[RO11] may be a table of guests: %s', (heading, row) =>
    expect(read(`${heading}\n${row}`).rows[0]).toContain('Zoé|Lefèvre|2012-03-15'),
  );

  it('[RO11] with the year of birth only are asked about, not refused', () => {
    expect(read('Příjmení;Jméno;Ročník\nNovák;Jan;2012').rows).toEqual([
      'Jan|Novák|2012|M|||birth-date-incomplete',
    ]);
  });

  it('[RO15] set aside heads, introductions and signatures of mails, and never take them for people', () => {
    const people = ['Jan|Novák|2012-03-05|M|7', 'Petr|Dvořák|2012-04-06|M|12'];
    const lines = ['> 1. Novák Jan, 5.3.2012, č. 7', '>> 2. Dvořák Petr, 6.4.2012, č. 12'];
    const around: readonly (readonly [readonly string[], readonly string[]])[] = [
      [
        ['> Ahoj Petře,', '> posílám soupisku:', '>'],
        ['>', '> S pozdravem', '> Karel Trenér', '> Mgr. Eva Malá'],
      ],
      [
        ['From: trener@klub.cz', 'Date: 3. 4. 2026 10:12', 'Předmět: Soupiska U15'],
        ['-- ', 'Karel Novotný'],
      ],
      [['Dne 3. 4. 2026 v 10:12 Karel Novák napsal:'], ['Mit freundlichen Grüßen', 'Hans Maier']],
      [
        ['On 3 Apr 2026, at 10:12, Karel Novak wrote:', 'anbei unsere Spieler:'],
        ['Pozdrawiam', 'Trener Nowak'],
      ],
      [
        ['Gesendet: Freitag, 3. April 2026', 'An: Turnier'],
        ['Odesláno z iPhonu', 'Karel Novotný'],
      ],
    ];
    for (const [before, after] of around) {
      const said = read([...before, ...lines, ...after].join('\n'));
      expect([before[0], said.rows]).toEqual([before[0], people]);
      expect(said.questions).toEqual([]);
    }
    // A person below a farewell has a date.
    expect(read(['Díky', 'Karel Malý', ...lines].join('\n')).rows).toEqual(people);
  });

  it.each([
    ['Jan (Honza) Novák 7.5.2012', 'Jan|Novák|2012-05-07|M|||Honza'],
    ['1\ufe0f\u20e3 Veselý Jiří 8.6.2012', 'Jiří|Veselý|2012-06-08|M|1'],
    ['Novák Jan ročník 12', "Jan|Novák|'12|M||||birth-date-incomplete"],
    ['Veselý Jiří r. 2011', 'Jiří|Veselý|2011|M||||birth-date-incomplete'],
    ['Horák Jan nar. 12', "Jan|Horák|'12|M||||birth-date-incomplete"],
    ['Müller Jörg Jg. 11, Nr. 5', "Jörg|Müller|'11|M|5|||birth-date-incomplete"],
    ['Kos Jan (r.n. 2012) č. 4', 'Jan|Kos|2012|M|4|||birth-date-incomplete'],
  ])('[RO15] %s', (text, row) => {
    const [first] = read(text).rows;
    expect(first?.replaceAll(/\|+(?=birth)/gu, '|').replace('|name-order', '')).toBe(
      row.replaceAll(/\|+(?=birth)/gu, '|'),
    );
  });

  it('[RO11] tables below each other, of players and of coaches, are all read, whichever has more columns', () => {
    const said = read(
      'Hráči\nJméno;Příjmení;Narozen\nJan;Novák;5.3.2012\nPetr;Dvořák;6.4.2012\n\nVedení\nJméno;Příjmení;Narozen;Funkce\nKarel;Dub;1.1.1980;trenér',
    );
    expect(said.rows).toEqual([
      'Jan|Novák|2012-03-05|M',
      'Petr|Dvořák|2012-04-06|M',
      'Karel|Dub|1980-01-01|M||trenér',
    ]);
    expect(said.aside.toSorted()).toEqual(['1 title', '2 heading', '6 title', '7 heading']);
  });

  it('[RO11] a birth date in three columns is one, and a name may have a position beside it', () => {
    for (const heading of ['Den;Měsíc;Rok', 'Tag;Monat;Jahr', 'Day;Month;Year', 'Dzień;Miesiąc;Rok'])
      expect(read(`Příjmení;Jméno;${heading};Dres\nNovák;Jan;5;3;2012;7`).rows).toEqual([
        'Jan|Novák|2012-03-05|M|7',
      ]);
    expect(
      read('Jméno a příjmení;Narozen;Číslo\nJan Novák (C);5.3.2012;7\nPetr Dvořák - brankář;6.4.2012;1').rows,
    ).toEqual(['Jan|Novák|2012-03-05|M|7||C', 'Petr|Dvořák|2012-04-06|M|1|brankář']);
  });

  it('[RO15] people without dates below thanks or a line are not taken for a signature', () => {
    for (const before of ['Díky za pozvání, hrajeme takto', 'Danke für die Einladung', '--'])
      expect(read(`${before}\n7 Novák Jan\n9 Malý Petr\n12 Dvořák Karel`).rows).toHaveLength(3);
    const names = ['Jan Novák', 'Petr Malý', 'Karel Dvořák', 'Tomáš Veselý', 'Filip Horák', 'Adam Kos'];
    expect(read(['Děkujeme za pozvání', ...names].join('\n')).rows).toHaveLength(6);
    expect(read('Jan Novák 7\nPetr Malý 9\n____\nKarel Dub, trenér').rows).toHaveLength(3);
    expect(read('Jan Novák 7\nPetr Malý 9\nS pozdravem\nKarel Dub').rows).toHaveLength(2);
  });

  it('[RO15] several people in a line between commas are people each', () => {
    const said = read(
      'Hráči: Jan Novák, Petr Malý, Karel Dvořák, Tomáš Veselý\nEva Dubová, 5.3.2012, brankářka',
    );
    expect(said.rows.map((row) => row.split('|').slice(0, 2).join(' '))).toEqual([
      'Jan Novák',
      'Petr Malý',
      'Karel Dvořák',
      'Tomáš Veselý',
      'Eva Dubová',
    ]);
  });

  it('[RO11] a birth date in three columns may be incomplete, and one beside a name is kept', () => {
    const parts = 'Příjmení;Jméno;Den;Měsíc;Rok\nNovák;Jan;;;2012\nDub;Petr;5.;března;2012\nMalý;Karel;;;';
    expect(read(parts).rows).toEqual([
      'Jan|Novák|2012|M|||birth-date-incomplete',
      'Petr|Dub|2012-03-05|M',
      'Karel|Malý||M',
    ]);
    expect(read('Jméno a příjmení;Dres\nJan Novák (5.3.2012);7').rows).toEqual(['Jan|Novák|2012-03-05|M|7']);
  });

  it('[RO15] of any kind are read in a time that grows with their length only', () => {
    for (const text of ['>'.repeat(60_000), `a${' '.repeat(60_000)}b`, `a${':'.repeat(60_000)}b`]) {
      const start = performance.now();
      read(text);
      expect(performance.now() - start).toBeLessThan(2_000);
    }
  });
});
