import type { Translator } from '@sevenmetre/phrases';
import type { ImportViolationCode, RosterViolationCode } from '@sevenmetre/rules/roster';
import { dayText } from '../../../lib/time/moments.ts';

export interface SaidViolation {
  readonly code: string;
  readonly parameters: Readonly<Record<string, string | number>>;
}

/** The sentence of a limit that is broken, or of a cell that is not understood. */
export function violationText(t: Translator, { code, parameters }: SaidViolation): string {
  const known = code as RosterViolationCode | ImportViolationCode;
  const text = (name: string) => String(parameters[name] ?? '');
  switch (known) {
    case 'name-too-long':
    case 'text-too-long':
      return t(`participants.violation.${known}`, { max: text('max') });
    case 'Participant cannot be leader':
      return t(`participants.violation.${known}`, { minimumAge: text('minimumAge') });
    case 'jersey-number-out-of-range':
      return t(`participants.violation.${known}`, { min: text('min'), max: text('max') });
    case 'jersey-number-taken':
      return t(`participants.violation.${known}`, { number: text('number') });
    case 'category-too-old':
      return t(`participants.violation.${known}`, {
        category: text('category'),
        bornFrom: dayText(t, text('bornFrom')),
      });
    case 'category-too-young':
    case 'gender-not-allowed':
      return t(`participants.violation.${known}`, { category: text('category') });
    case 'mixed-team-full':
      return t(`participants.violation.${known}`, { category: text('category'), allowed: text('allowed') });
    case 'category-taken':
      return t(`participants.violation.${known}`, { category: text('category'), team: text('team') });
    default:
      return t(`participants.violation.${known}`);
  }
}
