import type { ClubDetail } from '@sevenmetre/contract/clubs/schemas';
import type { ClubFinance } from '@sevenmetre/contract/invoices/schemas';
import { useWords } from '../../../lib/words/words.ts';
import { dayText } from '../../../lib/time/moments.ts';
import { moneyText } from '../../../lib/words/money.ts';
import { Banner } from '../../../ui/page/badge.tsx';

/** What a club still has to do, in one sentence at the top. Renders nothing when nothing is open. */
export function OpenTasks({ club, finance }: { club: ClubDetail; finance: ClubFinance | undefined }) {
  const t = useWords();
  const tasks = [...openPayment(finance), ...openRoster(club)];
  if (tasks.length === 0) return null;
  return (
    <Banner kind="wait">
      <b>{t('clubs.open', { count: tasks.length })}</b> {tasks.join(', ')}.
    </Banner>
  );

  function openPayment(money: ClubFinance | undefined): string[] {
    if (!money || money.rest <= 0 || money.documents.length === 0) return [];
    const amount = moneyText(t, money.rest, money.currency);
    return [
      money.dueDate === null
        ? t('clubs.openPay', { amount })
        : t('clubs.openPayBy', { amount, date: dayText(t, money.dueDate) }),
    ];
  }

  function openRoster({ registration, roster, declined }: ClubDetail): string[] {
    const accepted =
      !declined && (registration === null || ['approved', 'processed'].includes(registration.state));
    const missing = roster.of - roster.participants;
    return accepted && missing > 0 ? [t('clubs.openRoster', { count: missing })] : [];
  }
}
