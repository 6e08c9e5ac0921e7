import type { BankQueue, BankTransaction } from '@sevenmetre/contract/bank/schemas';
import type { FinanceRow } from '@sevenmetre/contract/invoices/schemas';
import { useRef } from 'react';
import { useSteadyList } from '../../../lib/browser/use-steady-list.ts';
import { useWords } from '../../../lib/words/words.ts';
import { dayText } from '../../../lib/time/moments.ts';
import { moneyText } from '../../../lib/words/money.ts';
import { clubInvoicePath } from '../../../lib/paths/signed-in-paths.ts';
import { useListQuery } from '../../../lib/queries/use-list-query.ts';
import { dotted } from '../../../lib/words/dotted.ts';
import { Link } from '../../../ui/link.tsx';
import { Badge } from '../../../ui/page/badge.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Pager } from '../../../ui/tables/pager.tsx';
import { BlocksSkeleton, Empty } from '../../../ui/page/states.tsx';
import '../../../ui/forms/fields.css';
import { MovementActions } from './movement-actions.tsx';

const states = ['unmatched', 'matched', 'ignored'] as const;
const pageSize = 50;

/** Movements by state; what waits can be assigned or put aside. */
export function BankQueueCard({ queue, busy }: { queue: BankQueue; busy: boolean }) {
  const t = useWords();
  const list = useListQuery();
  const chosen = states.find((state) => state === list.get('state')) ?? 'unmatched';
  return (
    <Card title={t('invoices.bank.queue')}>
      <div className="state-filter" role="group" aria-label={t('invoices.bank.queue')}>
        {states.map((state) => (
          <button
            key={state}
            className="button button--outline"
            type="button"
            aria-pressed={state === chosen}
            onClick={() => list.set({ state: state === 'unmatched' ? '' : state })}
          >
            {t(`invoices.bank.states.${state}`)} <b>{t.number(queue.counts[state])}</b>
          </button>
        ))}
      </div>
      {queue.transactions.length > 0 ? null : busy ? (
        <BlocksSkeleton blocks={1} />
      ) : (
        <Empty>{t(`invoices.bank.emptyQueue.${chosen}`)}</Empty>
      )}
      {chosen === 'matched' && queue.transactions.length > 0 ? (
        <p className="field-hint">{t('invoices.bank.undo')}</p>
      ) : null}
      <Movements movements={queue.transactions} />
      {queue.count > pageSize ? (
        <Pager
          page={list.page}
          size={pageSize}
          total={queue.count}
          go={(page) => list.set({ page: String(page) })}
        />
      ) : null}
    </Card>
  );
}

function Movements({ movements }: { movements: BankQueue['transactions'] }) {
  const list = useRef<HTMLUListElement>(null);
  useSteadyList(list);
  return (
    <ul className="invoices__list" ref={list}>
      {movements.map((movement) => (
        <li key={movement.id} className="invoices__row">
          <MovementWords movement={movement} />
          <MovementActions movement={movement} />
        </li>
      ))}
    </ul>
  );
}

function MovementWords({ movement }: { movement: BankTransaction }) {
  const t = useWords();
  const { amount, currency, bookedOn, variableSymbol, counterparty, message } = movement;
  const { club, origin, reason, state, suggestions, alike, waits } = movement;
  const facts = [
    dayText(t, bookedOn),
    variableSymbol === null
      ? t('invoices.bank.noSymbol')
      : t('invoices.symbolIs', { symbol: variableSymbol }),
    ...(counterparty === null ? [] : [counterparty]),
    ...(message === null ? [] : [message]),
    ...(origin === null ? [] : [t('invoices.bank.origin', origin)]),
  ];
  return (
    <span>
      <b>{moneyText(t, amount, currency)}</b>
      <span className="muted invoices__under">{dotted(facts)}</span>
      {state !== 'unmatched' || suggestions.length === 0 ? null : (
        <span className="invoices__under">
          {dotted(suggestions.map(({ name, why }) => t(`invoices.bank.suggestion.${why}`, { club: name })))}
        </span>
      )}
      {waits === null || waits === 'alike' ? null : (
        <span className="muted invoices__under">{t(`invoices.bank.waits.${waits}`)}</span>
      )}
      {alike === null ? null : (
        <Badge kind="wait">
          {alike.club === null
            ? t('invoices.bank.alike.nobody', { day: dayText(t, alike.day) })
            : t('invoices.bank.alike.club', { club: alike.club, day: dayText(t, alike.day) })}
        </Badge>
      )}
      {club ? <Link to={clubInvoicePath(club.id)}>{club.name}</Link> : null}
      {reason === null ? null : <Badge kind="plain">{reason}</Badge>}
    </span>
  );
}

/** Clubs that have paid too much, or too little and too late. */
export function DifferingCard({ rows }: { rows: readonly FinanceRow[] }) {
  const t = useWords();
  return (
    <Card title={t('invoices.bank.differing')}>
      <p className="field-hint">{t('invoices.bank.differingText')}</p>
      <ul className="invoices__list">
        {rows.map(({ clubId, name, rest, currency }) => (
          <li key={clubId} className="invoices__row">
            <Link className="invoices__name" to={clubInvoicePath(clubId)}>
              {name}
            </Link>
            <Badge kind={rest < 0 ? 'wait' : 'bad'}>
              {t(rest < 0 ? 'invoices.bank.over' : 'invoices.bank.under', {
                amount: moneyText(t, Math.abs(rest), currency),
              })}
            </Badge>
          </li>
        ))}
      </ul>
    </Card>
  );
}
