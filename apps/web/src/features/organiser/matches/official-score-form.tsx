import type { ReporterMatch } from '@sevenmetre/contract/reporter/schemas';
import { opponentName } from '@sevenmetre/phrases/names';
import { useState } from 'react';
import { useWords } from '../../../lib/words/words.ts';
import { useUnsaved } from '../../../lib/drafts/unsaved.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { Banner } from '../../../ui/page/badge.tsx';
import { NumberField } from '../../../ui/forms/number-fields.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { useOfficialScore } from './use-official-score.tsx';

/** As the contract takes it. */
const most = 199;

/** Sets the official score of a match or removes it: the impact is shown and confirmed before anything is stored. */
export function OfficialScoreForm({ match }: { match: ReporterMatch }) {
  const t = useWords();
  const { ticket, official } = match;
  const [home, setHome] = useState<number | null>(official?.homeScore ?? null);
  const [away, setAway] = useState<number | null>(official?.awayScore ?? null);
  const [reason, setReason] = useState('');
  useUnsaved(reason.trim() !== '');
  const write = useOfficialScore(ticket);
  const noReason = reason.trim() === '';
  const set = () =>
    isGoals(home) && isGoals(away)
      ? write({ homeScore: home, awayScore: away }, reason.trim())
      : Promise.resolve(undefined);
  return (
    <form className="organiser-matches__form" onSubmit={(event) => event.preventDefault()}>
      <p className="field-hint">{t('officialScore.lead')}</p>
      {ticket.stageCode === 'finished' ? null : <Banner kind="wait">{t('officialScore.notApproved')}</Banner>}
      <div className="organiser-matches__goals">
        <NumberField
          name="homeScore"
          label={t('officialScore.home', { team: opponentName(t, ticket.home) })}
          value={home}
          onChange={setHome}
        />
        <NumberField
          name="awayScore"
          label={t('officialScore.away', { team: opponentName(t, ticket.away) })}
          value={away}
          onChange={setAway}
        />
      </div>
      <p className="field-hint">{t('officialScore.goalsHint')}</p>
      <TextField
        name="reason"
        label={t('officialScore.reason')}
        hint={t('officialScore.reasonHint')}
        value={reason}
        onChange={setReason}
        maxLength={500}
      />
      <div className="actions">
        <AsyncButton action={set} disabled={noReason || !isGoals(home) || !isGoals(away)}>
          {t('officialScore.set')}
        </AsyncButton>
        {official ? (
          <AsyncButton look="plain" action={() => write(null, reason.trim())} disabled={noReason}>
            {t('officialScore.clear')}
          </AsyncButton>
        ) : null}
      </div>
    </form>
  );
}

function isGoals(value: number | null): value is number {
  return value !== null && Number.isInteger(value) && value >= 0 && value <= most;
}
