import { describe, expect, it } from 'vitest';
import { charactersOf, decodeUtf8, eightBitEncodings, type EightBitEncoding } from './encodings.ts';
import { findHeading, isTotal, readCells, readText } from './index.ts';

/** A text as a spreadsheet of that encoding saves it. */
function encode(text: string, encoding: EightBitEncoding): Uint8Array {
  const characters = charactersOf(encoding);
  return Uint8Array.from(text, (letter) => {
    const byte = characters.indexOf(letter);
    if (byte < 0) throw new Error(`${encoding} has no ${letter}`);
    return byte;
  });
}

const roster = 'Jméno;Příjmení;Pohlaví\nŽofie;Šťastná;Ž\nJiří;Říha;M\nĽubomír;Černý;M';

describe('the encoding of a table', () => {
  it.each(['windows-1250', 'iso-8859-2', 'ibm852', 'x-mac-ce'] as const)(
    '%s is found by Czech letters',
    (encoding) => {
      const reading = readText(encode(roster, encoding));
      expect(reading).toMatchObject({ text: roster, encoding, evidence: 'letters', doubts: [] });
    },
  );

  it('of Western names is not a Czech one', () => {
    const text = 'Nachname;Vorname\nGrønning;Håkon\nSæther;Åse\nLefèvre;Hélène\nMüller;Jörg';
    expect(readText(encode(text, 'windows-1252'))).toMatchObject({ text, doubts: [] });
    expect(readText(encode('name\nšípková €', 'iso-8859-15')).text).toContain('€');
  });

  it('of a spreadsheet on a Mac is found by its letters, or asked about with both readings', () => {
    const german = 'Vorname;Nachname\nJürgen;Groß\nBjörn;Müller\nKäthe;Weiß\nGünther;Schäfer';
    expect(readText(encode(german, 'macintosh'))).toMatchObject({
      text: german,
      encoding: 'macintosh',
      doubts: [],
    });
    const french = 'Nom;Prénom\nLefèvre;Hélène\nGarçon;François\nNoël;Jérôme';
    expect(readText(encode(french, 'macintosh'))).toMatchObject({
      text: french,
      encoding: 'macintosh',
      doubts: [],
    });
    for (const encoding of ['macintosh', 'windows-1252'] as const) {
      const reading = readText(encode('Name\nMüller', encoding));
      const read = [reading.text.slice(5), ...reading.doubts.map(({ words }) => words[0]?.instead)];
      expect(read).toContain('Müller');
    }
  });

  it('is a question if one name has two readings', () => {
    const reading = readText(encode('Name\nFrøya', 'windows-1252'));
    const words = [reading, ...reading.doubts].map(({ encoding }) => encoding);
    expect(words).toEqual(expect.arrayContaining(['windows-1250', 'windows-1252']));
    expect(readText(encode('Name\nFrøya', 'windows-1252'), 'windows-1252')).toMatchObject({
      text: 'Name\nFrøya',
      evidence: 'chosen',
      doubts: [],
    });
  });

  it('is no question if all readings are the same', () => {
    expect(readText(encode('Müller;Jörg', 'windows-1252'))).toMatchObject({
      text: 'Müller;Jörg',
      doubts: [],
    });
  });

  it('is named by marks and declarations', () => {
    const utf16 = (text: string) =>
      Uint8Array.from(text, (c) => c.charCodeAt(0)).reduce<number[]>((a, b) => [...a, b, 0], []);
    expect(readText(Uint8Array.from(utf16('abcdef;1\n')))).toMatchObject({
      text: 'abcdef;1\n',
      evidence: 'mark',
    });
    expect(readText(Uint8Array.from([0xef, 0xbb, 0xbf, 0x61])).text).toBe('a');
    const xml = '<?xml version="1.0" encoding="ISO-8859-1"?><a>Müller ®</a>';
    expect(readText(encode(xml, 'windows-1252'))).toMatchObject({ text: xml, evidence: 'declared' });
    expect(readText(new TextEncoder().encode(roster))).toMatchObject({ text: roster, evidence: 'valid' });
  });

  it('tables of characters are those of the standard', () => {
    for (const encoding of eightBitEncodings.filter((name) => name !== 'ibm852' && name !== 'x-mac-ce')) {
      const decoder = new TextDecoder(encoding);
      const wrong = charactersOf(encoding).flatMap((character, byte) => {
        const isControl = byte >= 0x80 && byte < 0xa0 && character === '\ufffd';
        // This runtime decodes some bytes of windows-1252 as control characters.
        const isOther = encoding === 'windows-1252' && byte < 0xa0;
        return isControl || isOther || character === decoder.decode(Uint8Array.from([byte])) ? [] : [byte];
      });
      expect(wrong).toEqual([]);
    }
  });

  it('UTF-8 is read strictly', () => {
    const all = 'aé€😀\u07ff\u0800\uffff';
    expect(decodeUtf8(new TextEncoder().encode(all))).toBe(all);
    for (const bad of [
      [0xc0, 0x80],
      [0xe0, 0x80, 0x80],
      [0xed, 0xa0, 0x80],
      [0xf4, 0x90, 0x80, 0x80],
      [0xc3],
      [0x80],
      [0xff],
    ])
      expect(decodeUtf8(Uint8Array.from(bad))).toBeNull();
  });
});

