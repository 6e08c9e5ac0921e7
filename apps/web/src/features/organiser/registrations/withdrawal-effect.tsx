import type { TeamWithdrawal } from '@sevenmetre/contract/teams/team-states';
import type { WithdrawnPolicy } from '@sevenmetre/rules/vocabulary';
import { useState } from 'react';
import { useWords } from '../../../lib/words/words.ts';
import { moneyText } from '../../../lib/words/money.ts';
import { PackField } from '../../../ui/forms/choice-fields.tsx';
import { TableEffects } from '../groups/table-effects.tsx';
import { leftMatches } from './left-matches.ts';

interface WithdrawalEffectProps {
  readonly effect: TeamWithdrawal;
  readonly onChoose: (results: WithdrawnPolicy) => void;
}

/** What another state of a team does to matches, money, beds, tables and seats; a withdrawal by what becomes of the team's results. */
export function WithdrawalEffect({ effect, onChoose }: WithdrawalEffectProps) {
  const t = useWords();
  const { to, money, beds, mails, choices, toApprove } = effect;
  const [results, setResults] = useState(choices[0]?.results);
  const left = leftMatches(effect, results);
  const choose = (value: string) => {
    const chosen = choices.find((choice) => choice.results === value)?.results;
    if (chosen === undefined) return;
    setResults(chosen);
    onChoose(chosen);
  };
  return (
    <>
      {to === 'withdrawn' ? (
        <p>
          {t('registeredClub.withdrawText')}{' '}
          {t('registeredClub.withdrawOpen', { count: left.inGroups + left.inPlayoff })}
          {toApprove.length > 0
            ? ` ${t('registeredClub.withdrawToApprove', { count: toApprove.length, matches: toApprove.join(', ') })}`
            : null}
        </p>
      ) : null}
      {results === undefined ? null : (
        <PackField
          name="results"
          label={t('registeredClub.results')}
          value={results}
          onChange={choose}
          options={choices.map((choice) => ({
            value: choice.results,
            label: t(`registeredClub.resultsWord.${choice.results}`),
            text: t(`registeredClub.resultsText.${choice.results}`),
          }))}
        />
      )}
      <TableEffects effect={choices.find((choice) => choice.results === results) ?? effect} />
      <p>
        {t('registeredClub.withdrawMoney', {
          before: moneyText(t, money.before, money.currency),
          after: moneyText(t, money.after, money.currency),
        })}
      </p>
      {to === 'withdrawn' && left.inGroups > 0 ? <p>{t('registeredClub.withdrawPlan')}</p> : null}
      {to === 'withdrawn' && left.inPlayoff > 0 ? <p>{t('registeredClub.withdrawPlayoff')}</p> : null}
      {to === 'accepted' ? null : (
        <p>
          {t(to === 'withdrawn' ? 'registeredClub.bedsFreed' : 'registeredClub.withdrawBeds', {
            count: beds,
          })}
        </p>
      )}
      <p>{t('registeredClub.withdrawMails', { count: mails })}</p>
    </>
  );
}
