import type { CheckInCashBody, CheckInClub } from '@sevenmetre/contract/check-in/schemas';
import { moneyText } from '@sevenmetre/phrases/money';
import { useState } from 'react';
import { useUnsaved } from '../../../lib/drafts/unsaved.ts';
import { showToast } from '../../../lib/page/toasts.ts';
import { clubInvoicePath } from '../../../lib/paths/signed-in-paths.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import { newKey } from '../../../lib/queries/new-key.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useLanguage, useWords } from '../../../lib/words/words.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { ListField } from '../../../ui/forms/choice-fields.tsx';
import { NumberField } from '../../../ui/forms/number-fields.tsx';
import { Link } from '../../../ui/link.tsx';
import { Card, Facts } from '../../../ui/page/card.tsx';
import { minorOf } from '../invoices/amounts.ts';
import { queueCall, useQueuedCall } from './desk-queue.ts';
import { UnsentCall } from './unsent-call.tsx';
import { isRefused, useSendCall } from './use-desk-queue.ts';

/** What the club owes, cash taken at the desk, and the receipts for it. */
export function MoneyCard({ body }: { body: CheckInClub }) {
  const { t, locale } = useLanguage();
  const { toPay, paid, rest, currency, receipts } = body.money;
  const money = (amount: number) => moneyText(amount, currency, locale);
  return (
    <Card title={t('checkIn.money.title')} span={6}>
      <Facts
        rows={[
          [t('checkIn.money.toPay'), money(toPay)],
          [t('checkIn.money.paid'), money(paid)],
          [
            t(rest < 0 ? 'checkIn.money.over' : 'checkIn.money.rest'),
            <b key="rest">{money(Math.abs(rest))}</b>,
          ],
        ]}
      />
      <Cash body={body} />
      <ul className="check-in__receipts">
        {receipts.map((receipt) => (
          <li key={receipt.id}>
            <span>
              {t('checkIn.money.receipt', {
                number: String(receipt.number),
                amount: moneyText(receipt.amount, receipt.currency, locale),
              })}
              {receipt.cancelled ? ` · ${t('checkIn.money.cancelled')}` : null}
            </span>
            <a className="button button--outline" href={receipt.href} download>
              {t('checkIn.money.print')}
              <span className="visually-hidden"> {receipt.number}</span>
            </a>
          </li>
        ))}
      </ul>
      <Link to={clubInvoicePath(body.club.id)}>{t('checkIn.money.all')}</Link>
    </Card>
  );
}

/** What was taken and is not sent yet, or the form for more, as long as the club owes something. */
function Cash({ body }: { body: CheckInClub }) {
  const { t, locale } = useLanguage();
  const queued = useQueuedCall(body.club.id, 'cash');
  if (queued?.failure && queued.call.kind === 'cash') {
    const { amount, currency } = queued.call.body;
    const name = t('checkIn.money.taken', { amount: moneyText(amount, currency, locale) });
    return <UnsentCall queued={queued} name={name} />;
  }
  return body.money.rest > 0 ? <CashForm body={body} /> : <p>{t('checkIn.money.settled')}</p>;
}

/** Proposes what is owed; what was typed stays, whatever is read meanwhile. */
function CashForm({ body }: { body: CheckInClub }) {
  const { t, locale } = useLanguage();
  const { rest, currency, suppliers } = body.money;
  const [typed, setAmount] = useState<number | null | undefined>();
  const [supplier, setSupplier] = useState(String(suppliers[0]?.id ?? ''));
  const take = useTakeCash(body.club.id);
  const amount = typed === undefined ? rest / 100 : typed;
  useUnsaved(amount !== rest / 100);
  const minor = minorOf(amount);
  const isReady = minor !== null && minor > 0 && supplier !== '';
  const submit = async () => {
    const taken = await take({ amount: minor ?? 0, currency, supplierId: Number(supplier) });
    if (taken) setAmount(undefined);
    return taken;
  };
  return (
    <div className="check-in__cash" role="group" aria-label={t('checkIn.money.cash')}>
      <NumberField
        name="cash-amount"
        label={t('checkIn.money.amount', { currency })}
        value={amount}
        onChange={setAmount}
        error={amount !== null && !isReady ? t('checkIn.money.amountInvalid') : undefined}
      />
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
          : t('checkIn.money.submit', { amount: moneyText(minor, currency, locale) })}
      </AsyncButton>
    </div>
  );
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
