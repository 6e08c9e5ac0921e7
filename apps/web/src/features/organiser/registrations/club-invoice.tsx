import type { ClubRegistrationAdmin } from '@sevenmetre/contract/registrations/admin-registrations';
import { localName, useLanguage, useWords } from '../../../lib/words/words.ts';
import { moneyText } from '../../../lib/words/money.ts';
import { Facts } from '../../../ui/page/card.tsx';
import { type Fold, FoldedCard } from '../../../ui/page/folded-card.tsx';
import { Empty } from '../../../ui/page/states.tsx';

interface ClubMoneyProps {
  readonly detail: ClubRegistrationAdmin;
  /** On the page of the registration; absent: it does not fold. */
  readonly fold?: Fold | undefined;
}

/** What a club owes and has paid, line by line. */
export function ClubMoney({ detail: { money, extraPersons }, fold }: ClubMoneyProps) {
  const t = useWords();
  const { locale } = useLanguage();
  const amount = (units: number) => moneyText(t, units, money.currency);
  const rest = amount(money.owed - money.paid);
  return (
    <FoldedCard
      title={t('registeredClub.money')}
      summary={`${t('registeredClub.rest')}: ${rest}`}
      fold={fold}
      span={6}
    >
      <Facts
        rows={[
          [t('registeredClub.total'), amount(money.owed)],
          [t('registeredClub.paid'), amount(money.paid)],
          [t('registeredClub.rest'), rest],
        ]}
      />
      {money.lines.length === 0 ? (
        <Empty>{t('registeredClub.noLines')}</Empty>
      ) : (
        <ul className="organiser__lines">
          {money.lines.map((line, index) => (
            // Lines have no id of their own here, and stand in a fixed order.
            <li key={index}>
              <span>
                {line.quantity} × {localName(line, locale)}
              </span>
              <b>{amount(line.total)}</b>
            </li>
          ))}
        </ul>
      )}
      {extraPersons.length === 0 ? null : (
        <>
          <h3>{t('registeredClub.extraPersons')}</h3>
          <ul className="organiser__lines">
            {extraPersons.map((group) => (
              <li key={group.id}>
                <span>
                  {group.bundlePersons} ×{' '}
                  {group.package ? localName(group.package, locale) : t('registeredClub.noPackage')}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </FoldedCard>
  );
}
