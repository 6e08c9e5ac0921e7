import { describe, expect, it } from 'vitest';
import { readCells } from '../tables/index.ts';
import {
  type ListedMatch,
  noScheduleAnswers,
  planScheduleFile,
  type PlanMatch,
  readScheduleFile,
  type ScheduleAnswers,
  type ScheduleFileContext,
} from './index.ts';
import { scheduleContext as context } from './testing/schedule-context.ts';

function rowsOf(text: string): readonly ListedMatch[] {
  const read = readScheduleFile(readCells(text).rows);
  if (read === null) throw new Error('no heading');
  return read.rows;
}

const heading = 'Datum;Čas;Hala;Kategorie;Skupina;Domácí;Hosté';

function said(text: string, over: Partial<ScheduleFileContext> = {}, answers: Partial<ScheduleAnswers> = {}) {
  const rows = rowsOf(text.includes('\n') && /as;/u.test(text) ? text : `${heading}\n${text}`);
  const { rows: planned } = planScheduleFile(
    rows,
    { ...context, ...over },
    { ...noScheduleAnswers, ...answers },
  );
  return planned.map(({ result, reason, match: key, to }) =>
    result === 'place' || result === 'same'
      ? `${result} ${key} ${to?.hall} ${to?.start}`
      : `${result} ${reason?.code} ${reason?.text}`.trim(),
  );
}

const day = (text: string) => said(`${text};9:00;H1;MA;A;TJ Lípa;HK Dub I`)[0];
const time = (text: string) => said(`13.6.2026;${text};H1;MA;A;TJ Lípa;HK Dub I`)[0];
const hall = (text: string) => said(`13.6.2026;9:00;${text};MA;A;TJ Lípa;HK Dub I`)[0];
const pair = (home: string, away: string) => said(`13.6.2026;9:00;H1;MA;A;${home};${away}`)[0];
const placed = 'place MA A:1-2 10 540';

