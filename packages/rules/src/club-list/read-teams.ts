import { wordsOf } from '../search/index.ts';

export interface KnownCategory {
  readonly id: number;
  /** Code and names. */
  readonly words: readonly string[];
}

export interface ReadTeams {
  /** A category for each team. */
  readonly wanted: readonly number[];
  /** Parts that name no category. */
  readonly unknown: readonly string[];
}

const mostTeams = 20;

/** "MC, WC 2x": the teams of a cell by the codes or names of their categories, each once or as often as it says (RL3). */
export function readTeams(text: string, categories: readonly KnownCategory[]): ReadTeams {
  const wanted: number[] = [];
  const unknown: string[] = [];
  const whole = categoryOf(text, categories);
  const parts = whole === null ? text.split(/[,;+/\n&]|\s(?:a|and|und|i)\s/u) : [text];
  for (const part of parts.map((each) => each.trim()).filter((each) => each !== '')) {
    const [, before, name, after] =
      /^(?:(\d{1,2})\s*[x×*]\s*)?(.*?)(?:\s*[x×*]\s*(\d{1,2})|\s+(\d{1,2})\s*[x×*])?$/iu.exec(part) ?? [];
    const count = Number(before ?? after ?? / (\d{1,2})\s*[x×*]$/iu.exec(part)?.[1] ?? 1);
    const id = categoryOf(part, categories) ?? categoryOf(name ?? '', categories);
    const isPlain = categoryOf(part, categories) !== null;
    if (id === null || count < 1 || count > mostTeams) unknown.push(part);
    else wanted.push(...Array.from({ length: isPlain ? 1 : count }, () => id));
  }
  return { wanted, unknown };
}

function categoryOf(text: string, categories: readonly KnownCategory[]): number | null {
  const key = wordsOf(text).join(' ');
  const found = categories.filter(({ words }) => words.some((word) => wordsOf(word).join(' ') === key));
  return key !== '' && found.length === 1 && found[0] ? found[0].id : null;
}
