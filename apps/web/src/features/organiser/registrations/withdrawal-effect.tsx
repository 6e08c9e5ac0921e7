import type { TeamWithdrawal } from '@sevenmetre/contract/teams/team-states';
import { useWords } from '../../../lib/words/words.ts';
import { moneyText } from '../../../lib/words/money.ts';
import { TableEffects } from '../groups/table-effects.tsx';

interface WithdrawalEffectProps {
  readonly effect: TeamWithdrawal;
  /** Accounts of the club that get a mail. */
  readonly mails: number;
}

/** What the withdrawal of a team, or its return, does to matches, money, tables and seats. */
export function WithdrawalEffect({ effect, mails }: WithdrawalEffectProps) {
  const t = useWords();
  const { to, open, money } = effect;
  return (
    <>
      {to === 'withdrawn' ? (
        <p>
          {t('registeredClub.withdrawText')} {t('registeredClub.withdrawOpen', { count: open })}
        </p>
      ) : null}
      <p>
        {t('registeredClub.withdrawMoney', {
          before: moneyText(t, money.before, money.currency),
          after: moneyText(t, money.after, money.currency),
        })}
      </p>
      <TableEffects effect={effect} />
      <p>{t('registeredClub.withdrawMails', { count: mails })}</p>
    </>
  );
}
