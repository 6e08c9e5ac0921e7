import type { BankTransaction } from '@sevenmetre/contract/bank/schemas';
import { clubInvoicePath } from '../../../lib/paths/signed-in-paths.ts';
import { dayText } from '../../../lib/time/moments.ts';
import { moneyText } from '../../../lib/words/money.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Link } from '../../../ui/link.tsx';
import { ListPanel } from '../../../ui/lists/list-panel.tsx';
import type { PanelFrame } from '../../../ui/lists/list-panel.tsx';
import { Card, Facts } from '../../../ui/page/card.tsx';
import { Empty } from '../../../ui/page/states.tsx';
import { MovementActions } from './movement-actions.tsx';
import { alikeText } from './payment-columns.tsx';

interface PaymentPanelProps {
  readonly frame: PanelFrame;
  /** undefined: the list does not show it, such as after it was assigned. */
  readonly row: BankTransaction | undefined;
}

/** A movement or a payment by hand beside the list: what is known about it, and what happens with it. */
export function PaymentPanel({ frame, row }: PaymentPanelProps) {
  const t = useWords();
  if (row === undefined)
    return (
      <ListPanel
        frame={frame}
        title={t('invoices.bank.list.facts')}
        sections={undefined}
        failed={<Empty>{t('organiser.list.nothing')}</Empty>}
      />
    );
  return (
    <ListPanel
      frame={frame}
      title={moneyText(t, row.amount, row.currency)}
      aside={<span className="muted">{t(`invoices.bank.states.${row.state}`)}</span>}
      {...(row.club === null ? {} : { page: clubInvoicePath(row.club.id) })}
      sections={[
        {
          key: 'facts',
          title: t('invoices.bank.list.facts'),
          content: (
            <Card title={t('invoices.bank.list.facts')}>
              <PaymentFacts row={row} />
            </Card>
          ),
        },
        {
          key: 'actions',
          title: t('invoices.bank.list.actions'),
          content: (
            <Card title={t('invoices.bank.list.actions')}>
              {row.state === 'matched' ? <p className="field-hint">{t('invoices.bank.undo')}</p> : null}
              <MovementActions key={row.id} movement={row} />
            </Card>
          ),
        },
      ]}
    />
  );
}

function PaymentFacts({ row }: { row: BankTransaction }) {
  const t = useWords();
  const { suggestions, waits, alike, club, reason } = row;
  const { bookedOn, variableSymbol, counterparty, message, account, origin, method } = row;
  const said = (title: string, text: string | null) =>
    text === null || text === '' ? [] : [[title, text] as const];
  return (
    <>
      <Facts
        rows={[
          [t('invoices.bank.list.day'), dayText(t, bookedOn)],
          [t('invoices.variableSymbol'), variableSymbol ?? t('invoices.bank.noSymbol')],
          ...said(t('invoices.bank.payer'), counterparty),
          ...said(t('invoices.bank.message'), message),
          ...said(t('invoices.bank.list.account'), account),
          ...said(t('invoices.bank.list.origin'), origin && t('invoices.bank.origin', origin)),
          ...said(t('invoices.bank.list.method'), method && t(`invoices.money.methods.${method}`)),
          ...said(t('invoices.reason'), reason),
          ...(club === null
            ? []
            : [
                [
                  t('invoices.bank.list.club'),
                  <Link key="club" to={clubInvoicePath(club.id)}>
                    {club.name}
                  </Link>,
                ] as const,
              ]),
        ]}
      />
      {suggestions.map(({ id, name, why }) => (
        <p key={id}>{t(`invoices.bank.suggestion.${why}`, { club: name })}</p>
      ))}
      {waits === null || waits === 'alike' ? null : (
        <p className="muted">{t(`invoices.bank.waits.${waits}`)}</p>
      )}
      {alike === null ? null : <p className="check-line">{alikeText(t, alike)}</p>}
    </>
  );
}
