import type { ReporterMatchBody } from '@sevenmetre/contract/reporter/schemas';
import { holds } from '@sevenmetre/contract/record';
import { opponentName } from '@sevenmetre/phrases/names';
import { useState } from 'react';
import { useUnsaved } from '../../../lib/drafts/unsaved.ts';
import { planChangesPath } from '../../../lib/paths/signed-in-paths.ts';
import { useWords } from '../../../lib/words/words.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { ListField } from '../../../ui/forms/choice-fields.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { KnownLink } from '../../../ui/page/known-link.tsx';
import { type Way, useRuleMatch, ways } from './use-rule-match.tsx';

/** Ends a match beside its play, or takes its approval back: the impact is shown and confirmed before anything is stored. */
export function RulingForm({ body }: { body: ReporterMatchBody }) {
  const t = useWords();
  const { ticket, detail } = body.match;
  const [way, setWay] = useState<Way | ''>('');
  const [reason, setReason] = useState('');
  const write = useRuleMatch(body);
  useUnsaved(reason.trim() !== '');
  const names = { home: opponentName(t, ticket.home), away: opponentName(t, ticket.away) };
  const offered = ways.filter((each) => {
    if (each === 'reopen') return holds(detail.links ?? [], 'matchReopen');
    return each !== 'abandoned' || ticket.stageCode !== 'not_started';
  });
  const press = async () => {
    if (way === '') return undefined;
    const isWritten = await write(way, reason.trim());
    if (!isWritten) return isWritten;
    setWay('');
    setReason('');
    return true;
  };
  return (
    <form className="organiser-matches__form" onSubmit={(event) => event.preventDefault()}>
      <ListField
        name="way"
        label={t('officialScore.rule.what')}
        value={way}
        onChange={(value) => setWay(ways.find((each) => each === value) ?? '')}
        none={t('officialScore.rule.choose')}
        options={offered.map((value) => ({ value, label: t(`officialScore.rule.way.${value}`, names) }))}
      />
      <TextField
        name="ruling-reason"
        label={t('officialScore.rule.reason')}
        hint={t('officialScore.reasonHint')}
        value={reason}
        onChange={setReason}
        maxLength={500}
      />
      <div className="actions">
        <AsyncButton action={press} disabled={way === '' || reason.trim() === ''}>
          {t('officialScore.rule.press')}
        </AsyncButton>
        {ticket.ruling === 'replay' && ticket.stageCode === 'not_started' ? (
          <KnownLink to={planChangesPath('matchPostponed', ticket.matchNumber)}>
            {t('officialScore.rule.newTime')}
          </KnownLink>
        ) : null}
      </div>
    </form>
  );
}
