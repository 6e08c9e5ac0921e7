import { useState } from 'react';
import type { BankTransaction } from '@sevenmetre/contract/bank/schemas';
import { useWords } from '../../../lib/words/words.ts';
import { showToast } from '../../../lib/page/toasts.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import { dayText } from '../../../lib/time/moments.ts';
import { moneyText } from '../../../lib/words/money.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { useAskReason } from '../page/use-ask-reason.tsx';
import { AssignForm } from './assign-form.tsx';
import { AssignLikely } from './assign-likely.tsx';
import { DivideForm } from './divide-form.tsx';
import { likelyClub } from './likely-club.ts';

const old = ['bankQueue', 'adminInvoices', 'adminClubInvoice'] as const;

/** What can be done with a movement in its state. */
export function MovementActions({ movement }: { movement: BankTransaction }) {
  if (movement.state === 'unmatched') return <WaitingActions movement={movement} />;
  return movement.state === 'ignored' ? <RestoreButton movement={movement} /> : null;
}

function WaitingActions({ movement }: { movement: BankTransaction }) {
  const t = useWords();
  const [open, setOpen] = useState<'assign' | 'divide' | null>(null);
  const switchTo = (form: 'assign' | 'divide') => setOpen(open === form ? null : form);
  const names = useNames(movement);
  const club = likelyClub(movement);
  return (
    <>
      <span className="invoices__tools">
        {movement.alike === null ? null : <JoinButton movement={movement} alike={movement.alike} />}
        {club === null ? null : <AssignLikely movement={movement} club={club} />}
        <button
          className="button button--outline"
          type="button"
          aria-expanded={open === 'assign'}
          aria-label={t(club === null ? 'invoices.bank.assignOf' : 'invoices.bank.otherClubOf', names)}
          onClick={() => switchTo('assign')}
        >
          {t(club === null ? 'invoices.bank.assign' : 'invoices.bank.otherClub')}
        </button>
        {isDivisible(movement) ? (
          <button
            className="button button--outline"
            type="button"
            aria-expanded={open === 'divide'}
            aria-label={t('invoices.bank.divide.openOf', names)}
            onClick={() => switchTo('divide')}
          >
            {t('invoices.bank.divide.open')}
          </button>
        ) : null}
        <IgnoreButton movement={movement} />
      </span>
      {open === 'assign' ? <AssignForm movement={movement} /> : null}
      {open === 'divide' ? <DivideForm movement={movement} /> : null}
    </>
  );
}

/** A movement that may be of several clubs. */
function isDivisible({ waits, suggestions }: BankTransaction): boolean {
  return waits === 'batch' || waits === 'several-symbols' || suggestions.length > 1;
}

interface JoinButtonProps {
  readonly movement: BankTransaction;
  readonly alike: NonNullable<BankTransaction['alike']>;
}

/** Says that a movement is the payment that it looks like. */
function JoinButton({ movement, alike: { kind, id, day } }: JoinButtonProps) {
  const t = useWords();
  const write = useWrite('bankJoin', old);
  const join = async () => {
    const outcome = await write({ params: { id: String(movement.id) }, body: { kind, id } });
    if (!outcome.ok) showToast('error', failureText(t, outcome.failure));
    return outcome.ok;
  };
  const amount = moneyText(t, movement.amount, movement.currency);
  return (
    <AsyncButton label={t('invoices.bank.alike.sameOf', { amount, day: dayText(t, day) })} action={join}>
      {t('invoices.bank.alike.same')}
    </AsyncButton>
  );
}

function IgnoreButton({ movement }: { movement: BankTransaction }) {
  const t = useWords();
  const ask = useAskReason({
    hint: t('invoices.reasonKept'),
    confirm: t('invoices.bank.ignoreConfirm'),
  });
  const write = useWrite('bankIgnore', old);
  const names = useNames(movement);
  const ignore = async () => {
    const answer = await ask(t('invoices.bank.ignoreTitle'), '', true);
    if (answer === null) return undefined;
    const params = { id: String(movement.id) };
    const outcome = await write({ params, body: { reason: answer.reason ?? '' } });
    if (!outcome.ok) showToast('error', failureText(t, outcome.failure));
    return outcome.ok;
  };
  return (
    <AsyncButton look="plain" label={t('invoices.bank.ignoreOf', names)} action={ignore}>
      {t('invoices.bank.ignore')}
    </AsyncButton>
  );
}

function RestoreButton({ movement }: { movement: BankTransaction }) {
  const t = useWords();
  const write = useWrite('bankRestore', old);
  const names = useNames(movement);
  const restore = async () => {
    const outcome = await write({ params: { id: String(movement.id) } });
    if (!outcome.ok) showToast('error', failureText(t, outcome.failure));
    return outcome.ok;
  };
  return (
    <AsyncButton look="plain" label={t('invoices.bank.restoreOf', names)} action={restore}>
      {t('invoices.bank.restore')}
    </AsyncButton>
  );
}

function useNames({ amount, currency, bookedOn }: BankTransaction) {
  const t = useWords();
  return { amount: moneyText(t, amount, currency), day: dayText(t, bookedOn) };
}
