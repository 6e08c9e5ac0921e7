import { parseIban } from '@sevenmetre/rules/bank';
import { addDays } from '@sevenmetre/rules/dates';
import { fold } from '@sevenmetre/rules/search';
import type { BankRow, HandPayment } from './bank.repository.ts';
import type { Movement } from './file/movement.ts';

/** A stored payment that a movement may repeat (MO23). */
export interface Alike {
  readonly kind: 'payment' | 'movement';
  readonly id: number;
  readonly day: string;
  readonly club: string | null;
}

/** A movement as far as it can be compared. */
export type Comparable = Pick<
  Movement,
  'account' | 'bookedOn' | 'amount' | 'currency' | 'variableSymbol' | 'counterparty' | 'message'
>;

export interface StoredMovement extends BankRow {
  readonly club: { readonly id: number; readonly name: string } | null;
}

/** Days between the value day of one export and the day of booking of another. */
const bookedApart = 5;
/** Days between a payment and the day that an organiser has entered. */
const enteredApart = 5;

/** Finds what a movement may be; each stored payment is found once. */
export class AlikeFinder {
  private readonly movements: Map<string, StoredMovement[]>;
  private readonly payments: Map<string, HandPayment[]>;

  constructor(movements: readonly StoredMovement[], payments: readonly HandPayment[]) {
    this.movements = Map.groupBy(movements, sumOf);
    this.payments = Map.groupBy(payments, sumOf);
  }

  /** @param clubId of the movement's variable symbol; null: unknown */
  find(movement: Comparable, clubId: number | null): Alike | null {
    const stored = take(this.movements.get(sumOf(movement)), (other) => isAlike(movement, other));
    if (stored)
      return { kind: 'movement', id: stored.id, day: stored.bookedOn, club: stored.club?.name ?? null };
    const payment = take(
      this.payments.get(sumOf(movement)),
      (other) => (clubId === null || clubId === other.clubId) && isNear(movement, other, enteredApart),
    );
    return payment ? { kind: 'payment', id: payment.id, day: payment.bookedOn, club: payment.club } : null;
  }
}

function sumOf({ amount, currency }: { readonly amount: number; readonly currency: string }): string {
  return `${amount} ${currency}`;
}

/** The first one that fits, which is removed. */
function take<T>(list: T[] | undefined, fits: (one: T) => boolean): T | undefined {
  const at = list?.findIndex(fits) ?? -1;
  return at === -1 ? undefined : list?.splice(at, 1)[0];
}

/** Days close enough, and nothing that both say contradicts it. */
function isAlike(one: Comparable, other: Comparable): boolean {
  if (!isNear(one, other, bookedApart) || !isSameAccount(one.account, other.account)) return false;
  if (one.variableSymbol !== null && other.variableSymbol !== null)
    return one.variableSymbol === other.variableSymbol;
  const words = [
    [one.counterparty, other.counterparty],
    [one.message, other.message],
  ] as const;
  return words.every(([mine, theirs]) => mine === null || theirs === null || fold(mine) === fold(theirs));
}

interface Dated {
  readonly bookedOn: string;
}

function isNear(one: Dated, other: Dated, days: number): boolean {
  return one.bookedOn >= addDays(other.bookedOn, -days) && one.bookedOn <= addDays(other.bookedOn, days);
}

/** Files write an account as IBAN, as a number with or without its bank, or not at all. */
function isSameAccount(one: string, other: string): boolean {
  if (one === '' || other === '' || one === other) return true;
  const [mine, theirs] = [digitsOf(one), digitsOf(other)];
  return mine.endsWith(theirs) || theirs.endsWith(mine);
}

function digitsOf(account: string): string {
  if (parseIban(account) !== null) return account.slice(4).replace(/\D/gu, '');
  const [number = ''] = account.split('/');
  const [last = '', prefix = ''] = number.split('-').toReversed();
  return `${prefix}${prefix === '' ? last : last.padStart(10, '0')}`.replace(/\D/gu, '');
}
