import { noHiddenParts } from '../../../platform/sheets/read-sheet.ts';
import { createHash } from 'node:crypto';
import type { BankFile, LeftRow, Movement } from './movement.ts';

/** A movement with the reference that the bank gives it, if any. */
export interface Unnamed extends Omit<Movement, 'reference'> {
  readonly given: string | null;
  /** ISO date in its reference, which later readers keep; absent: the day of booking. */
  readonly namedDay?: string | null;
}

/** What became of one row, entry or record. */
export type Part = Unnamed | LeftRow;

/** A file of its parts. */
export function fileOf(
  format: BankFile['format'],
  parts: readonly Part[],
  { aside, questions }: Pick<BankFile, 'aside' | 'questions'> = { aside: 0, questions: [] },
): BankFile {
  const movements = parts.flatMap((part) => ('reason' in part ? [] : [part]));
  const left = parts.flatMap((part) => ('reason' in part ? [part] : []));
  return {
    format,
    movements: nameMovements(movements),
    left,
    aside,
    questions,
    tables: [],
    hidden: noHiddenParts,
  };
}

/**
 * Gives each movement a reference that is the same in every file that contains it: the bank's reference with
 * day and amount, because some banks start their numbers again; without one, a hash of the movement. Equal
 * ones of a file are numbered.
 */
function nameMovements(movements: readonly Unnamed[]): Movement[] {
  const seen = new Map<string, number>();
  return movements.map(({ given, namedDay = null, ...movement }) => {
    const name = nameOf(given, { ...movement, bookedOn: namedDay ?? movement.bookedOn });
    const count = (seen.get(`${movement.account}|${name}`) ?? 0) + 1;
    seen.set(`${movement.account}|${name}`, count);
    return { ...movement, reference: count === 1 ? name : `${name}#${count}` };
  });
}

function nameOf(given: string | null, movement: Omit<Movement, 'reference'>): string {
  const { bookedOn, amount, currency, variableSymbol, counterparty, message } = movement;
  if (given !== null) return `${given.slice(0, 100)}/${bookedOn}/${amount}`;
  const said = JSON.stringify([bookedOn, amount, currency, variableSymbol, counterparty, message]);
  return `~${createHash('sha256').update(said).digest('hex').slice(0, 32)}`;
}
