import { describe, expect, it } from 'vitest';
import { readCells } from '../tables/index.ts';
import { noScheduleAnswers, placeInFile, planScheduleFile, readScheduleFile } from './index.ts';
import { scheduleContext } from './testing/schedule-context.ts';

type Rows = readonly (readonly string[])[];

function said(rows: Rows, over: Partial<typeof scheduleContext> = {}): string[] {
  const read = readScheduleFile(rows);
  if (read === null) throw new Error('not read');
  const { rows: planned } = planScheduleFile(read.rows, { ...scheduleContext, ...over }, noScheduleAnswers);
  const lines = new Set([...read.rows, ...read.aside].map(({ line }) => line));
  const filled = rows.filter((cells) => cells.some((cell) => cell.trim() !== '')).length;
  expect(lines.size).toBe(filled);
  return planned.map(({ row, result, reason, match, to }) =>
    [
      placeInFile(row),
      ...(result === 'place'
        ? [match, to?.hall, to?.start]
        : [result, reason?.code, reason?.text].filter((part) => part !== '')),
    ].join(' '),
  );
}

const table = (text: string) => said(readCells(text).rows);

describe('a schedule with a column for each court', () => {
  it('[SF1] is read by the names above its columns, a match for each cell, and every line is counted', () => {
    expect(
      table(
        'Rozpis;;\nSobota 13. 6.;;\nČas;Hala Sever;H2/2\n9:00;MA: Lípa – Dub A;MA Žďár - Dub B\n9:40;oběd;\n10:20;;Lípa – Žďár (MA)\nNeděle 14.6.;;\n9:00;;Lípa vs. Dub B\nCelkem: 4;;',
      ),
    ).toEqual([
      '4 (B) MA A:1-2 10 540',
      '4 (C) skipped match-missing',
      '5 (B) skipped match-missing',
      '6 (C) MA A:1-4 11/2 620',
      '8 (C) MA A:1-3 11/2 1980',
    ]);
  });

  it('[SF1] has days and halls over several columns, where cells are merged', () => {
    expect(
      said([
        ['', 'sobota 13.6.', '', '', 'neděle 14.6.', ''],
        ['', 'Hala Sever', 'Hala Jih', '', 'Hala Sever', 'Hala Jih'],
        ['Čas', '', 'Kurt 1', 'Kurt 2', '', 'Kurt 2'],
        ['09:00', 'Lípa – Dub A', '', 'Dub A – Dub B', '', 'Lípa – Dub B'],
        ['1899-12-30T09:40', '', '', '', 'Lípa – Žďár', ''],
      ]),
    ).toEqual([
      '4 (B) MA A:1-2 10 540',
      '4 (D) MA A:2-3 11/2 540',
      '4 (F) MA A:1-3 11/2 1980',
      '5 (E) MA A:1-4 10 2020',
    ]);
    const oneHall = { courts: scheduleContext.courts.slice(1) };
    expect(
      said(
        [
          ['Hala Jih – sobota', '', ''],
          ['', 'Hřiště 1', 'Hřiště 2'],
          ['9:00', 'Lípa – Dub A', 'Lípa – Dub B'],
        ],
        oneHall,
      ),
    ).toEqual(['3 (B) MA A:1-2 11 540', '3 (C) MA A:1-3 11/2 540']);
    expect(
      said([
        ['Hala Jih', '', ''],
        ['sobota', 'Hřiště 1', 'Hřiště 2'],
        ['9:00', 'Lípa – Dub A', 'Lípa – Dub B'],
      ]),
    ).toEqual(['3 (B) MA A:1-2 11 540', '3 (C) MA A:1-3 11/2 540']);
  });

  it('[SF1] has cells with numbers, rounds and several lines, and matches below their category', () => {
    expect(
      said([
        ['Datum', 'Začátek', 'Konec', 'H1', 'H2 / 2', 'Poznámka'],
        ['13.6.', '9:00', '9:40', '1', '#2', 'ráno'],
        ['13.6.', '9:40', '10:20', 'Zápas 7', 'MA SF2', ''],
        ['14.6.', '10:20', '11:00', 'MA A\nLípa – Žďár\nrozhodčí: X', 'MA F', ''],
      ]),
    ).toEqual([
      '2 (D) MA A:1-2 10 540',
      '2 (E) MA A:1-3 11/2 540',
      '3 (D) MA SF1 10 580',
      '3 (E) MA SF2 11/2 580',
      '4 (D) MA A:1-4 10 2060',
      '4 (E) MA F 11/2 2060',
    ]);
    expect(table('13.6.;H1;H2/2\n9:00;MA;MA\n;Lípa – Dub A;Lípa – Dub B\n;rozhodčí X;rozhodčí Y')).toEqual([
      '3 (B) MA A:1-2 10 540',
      '3 (C) MA A:1-3 11/2 540',
    ]);
  });

  it('[SF1] has a column "Match" below each court, and no empty name is a column', () => {
    expect(table('13.6.;H1;H2/2\nČas;Zápas;Zápas\n9:00;Lípa – Dub A;Lípa – Dub B')).toEqual([
      '3 (B) MA A:1-2 10 540',
      '3 (C) MA A:1-3 11/2 540',
    ]);
    const unnamed = readScheduleFile(readCells('Čas;Zápas;\n9:00;Lípa – Dub A;12').rows);
    expect(unnamed?.rows[0]?.texts).toMatchObject({ pair: 'Lípa – Dub A', number: '' });
  });

  it('[SF1] has columns of home and away teams below each court', () => {
    expect(
      table(
        '13.6.;H1;;H2/2;;\nČas;Domácí;Hosté;Domácí;Hosté;Poznámka\n9:00;Lípa;Dub A;Lípa;Dub B;ráno\n9:40;;;Lípa;Žďár;',
      ),
    ).toEqual(['3 (B) MA A:1-2 10 540', '3 (D) MA A:1-3 11/2 540', '4 (D) MA A:1-4 11/2 580']);
    expect(
      table(
        'Den;Čas;H1;;H2/2;\n;;Domácí;Hosté;Domácí;Hosté\n13.6.;9:00;Lípa;Dub A;Lípa;Dub B\n13.6.;9:40;Lípa;;;',
      ),
    ).toEqual(['3 (C) MA A:1-2 10 540', '3 (E) MA A:1-3 11/2 540', '4 (C) skipped match-missing']);
    const one = readScheduleFile(
      readCells('Den;Čas;Hala;Domácí;Hosté;Hosté\n13.6.;9:00;H1;Lípa;Dub A;20').rows,
    );
    expect(one?.rows.map(({ texts: { home, away } }) => [home, away])).toEqual([['Lípa', 'Dub A']]);
  });

  it('[SF7] asks about a column without a name, and skips a match without its time', () => {
    expect(table('13.6.;H1;\n9:00;Lípa – Dub A;Lípa – Dub B\n;Lípa – Žďár;')).toEqual([
      '2 (B) MA A:1-2 10 540',
      '2 (C) skipped hall-missing',
      '3 (B) skipped time-missing',
    ]);
    expect(table('13.6.;H1;Malá plocha\n9:00;Lípa – Dub A;Lípa – Dub B')[1]).toBe(
      '2 (C) asked hall-similar Malá plocha',
    );
  });

  it('[SF1] has other halls below the heading of another day', () => {
    expect(
      table('13.6.;H1;H2/2\n9:00;Lípa – Dub A;Lípa – Dub B\n14.6.;H2/2;H1\n9:00;Lípa – Žďár;Dub A – Dub B'),
    ).toEqual([
      '2 (B) MA A:1-2 10 540',
      '2 (C) MA A:1-3 11/2 540',
      '4 (B) MA A:1-4 11/2 1980',
      '4 (C) MA A:2-3 10 1980',
    ]);
  });

  it('[SF1] is not seen in other tables', () => {
    for (const other of [
      'a;b\nc;d',
      '',
      'Čas;Počet\n9:00;12',
      'Čas;A;B\n9:00;1;2',
      'Jméno;Klub\nJan;Lípa - Dub',
    ])
      expect(readScheduleFile(readCells(other).rows)).toBeNull();
  });
});