describe('the cells of a text', () => {
  it('are divided by what most rows agree on, not by the first line', () => {
    const text = 'Bank, export, of, movements;\n\nDatum;Castka\n1.3.2026;1,50\n2.3.2026;2,50\n';
    expect(readCells(text)).toEqual({
      delimiter: ';',
      evidence: 'consistent',
      rows: [
        ['Bank, export, of, movements', ''],
        [''],
        ['Datum', 'Castka'],
        ['1.3.2026', '1,50'],
        ['2.3.2026', '2,50'],
      ],
    });
  });

  it('may hold delimiters, quotes and line ends', () => {
    expect(readCells('"a, b","c ""d"""\r\n"e\nf",g\r\n').rows).toEqual([
      ['a, b', 'c "d"'],
      ['e\nf', 'g'],
    ]);
    expect(readCells('a;"b" c;d\n5" disk;x;y').rows).toEqual([
      ['a', '"b" c', 'd'],
      ['5" disk', 'x', 'y'],
    ]);
    expect(readCells('a;"never closed;x\nb;c;d').rows).toEqual([
      ['a', '"never closed', 'x'],
      ['b', 'c', 'd'],
    ]);
    expect(readCells('a\rb').rows).toEqual([['a'], ['b']]);
    expect(readCells('')).toMatchObject({ rows: [], delimiter: null });
  });

  it('are divided by what the file declares', () => {
    expect(readCells('sep=,\na;b,c\n')).toMatchObject({ evidence: 'declared', rows: [[''], ['a;b', 'c']] });
    expect(readCells('a;b,c', ';')).toMatchObject({ evidence: 'chosen', rows: [['a', 'b,c']] });
    expect(readCells('Nováková Jana\nNovák Jan')).toMatchObject({
      delimiter: null,
      rows: [['Nováková Jana'], ['Novák Jan']],
    });
  });
});

describe('the heading of a table', () => {
  const words = {
    family: ['Příjmení', 'Nachname'],
    first: ['Jméno', 'Vorname'],
    born: ['Datum narození', 'narozen'],
  };

  it('is the row that names the columns, below titles; other rows are set aside with a reason', () => {
    const rows = [
      ['Soupiska', '', ''],
      [],
      ['#PŘÍJMENÍ', 'Jméno *', 'Narozen(a)', 'Poznámka'],
      ['Novák', 'Jan', '5.3.2012'],
      ['', '', ''],
      ['Příjmení', 'Jméno', 'Narozen(a)', 'Poznámka'],
      ['Celkem: 1'],
    ];
    expect(findHeading(rows, words, ['family'])).toEqual({
      row: 2,
      height: 1,
      cells: rows[2],
      columns: { family: 0, first: 1, born: 2 },
      unknown: [{ column: 3, name: 'Poznámka' }],
      records: [3],
      aside: [
        { row: 0, reason: 'title' },
        { row: 1, reason: 'empty' },
        { row: 4, reason: 'empty' },
        { row: 5, reason: 'heading-again' },
        { row: 6, reason: 'total' },
      ],
    });
    expect(findHeading(rows.slice(6), words)).toBeNull();
    expect(findHeading(rows, words, ['family', 'born', 'first'])?.row).toBe(2);
  });

  it('of two rows names what the lower one leaves empty; a label with its value above is a title', () => {
    const two = [
      ['Příjmení', '', 'Narozen'],
      ['', 'Jméno', ''],
      ['Novák', 'Jan', '5.3.2012'],
    ];
    const upper = [['Příjmení', 'Jméno', ''], ['', 'Vorname', 'Narozen'], two[2] ?? []];
    expect(findHeading(upper, words)).toMatchObject({ row: 0, height: 2, records: [2] });
    expect(findHeading(two, words)).toMatchObject({ row: 0, height: 1 });
    const titled = [
      ['Narozen', '2012'],
      ['Poř.', 'Jméno', 'Příjmení', ''],
      ['1', 'Jan', 'Novák'],
    ];
    expect(findHeading(titled, words)).toMatchObject({
      row: 1,
      height: 1,
      columns: { first: 1, family: 2 },
      records: [2],
    });
  });

  it('a name of several lines is one line', () => {
    const rows = [
      ['Příjmení', 'Jméno', 'Narozen', 'Poznámka\n(jen pro nás)'],
      ['Novák', 'Jan', '5.3.2012', 'x'],
    ];
    expect(findHeading(rows, words)?.unknown).toEqual([{ column: 3, name: 'Poznámka (jen pro nás)' }]);
  });

  it('a remark is no record, a club with such a word in its name is', () => {
    const rows = [
      ['Příjmení', 'Jméno'],
      ['Legenda Praha'],
      ['* TJ Lípa'],
      ['Novák', 'Jan'],
      ['Legenda:'],
      ['Pozn.: bez licence'],
      ['Podpis ......'],
      ['* hostující'],
    ];
    expect(findHeading(rows, words)?.records).toEqual([1, 2, 3]);
    expect(findHeading([['Příjmení'], ['* TJ Lípa'], ['Notes Brno']], words)?.records).toEqual([1, 2]);
  });

  it('a sum is not a record, a name that begins like one is', () => {
    expect(
      [
        ['Celkem', '', '1 500,00'],
        ['', 'Summe:', '7'],
        ['Celkem hráčů 16', ''],
        ['', 'Celkem klubů:', '3', '4 500,00'],
        ['Počet týmů', '12'],
        ['Total players', '16'],
        ['Summe Vereine', '7', ''],
      ].every(isTotal),
    ).toBe(true);
    expect(
      [
        ['Sum Total Sport', 'x'],
        ['Součková', 'Jana'],
        ['Celkem Novák', 'Jan'],
        ['Total Energies', '500', '1.3.2026'],
        ['Celkem klubů', 'Praha'],
      ].some(isTotal),
    ).toBe(false);
  });
});
