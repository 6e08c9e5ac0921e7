import type { CheckInCashBody, CheckInClub } from '@sevenmetre/contract/check-in/schemas';
import { moneyText } from '@sevenmetre/phrases/money';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useUnsaved } from '../../../lib/drafts/unsaved.ts';
import { showToast } from '../../../lib/page/toasts.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import { newKey } from '../../../lib/queries/new-key.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useLanguage, useWords } from '../../../lib/words/words.ts';
import { useConfirm } from '../../../ui/dialogs/confirm-host.tsx';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { ListField } from '../../../ui/forms/choice-fields.tsx';
import { NumberField } from '../../../ui/forms/number-fields.tsx';
import { minorOf } from '../invoices/amounts.ts';
import { queueCall } from './desk-queue.ts';
import { isRefused, useSendCall } from './use-desk-queue.ts';

/** Takes an amount that was typed; the field is empty before and after, so that a second press takes nothing. */
export function CashForm({ body }: { body: CheckInClub }) {
  const { t, locale } = useLanguage();
  const { rest, currency, suppliers } = body.money;
  const [amount, setAmount] = useState<number | null>(null);
  const [supplier, setSupplier] = useState(String(suppliers[0]?.id ?? ''));
  const take = useTakeCash(body.club.id);
  const mayOverpay = useAskOverpaid(body.money);
  useUnsaved(amount !== null);
  const minor = minorOf(amount);
  const isReady = minor !== null && minor > 0 && supplier !== '';
  const money = (value: number) => moneyText(value, currency, locale);
  const submit = async () => {
    const cash = { amount: minor ?? 0, currency, supplierId: Number(supplier) };
    if (!(await mayOverpay(cash.amount))) return undefined;
    const taken = await take(cash);
    // Synchronously: the next press must find the field empty.
    if (taken) flushSync(() => setAmount(null));
    return taken;
  };
  return (
    <div className="check-in__cash" role="group" aria-label={t('checkIn.money.cash')}>
      <NumberField
        name="cash-amount"
        label={t('checkIn.money.amount', { currency })}
        value={amount}
        onChange={setAmount}
        hint={
          isReady && minor > rest ? t('checkIn.money.tooMuch', { amount: money(minor - rest) }) : undefined
        }
        error={amount !== null && !isReady ? t('checkIn.money.amountInvalid') : undefined}
      />
      <button className="button button--outline" type="button" onClick={() => setAmount(rest / 100)}>
        {t('checkIn.money.whole', { amount: money(rest) })}
      </button>
      {suppliers.length > 1 ? (
        <ListField
          name="cash-supplier"
          label={t('checkIn.money.supplier')}
          value={supplier}
          onChange={setSupplier}
          options={suppliers.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      ) : null}
      <AsyncButton action={submit} disabled={!isReady}>
        {minor === null || minor <= 0
          ? t('checkIn.money.submitEmpty')
          : t('checkIn.money.submit', { amount: money(minor) })}
      </AsyncButton>
    </div>
  );
}

/** Asks before more is taken than the club owes; says what to give back when it pays only that. */
function useAskOverpaid({ rest, currency }: CheckInClub['money']): (amount: number) => Promise<boolean> {
  const { t, locale } = useLanguage();
  const confirm = useConfirm();
  return async (taken) => {
    if (taken <= rest) return true;
    const money = (value: number) => moneyText(value, currency, locale);
    const [amount, over] = [money(taken), money(taken - rest)] as const;
    return confirm({
      kind: 'warning',
      title: t('checkIn.money.overTitle', { amount, over }),
      text: t('checkIn.money.overText', { over, rest: money(rest) }),
      confirm: t('checkIn.money.overYes', { amount }),
      reject: t('checkIn.money.overNo'),
    });
  };
}

/** The key is made with the press and kept with it: however often it is sent, the cash is taken once. */
function useTakeCash(clubId: number) {
  const t = useWords();
  const send = useSendCall();
  const userId = useSession().current.user?.id ?? 0;
  return async (cash: Omit<CheckInCashBody, 'clientKey'>) => {
    const id = newKey();
    const call = { kind: 'cash' as const, body: { ...cash, clientKey: id } };
    const queued = { id, clubId, userId, call, failure: null };
    queueCall(queued);
    const outcome = await send(queued);
    if (outcome.ok) {
      const number = outcome.body.money.receipts.at(-1)?.number ?? 0;
      showToast('done', t('checkIn.money.done', { number: String(number) }));
    } else if (isRefused(outcome.failure)) showToast('error', failureText(t, outcome.failure));
    return outcome.ok;
  };
}
