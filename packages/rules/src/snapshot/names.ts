import type { Team } from './snapshot.ts';

/** "MA-C" within MA is "C"; a label that does not begin with the category's code stays whole. */
export function shortLabel(label: string, categoryCode: string): string {
  if (!label.startsWith(categoryCode)) return label;
  const rest = label.slice(categoryCode.length).replace(/^[\s\-–/.]+/, '');
  return rest === '' ? label : rest;
}

export function teamNameParts(team: Team): { name: string; numeral: string | null } {
  if (team.name !== null) return { name: team.name, numeral: null };
  return { name: team.clubName, numeral: roman(team.teamNumber) };
}

function roman(value: number): string {
  const tens = ['', 'X', 'XX', 'XXX', 'XL', 'L', 'LX', 'LXX', 'LXXX', 'XC'];
  const ones = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'];
  return `${tens[Math.floor(value / 10)] ?? ''}${ones[value % 10] ?? ''}`;
}
