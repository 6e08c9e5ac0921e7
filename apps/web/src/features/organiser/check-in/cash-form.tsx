import type { CheckInCashBody, CheckInClub } from '@sevenmetre/contract/check-in/schemas';
import { moneyText } from '@sevenmetre/phrases/money';
import { required } from '@sevenmetre/rules/validation';
import { showToast } from '../../../lib/page/toasts.ts';
import { newKey } from '../../../lib/queries/new-key.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useLanguage, useWords } from '../../../lib/words/words.ts';
import { useConfirm } from '../../../ui/dialogs/confirm-host.tsx';
import { ListField } from '../../../ui/forms/choice-fields.tsx';
import { Form, Submit } from '../../../ui/forms/form.tsx';
import { NumberField } from '../../../ui/forms/number-fields.tsx';
import { type Sent, useForm } from '../../../ui/forms/use-form.ts';
import { minorOf } from '../invoices/amounts.ts';
import { queueCall } from './desk-queue.ts';
import { isRefused, useSendCall } from './use-desk-queue.ts';

interface Values {
  readonly amount: number | null;
  /** Id of the supplier. */
  readonly supplier: string;
}

/** Takes an amount that was typed; the field is empty before and after, so that a second press takes nothing. */
export function CashForm({ body }: { body: CheckInClub }) {
  const { t, locale } = useLanguage();
  const { rest, currency, suppliers } = body.money;
  const take = useTakeCash(body.club.id);
  const mayOverpay = useAskOverpaid(body.money);
  const empty: Values = { amount: null, supplier: String(suppliers[0]?.id ?? '') };
  const form = useForm({
    id: 'cash',
    values: empty,
    check: ({ amount, supplier }) => ({
      amount: required(amount) ?? ((minorOf(amount) ?? 0) > 0 ? null : t('checkIn.money.amountInvalid')),
      supplier: required(supplier),
    }),
    send: async ({ amount, supplier }, { reset }) => {
      const cash = { amount: minorOf(amount) ?? 0, currency, supplierId: Number(supplier) };
      if (!(await mayOverpay(cash.amount))) return undefined;
      const sent = await take(cash);
      if (sent?.ok) reset({ amount: null, supplier });
      return sent;
    },
  });
  const minor = minorOf(form.values.amount);
  const money = (value: number) => moneyText(value, currency, locale);
  const owed = suppliers.find(({ id }) => String(id) === form.values.supplier)?.rest ?? rest;
  // A receipt is one supplier's: what another one gets needs a receipt of its own.
  const whole = owed > 0 && owed < rest ? owed : rest;
  return (
    <Form form={form} className="check-in__cash" label={t('checkIn.money.cash')}>
      <NumberField
        {...form.field('amount')}
        label={t('checkIn.money.amount', { currency })}
        hint={
          minor !== null && minor > rest
            ? t('checkIn.money.tooMuch', { amount: money(minor - rest) })
            : undefined
        }
      />
      <button
        className="button button--outline"
        type="button"
        onClick={() => form.change({ amount: whole / 100 })}
      >
        {t(whole < rest ? 'checkIn.money.part' : 'checkIn.money.whole', { amount: money(whole) })}
      </button>
      {suppliers.length === 1 ? null : (
        <ListField
          {...form.field('supplier')}
          label={t('checkIn.money.supplier')}
          options={suppliers.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      )}
      <Submit form={form}>
        {minor === null || minor <= 0
          ? t('checkIn.money.submitEmpty')
          : t('checkIn.money.submit', { amount: money(minor) })}
      </Submit>
    </Form>
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
  return async (cash: Omit<CheckInCashBody, 'clientKey'>): Promise<Sent> => {
    const id = newKey();
    const call = { kind: 'cash' as const, body: { ...cash, clientKey: id } };
    const queued = { id, clubId, userId, call, failure: null };
    queueCall(queued);
    const outcome = await send(queued);
    if (outcome.ok) {
      const number = outcome.body.money.receipts.at(-1)?.number ?? 0;
      showToast('done', t('checkIn.money.done', { number: String(number) }));
      return { ok: true };
    }
    // Without an answer it waits in the queue, which is shown.
    return { ok: false, failure: isRefused(outcome.failure) ? outcome.failure : null };
  };
}