describe('a schedule made elsewhere', () => {
  it('[SF1] is read below titles, by headings of five languages, and every line is counted', () => {
    const text =
      'Rozpis turnaje;;;;;;\nSobota 13. června – Hala Sever;;;;;;\nDatum;Čas;Hala;Kategorie;Domácí;Hosté;Pozn.\n;9:00;;MA;Lípa;Dub A;x\nneděle 14.6.;;;;;;\n;10:00;H2/1;MA;Lípa;Dub B;\n;12:00;;;oběd;;\nCelkem: 2;;;;;;';
    const read = readScheduleFile(readCells(text).rows);
    expect([read?.rows.map(({ line }) => line), read?.aside.length, read?.unknown]).toEqual([
      [4, 6, 7],
      5,
      ['Pozn.'],
    ]);
    expect(said(text)).toEqual(['place MA A:1-2 10 540', 'place MA A:1-3 11 2040', 'skipped no-match']);
    for (const names of [
      'Date;Time;Venue;Category;Group;Home;Away',
      'Tag;Anwurf;Halle;Altersklasse;Gruppe;Heim;Gast',
      'Dátum;Začiatok;Hala;Kategória;Skupina;Domáci;Hostia',
      'Data;Godzina;Hala;Kategoria;Grupa;Gospodarze;Goście',
    ])
      expect(rowsOf(`${names}\n13.6.;9:00;H1;MA;A;Lípa;Dub`)[0]?.texts).toMatchObject({
        time: '9:00',
        hall: 'H1',
        category: 'MA',
        group: 'A',
        home: 'Lípa',
        away: 'Dub',
      });
    for (const names of [
      'Date;Heure;Salle;Catégorie;Poule;Domicile;Extérieur',
      'Jour;Horaire;Gymnase;Catégorie;Groupe;Équipe 1;Équipe 2',
      'Date;Heure;Lieu;Catégorie;Poule;Équipe;Équipe',
      'Date;Heure;Salle;Catégorie;Poule;Receveur;Visiteurs',
    ])
      expect(rowsOf(`${names}\n13.6.;9:00;H1;MA;A;Lípa;Dub`)[0]?.texts).toMatchObject({
        time: '9:00',
        hall: 'H1',
        category: 'MA',
        group: 'A',
        home: 'Lípa',
        away: 'Dub',
      });
    expect(rowsOf('Zeit / Time;Feld / Court;Heim/Home;Gast/Away\n9:00;2;Lípa;Dub')[0]?.texts).toMatchObject({
      time: '9:00',
      court: '2',
      home: 'Lípa',
      away: 'Dub',
    });
    expect(readScheduleFile([['Zeit / Gast', 'Feld', 'Spiel / Uhrzeit']])).toBeNull();
    expect(rowsOf('Heure;Terrain;Match\n9h00;2;Lípa - Dub')[0]?.texts).toMatchObject({
      time: '9h00',
      court: '2',
      pair: 'Lípa - Dub',
    });
    expect(readScheduleFile([['a', 'b']])).toBeNull();
    expect(
      said('Zápas;Den;Čas;Hala\nLípa - Dub B;so;9:00;H1\nSlavoj Žďár vs. TJ Lípa;ne;9:00;H1', {
        categories: context.categories.slice(0, 1),
      }),
    ).toEqual(['place MA A:1-3 10 540', 'place MA A:1-4 10 1980']);
  });

  it('[SF1] reads a column "Match" as numbers or pairs of teams, by its cells', () => {
    const rows = (...texts: string[]) =>
      planScheduleFile(
        rowsOf(['Day,Time,Court,Match', ...texts.map((text) => `Sat 13 Jun,9:00,H01,${text}`)].join('\n')),
        context,
        noScheduleAnswers,
      ).rows.map(({ match: key }) => key);
    expect(rows('TJ Lípa vs. HK Dub I', 'TJ Lípa - HK Dub II')).toEqual(['MA A:1-2', 'MA A:1-3']);
    expect(rows('7', '8')).toEqual(['MA SF1', 'MA SF2']);
  });

  it('[SF2] waits for an answer where letters could be read in another way', () => {
    const [row] = rowsOf(`${heading}\n13.6.;9:00;H1;MA;A;TJ Lípa;HK Dub I`);
    const { rows } = planScheduleFile(row ? [{ ...row, isDoubtful: true }] : [], context, noScheduleAnswers);
    expect(rows[0]).toMatchObject({ result: 'asked', reason: { code: 'encoding' }, match: 'MA A:1-2' });
  });

  it('[SF11] is read again with the cells that somebody has changed', () => {
    const [row] = rowsOf(`${heading}\n13.6.;noon;H9;MA;A;TJ Lípa;Nobody`);
    if (row === undefined) throw new Error('the row is read');
    const result = (texts: Partial<ListedMatch['texts']>) =>
      planScheduleFile([{ ...row, texts: { ...row.texts, ...texts } }], context, noScheduleAnswers).rows[0];
    expect(result({})?.result).not.toBe('place');
    expect(result({ time: '9:00', hall: 'H1', away: 'HK Dub I' })).toMatchObject({
      result: 'place',
      match: 'MA A:1-2',
    });
  });

  it('[SF3] reads days in one way for the whole column, with and without a year', () => {
    for (const text of [
      '13.6.2026',
      '13. 6. 26',
      '2026-06-13',
      '13.6.',
      '13/06/2026',
      '06/13/2026',
      'Sa 13.6.',
      'sobota',
      'Saturday, 13 June',
      '13. června 2026',
      'June 13th',
      'samedi 13 juin',
      '1. den',
      '46186',
      '13.06',
    ])
      expect([text, day(text)]).toEqual([text, placed]);
    expect(day('13.6.2025')).toBe('skipped day-outside 13.6.2025');
    expect(day('pátek 13.6.')).toBe('skipped day-weekday pátek 13.6.');
    expect(said('13.6.2026;14.6.2026 9:00;H1;MA;A;Lípa;Dub A')[0]).toBe(
      'skipped day-weekday 13.6.2026 / 14.6.2026',
    );
    expect(day('kdykoli')).toBe('skipped day-unknown kdykoli');
    const two = { days: ['2026-05-06', '2026-06-05'] };
    const asked = '05/06;9:00;H1;MA;A;TJ Lípa;HK Dub I\n06/05;9:00;H1;MA;A;TJ Lípa;HK Dub II';
    expect(said(asked, two)).toEqual(['asked day-choice 05/06', 'asked day-choice 06/05']);
    const { questions } = planScheduleFile(
      rowsOf(`${heading}\n${asked}`),
      { ...context, ...two },
      noScheduleAnswers,
    );
    expect(questions.days.map(({ examples }) => examples[0])).toEqual([
      { text: '05/06', means: '2026-06-05' },
      { text: '05/06', means: '2026-05-06' },
    ]);
    expect(said(asked, two, { days: questions.days[1]?.id ?? null })[0]).toBe(placed);
  });

  it('[SF3] takes the day of the row above only after a question', () => {
    const text = '13.6.2026;9:00;H1;MA;A;TJ Lípa;HK Dub I\n;10:00;H1;MA;A;TJ Lípa;HK Dub II';
    expect(said(text)).toEqual([placed, 'asked day-repeat 13.6.2026']);
    expect(said(text, {}, { repeatDays: true })).toEqual([placed, 'place MA A:1-3 10 600']);
    expect(said(text, {}, { repeatDays: false })).toEqual([placed, 'skipped day-missing']);
  });

  it('[SF4] reads times in one way for the whole column, in the tournament’s zone', () => {
    for (const text of [
      '9:00',
      '09.00',
      '9h00',
      '9 h',
      '9:00 Uhr',
      '9',
      '0900',
      '9:00 AM',
      '9:00:00',
      'od 9:00',
      '9:00–9:40',
      '0.375',
      '13.6.2026 9:00',
      '1899-12-30T09:00',
      '2026-06-13T09:00',
      '2026-06-13T07:00:00Z',
    ])
      expect([text, time(text)]).toEqual([text, placed]);
    expect([time('večer'), time(''), time('25:00')]).toEqual([
      'skipped time-unknown večer',
      'skipped time-missing',
      'skipped time-unknown 25:00',
    ]);
    const rows = (one: string, two: string) =>
      `13.6.;${one};H1;MA;A;TJ Lípa;HK Dub I\n13.6.;${two};H1;MA;A;TJ Lípa;HK Dub II`;
    expect(said(rows('9.00', '9.30'))[1]).toBe('place MA A:1-3 10 570');
    expect(said(rows('9', '9.3'))[1]).toBe('asked time-choice 9.3');
    expect(said(rows('9', '9.75'))[1]).toBe('place MA A:1-3 10 585');
    expect(said(rows('9:00', '1:30'))).toEqual([placed, 'asked time-choice 1:30']);
    expect(said(rows('13:00', '1:30 pm'))).toEqual(['place MA A:1-2 10 780', 'place MA A:1-3 10 810']);
  });

  it('[SF5] finds categories by code or name, and asks about others', () => {
    const of = (category: string, answers: Partial<ScheduleAnswers> = {}) =>
      said(`13.6.;9:00;H1;${category};A;TJ Lípa;HK Dub I`, {}, answers)[0];
    for (const text of ['MA', 'chlapci u15', 'Chlapci U 15']) expect(of(text)).toBe(placed);
    expect(of('U99')).toBe('asked category-unknown U99');
    expect(of('U99', { names: [{ kind: 'category', text: 'U99', category: '', id: 'MA' }] })).toBe(placed);
    expect(of('WA')).toBe('skipped category-not-drawn WA');
    expect(of('WB')).toBe('skipped category-empty WB');
  });

  it('[SF6] finds teams without words that clubs leave out, with any number, and asks about similar ones', () => {
    for (const home of ['TJ Lípa', 'LIPA', 'Lípa A', 'Lípa 1 (CZE)', 'Lípa I'])
      expect([home, pair(home, 'HK Dub I')]).toEqual([home, placed]);
    for (const away of ['Dub B', 'Dub 2', 'HK DUB II'])
      expect(pair('Lípa', away)).toBe('place MA A:1-3 10 540');
    expect(pair('Lípa', 'Dub')).toBe('asked team-similar Dub');
    expect(pair('Lípa', 'Sokol Žďár')).toBe('asked team-similar Sokol Žďár');
    expect(pair('Lipka', 'Dub A')).toBe('skipped team-unknown Lipka');
    expect(pair('Slavoj Ždár nad Sázavou', 'Lípa')).toBe('asked team-similar Slavoj Ždár nad Sázavou');
    const names = [{ kind: 'team', text: 'Dub', category: 'MA', id: '2' }] as const;
    expect(said('13.6.;9:00;H1;MA;A;Lípa;Dub', {}, { names })[0]).toBe(placed);
  });

  it('[SF7] finds halls by code or name, and asks which court of several', () => {
    for (const text of ['H01', 'H1', '1', 'Hala Sever', 'sever', 'North hall'])
      expect([text, hall(text)]).toEqual([text, placed]);
    expect(hall('H2')).toBe('asked hall-similar H2');
    expect([hall('H2/2'), hall('Hala Jih B')]).toEqual([
      'place MA A:1-2 11/2 540',
      'place MA A:1-2 11/2 540',
    ]);
    expect([hall('Court 1 / Feld 1'), hall('Sporthalle 1 | Hala H1')]).toEqual([placed, placed]);
    expect(hall('Hala 2 / Hřiště 2')).toBe('place MA A:1-2 11/2 540');
    const oneHall = { courts: context.courts.slice(1) };
    for (const text of ['Court 2', 'Court 2 / Feld 2', 'Terrain 2', 'Hřiště B'])
      expect([text, said(`13.6.;9:00;${text};MA;A;TJ Lípa;HK Dub I`, oneHall)[0]]).toEqual([
        text,
        'place MA A:1-2 11/2 540',
      ]);
    expect(said('13.6.;9:00;Court 1 / Feld 2;MA;A;TJ Lípa;HK Dub I', oneHall)[0]).toBe(
      'asked hall-similar Court 1 / Feld 2',
    );
    expect([hall('Aréna'), hall('')]).toEqual(['asked hall-similar Aréna', 'skipped hall-missing']);
    expect(
      said(
        '13.6.;9:00;H2;MA;A;TJ Lípa;HK Dub I',
        {},
        { names: [{ kind: 'hall', text: 'H2', category: '', id: '11' }] },
      )[0],
    ).toBe('place MA A:1-2 11 540');
  });

  it('[SF8] finds matches by their pair in either order, by number, group or round', () => {
    expect(pair('HK Dub I', 'TJ Lípa')).toBe(placed);
    expect(pair('Dub A', 'Žďár')).toBe('skipped match-missing');
    const of = (group: string, home: string, away: string) =>
      said(`13.6.;9:00;H1;MA;${group};${home};${away}`)[0];
    expect(of('Semifinále 2', '2. A', '1. B')).toBe('place MA SF2 10 540');
    expect(of('Finale', 'Sieger HF1', 'Sieger HF2')).toBe('place MA F 10 540');
    expect(of('Semifinále', '1. A', '2. B')).toBe('asked match-several');
    expect(of('Finále', 'Lípa', 'Dub A')).toBe('asked match-several');
    const numbered = (rows: readonly string[]) =>
      said(`Č.;Den;Čas;Hala;Kategorie;Domácí;Hosté\n${rows.join('\n')}`);
    expect(numbered(['1;sobota;9:00;H1;MA;Lípa;Dub A', '8;sobota;9:40;H1;MA;1. A;2. B'])).toEqual([
      placed,
      'place MA SF2 10 580',
    ]);
    expect(numbered(['2;sobota;9:00;H1;MA;Lípa;Dub A', '8;sobota;9:40;H1;MA;1. A;2. B'])).toEqual([
      placed,
      'skipped match-missing',
    ]);
    expect(numbered(['1;sobota;9:00;H1;MA;Lípa;Dub A', '3;sobota;9:40;H1;MA;Lípa;Dub B'])).toEqual([
      placed,
      'asked match-number',
    ]);
  });

  it('[SF9] asks about two rows for one match, and about a locked one; others are listed', () => {
    const row = '13.6.;9:00;H1;MA;A;TJ Lípa;HK Dub I';
    expect(said(`${row}\n${row}`)).toEqual([placed, 'skipped match-twice 2']);
    expect(said(`${row}\n${row.replace('9:00', '9:40')}`)).toEqual([
      'asked match-twice 3',
      'asked match-twice 2',
    ]);
    const changed = (over: Partial<PlanMatch>) =>
      said(row, {
        matches: context.matches.map((each, index) => (index === 0 ? { ...each, ...over } : each)),
      })[0];
    expect(changed({ isFixed: true })).toBe('skipped match-fixed');
    expect(changed({ isLocked: true })).toBe('asked match-locked');
    expect(changed({ isFixed: true, to: { hall: '10', start: 540 } })).toBe('same MA A:1-2 10 540');
    const { missing } = planScheduleFile(rowsOf(`${heading}\n${row}`), context, noScheduleAnswers);
    expect(missing).toHaveLength(context.matches.length - 1);
  });
});
