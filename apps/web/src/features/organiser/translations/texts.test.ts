import { csAll } from '@sevenmetre/phrases/cs-all';
import { everyLanguage } from '@sevenmetre/phrases/every-language';
import { describe, expect, it } from 'vitest';
import { readJson } from './read-json.ts';
import { changesOf, errorsOf, indexOf, jsonOf, rebase, rowsOf, textsOf } from './texts.ts';

const rows = rowsOf(everyLanguage);
const index = indexOf(rows);
const row = (key: string) => index.get(key);

describe('the texts of the product', () => {
  it('are one row for each, with both languages; of a word with forms one for each form of either', () => {
    expect(row('shell.results')).toEqual({
      key: 'shell.results',
      group: 'shell',
      isForm: false,
      ours: expect.objectContaining({ cs: csAll.shell.results, en: 'Results' }),
    });
    expect(row('results.dashboard.today.few')).toMatchObject({ isForm: true, ours: { en: null } });
    expect(row('results.dashboard.today.other')).toMatchObject({ ours: { en: '{count} matches today' } });
    expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
  });
});

describe('an organiser’s texts', () => {
  const stored = '{"cs":{"shell":{"skip":"Hop"}},"en":{"shell":{"results":"Scores"}}}';

  it('come out of the stored JSON and go into it again, in the order of the words', () => {
    const texts = textsOf(stored);
    expect(texts.get('en.shell.results')).toBe('Scores');
    expect(jsonOf(texts, rows)).toBe(stored);
    const more = new Map([['en.shell.skip', 'Jump'], ...texts]);
    expect(jsonOf(more, rows)).toContain('"en":{"shell":{"skip":"Jump","results":"Scores"}}');
    expect(jsonOf(new Map(), rows)).toBe('{}');
    for (const none of [null, '{}', 'no JSON']) expect(textsOf(none).size).toBe(0);
  });

  it('never reach the prototype of anything, whatever they are called', () => {
    const texts = textsOf('{"cs":{"__proto__":{"polluted":"x"}},"__proto__":{"polluted":"x"}}');
    expect(errorsOf(texts, index).get('cs.__proto__.polluted')).toEqual({ error: 'key-unknown' });
    expect(jsonOf(texts, rows)).toContain('polluted');
    expect('polluted' in {}).toBe(false);
  });

  it('lie on what somebody else has saved meanwhile; where both have written it is told', () => {
    const base = textsOf(stored);
    const mine = new Map([...base, ['en.shell.results', 'Mine'], ['en.shell.skip', 'Jump']]);
    mine.delete('cs.shell.skip');
    const theirs = new Map([...base, ['en.shell.results', 'Theirs'], ['en.shell.menu', 'Card']]);
    const { texts, conflicts } = rebase(base, mine, theirs);
    expect(conflicts).toEqual(new Map([['en.shell.results', 'Theirs']]));
    expect(changesOf(theirs, texts)).toEqual(
      new Map([
        ['cs.shell.skip', null],
        ['en.shell.results', 'Mine'],
        ['en.shell.skip', 'Jump'],
      ]),
    );
  });

  it('are checked by their keys', () => {
    const texts = new Map([
      ['en.results.group.title', 'No name'],
      ['en.results.dashboard.today.few', '{count}'],
      ['cs.results.dashboard.today.few', 'pár zápasů'],
      ['xx.shell.results', 'x'],
    ]);
    expect([...errorsOf(texts, index)]).toEqual([
      ['en.results.group.title', { error: 'placeholders-differ', wanted: '{label}' }],
      ['en.results.dashboard.today.few', { error: 'key-unknown' }],
      ['xx.shell.results', { error: 'key-unknown' }],
    ]);
  });
});

describe('JSON that is being written', () => {
  const read = (...lines: string[]) => readJson(lines.join('\n'), index);

  it('is read with the lines of what is wrong', () => {
    const { texts, problems } = read(
      '{',
      '  "en": {',
      '    "shell": {',
      '      "results": "Scores", "nothing": "x",',
      '      "skip": "<b>Jump</b>",',
      '      "results": "Results \\" {again}"',
      '    }',
      '  }',
      '}',
    );
    expect(texts?.get('en.shell.skip')).toBe('<b>Jump</b>');
    expect(problems).toEqual([
      { line: 4, key: 'en.shell.nothing', error: 'key-unknown' },
      { line: 5, key: 'en.shell.skip', error: 'markup' },
      { line: 6, key: 'en.shell.results', error: 'repeated' },
      { line: 6, key: 'en.shell.results', error: 'placeholders-differ', wanted: '' },
    ]);
  });

  it.each([
    ['{', 1],
    ['{\n"en": {\n"shell": }\n}', 3],
    ['{\n"en": {},\n}', 3],
    ['{"en": {}}\n}', 2],
    ['{"en": "un\nfinished"}', 1],
    ['[1,]', 1],
    ['{en: {}}', 1],
    ['{"en": undefined}', 1],
  ])('%j stops being JSON in line %i', (json, line) => {
    expect(readJson(json, index)).toEqual({ texts: null, problems: [{ line, key: '', error: 'not-json' }] });
  });

  it('holds texts and nothing else', () => {
    const { texts, problems } = read('{"en": {"shell": {"skip": [1, {"a": 2}],', '"results": 3}}}');
    expect(texts).toBeNull();
    expect(problems).toEqual([
      { line: 1, key: 'en.shell.skip', error: 'not-a-text' },
      { line: 2, key: 'en.shell.results', error: 'not-a-text' },
    ]);
    expect(read('  ')).toEqual({ texts: new Map(), problems: [] });
    expect(read('{"en": {"shell": "x"}}').problems).toMatchObject([
      { key: 'en.shell', error: 'key-unknown' },
    ]);
  });
});
