import type { BankTransaction } from '@sevenmetre/contract/bank/schemas';
import { adminBankPath } from '../../../lib/paths/signed-in-paths.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { dayText } from '../../../lib/time/moments.ts';
import { dotted } from '../../../lib/words/dotted.ts';
import { moneyText } from '../../../lib/words/money.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Link } from '../../../ui/link.tsx';
import { AssignLikely } from '../bank/assign-likely.tsx';
import { likelyClub } from '../bank/likely-club.ts';
import { More, useShownTasks } from './more.tsx';

/** The newest payments that found no club, each with the club that is likely. */
export function WaitingPayments({ waiting }: { waiting: number }) {
  const t = useWords();
  const { data } = useRead('bankQueue', { query: {} }, { keepPrevious: true });
  const shown = useShownTasks().payments;
  const rows = data?.transactions.slice(0, shown) ?? [];
  return (
    <>
      {rows.map((movement) => (
        <WaitingPayment key={movement.id} movement={movement} />
      ))}
      <More
        rest={data ? waiting - rows.length : 0}
        to={adminBankPath}
        title={t('organiser.overview.payments', { count: waiting })}
      />
    </>
  );
}

function WaitingPayment({ movement }: { movement: BankTransaction }) {
  const t = useWords();
  const { amount, currency, counterparty, message, variableSymbol, suggestions, bookedOn } = movement;
  const payer = counterparty ?? message;
  return (
    <li>
      <span>
        <Link to={adminBankPath}>{moneyText(t, amount, currency)}</Link>{' '}
        {payer === null ? null : `${t('organiser.overview.payer', { payer })}, `}
        {variableSymbol === null
          ? t('invoices.bank.noSymbol')
          : t('invoices.symbolIs', { symbol: variableSymbol })}
        {suggestions.length === 0 ? null : (
          <small>
            {dotted(suggestions.map(({ name, why }) => t(`invoices.bank.suggestion.${why}`, { club: name })))}
          </small>
        )}
      </span>
      <small>{dayText(t, bookedOn)}</small>
      <AssignButton movement={movement} />
    </li>
  );
}

/** Assigns to the only likely club; what has to be chosen or converted is done on the page of the bank. */
function AssignButton({ movement }: { movement: BankTransaction }) {
  const t = useWords();
  const { amount, currency, bookedOn } = movement;
  const club = likelyClub(movement);
  if (club === null) {
    const names = { amount: moneyText(t, amount, currency), day: dayText(t, bookedOn) };
    return (
      <Link
        className="button button--outline"
        to={adminBankPath}
        aria-label={t('invoices.bank.assignOf', names)}
      >
        {t('invoices.bank.assign')}
      </Link>
    );
  }
  return <AssignLikely movement={movement} club={club} shortcut="a" />;
}
