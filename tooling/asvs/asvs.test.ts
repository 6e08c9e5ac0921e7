import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../test/command.ts';
import { requirementsOf, requirementsOfSections } from './requirements.ts';
import { countAnswers, readRows } from './rows.ts';

const folder = join(root, 'docs/asvs');
const pages = readdirSync(folder).filter((name) => name.endsWith('.md'));
const chapters = pages.map((page) => ({
  page,
  chapter: String(Number(page.slice(0, 2))),
  rows: readRows(readFileSync(join(folder, page), 'utf8')),
}));
const rows = chapters.flatMap((chapter) => chapter.rows);

describe('the answers to OWASP ASVS', () => {
  it('answer every requirement of levels 1 and 2 once, and no other', () => {
    const answered = rows.flatMap(({ number }) => requirementsOf(number));
    expect(answered).toHaveLength(253);
    expect(answered.toSorted()).toEqual(
      Object.keys(requirementsOfSections).flatMap(requirementsOf).toSorted(),
    );
  });

  it('answer a whole section in one row only where the product has nothing of its kind', () => {
    const whole = rows.filter(({ number }) => number.split('.').length === 2);
    expect(whole.filter(({ answer }) => answer !== 'not used')).toEqual([]);
  });

  it.each(chapters)('$page has the numbers of its chapter, and its proofs exist', (page) => {
    expect(page.rows.filter(({ number }) => number.split('.')[0] !== page.chapter)).toEqual([]);
    const missing = page.rows.flatMap(({ number, proofs }) =>
      proofs.filter((path) => !existsSync(join(root, path))).map((path) => `${number}: ${path}`),
    );
    expect(missing).toEqual([]);
  });

  it('are counted in the summary', () => {
    const summary = readFileSync(join(root, 'docs/asvs.md'), 'utf8');
    const counted = chapters.map(({ page, rows: own }) => {
      const { met, open, 'not used': unused } = countAnswers(own);
      return `(asvs/${page}) | ${met} | ${open} | ${unused} |`;
    });
    const { met, open, 'not used': unused } = countAnswers(rows);
    const missing = [...counted, `| all | ${met} | ${open} | ${unused} |`].filter(
      (line) => !summary.includes(line),
    );
    expect(missing).toEqual([]);
  });
});

describe('a row', () => {
  it('with a cell too few, or without a proof of what is met, is refused', () => {
    expect(() => readRows('| 6.2.1 | Length |')).toThrow('four cells');
    expect(() => readRows('| 6.2.1 | Length | 12 characters | – |')).toThrow('needs a proof');
    expect(readRows('| 6.2.1 | Length | open: none | – |')).toMatchObject([{ answer: 'open', proofs: [] }]);
  });
});
