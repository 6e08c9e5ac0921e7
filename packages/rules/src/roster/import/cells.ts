import { wordsOf } from '../../search/index.ts';
import { roleNamed } from '../people/words.ts';
import type { RosterTeam } from '../roster.ts';

const players = ['p', 'h'];
const leaders = ['l', 'v'];
const nobodies = ['none', 'no role', 'zadna', 'bez role'];

function key(text: string): string {
  return wordsOf(text).join(' ');
}

/** `usual`: empty. null: not understood. */
export function roleOf(text: string): 'player' | 'leader' | 'none' | 'usual' | null {
  const word = key(text);
  if (word === '') return 'usual';
  const named = roleNamed(text);
  if (named !== null) return named;
  if (players.includes(word)) return 'player';
  if (leaders.includes(word)) return 'leader';
  return nobodies.includes(word) ? 'none' : null;
}

/** null: not a shirt number; undefined: empty. */
export function numberOf(text: string): number | null | undefined {
  if (text === '') return undefined;
  const [, digits] = /^#?(\d{1,4})(?:[.,]0+)?$/.exec(text) ?? [];
  return digits === undefined ? null : Number(digits);
}

export interface NamedTeam extends RosterTeam {
  readonly categoryCode: string;
}

/**
 * The teams that a text may refer to: category and name as in an export, else the name, else the category
 * when the club has one team in it.
 */
export function teamsNamed(text: string, teams: readonly NamedTeam[]): readonly NamedTeam[] {
  const asked = key(text);
  const whole = teams.filter((team) => key(teamLabel(team)) === asked);
  if (whole.length > 0) return whole;
  const named = teams.filter(({ name }) => key(name) === asked);
  return named.length > 0 ? named : teams.filter(({ categoryCode }) => key(categoryCode) === asked);
}

/** Label of a team in a sheet. */
export function teamLabel({ categoryCode, name }: Pick<NamedTeam, 'categoryCode' | 'name'>): string {
  return `${categoryCode} ${name}`;
}
