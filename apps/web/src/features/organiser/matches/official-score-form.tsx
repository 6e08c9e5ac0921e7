import type { ReporterMatch } from '@sevenmetre/contract/reporter/schemas';
import { opponentName } from '@sevenmetre/phrases/names';
import { useState } from 'react';
import { useWords } from '../../../lib/words/words.ts';
import { useUnsaved } from '../../../lib/drafts/unsaved.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { Banner } from '../../../ui/page/badge.tsx';
import { NumberField } from '../../../ui/forms/number-fields.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { type OfficialScore, type StandingScore, useOfficialScore } from './use-official-score.tsx';

/** As the contract takes it. */
const most = 199;

/**
 * Sets the official score of a match or removes it: the impact is shown and confirmed before anything is stored. A score that another
 * organiser has set meanwhile is shown, and what was typed is kept; a second press replaces that score.
 */
export function OfficialScoreForm({ match }: { match: ReporterMatch }) {
  const t = useWords();
  const { ticket, official } = match;
  const [seen, setSeen] = useState<OfficialScore>(scoreOf(official));
  const [standing, setStanding] = useState<StandingScore | null>(null);
  const [goals, setGoals] = useState<Goals>({
    home: seen?.homeScore ?? null,
    away: seen?.awayScore ?? null,
  });
  const [reason, setReason] = useState('');
  useUnsaved(reason.trim() !== '');
  const save = useOfficialScore(ticket, (other) => {
    setStanding(other);
    setSeen(other.score);
  });
  const write = async (score: OfficialScore) => {
    const isStored = await save({ score, before: seen, reason: reason.trim() });
    if (!isStored) return isStored;
    setSeen(score);
    setStanding(null);
    setReason('');
    if (score === null) setGoals({ home: null, away: null });
    return true;
  };
  const { home, away } = goals;
  const noReason = reason.trim() === '';
  const set = () =>
    isGoals(home) && isGoals(away) ? write({ homeScore: home, awayScore: away }) : Promise.resolve(undefined);
  return (
    <form className="organiser-matches__form" onSubmit={(event) => event.preventDefault()}>
      <p className="field-hint">{t('officialScore.lead')}</p>
      {ticket.stageCode === 'finished' ? null : <Banner kind="wait">{t('officialScore.notApproved')}</Banner>}
      {standing === null ? null : <Standing standing={standing} />}
      <GoalFields ticket={ticket} goals={goals} setGoals={setGoals} />
      <TextField
        name="reason"
        label={t('officialScore.reason')}
        hint={t('officialScore.reasonHint')}
        value={reason}
        onChange={setReason}
        maxLength={500}
      />
      <div className="actions">
        <AsyncButton submits action={set} disabled={noReason || !isGoals(home) || !isGoals(away)}>
          {t('officialScore.set')}
        </AsyncButton>
        {official ? (
          <AsyncButton look="plain" action={() => write(null)} disabled={noReason}>
            {t('officialScore.clear')}
          </AsyncButton>
        ) : null}
      </div>
    </form>
  );
}

interface Goals {
  readonly home: number | null;
  readonly away: number | null;
}

interface GoalFieldsProps {
  readonly ticket: ReporterMatch['ticket'];
  readonly goals: Goals;
  readonly setGoals: (goals: Goals) => void;
}

function GoalFields({ ticket, goals, setGoals }: GoalFieldsProps) {
  const t = useWords();
  return (
    <>
      <div className="organiser-matches__goals">
        <NumberField
          name="homeScore"
          label={t('officialScore.home', { team: opponentName(t, ticket.home) })}
          value={goals.home}
          onChange={(home) => setGoals({ ...goals, home })}
        />
        <NumberField
          name="awayScore"
          label={t('officialScore.away', { team: opponentName(t, ticket.away) })}
          value={goals.away}
          onChange={(away) => setGoals({ ...goals, away })}
        />
      </div>
      <p className="field-hint">{t('officialScore.goalsHint')}</p>
    </>
  );
}

/** The score that another organiser has set meanwhile, with its reason. */
function Standing({ standing: { score, reason } }: { standing: StandingScore }) {
  const t = useWords();
  return (
    <Banner kind="bad">
      {score === null
        ? t('officialScore.removedMeanwhile')
        : t('officialScore.setMeanwhile', {
            score: `${score.homeScore}:${score.awayScore}`,
            reason: reason ?? '–',
          })}
    </Banner>
  );
}

function scoreOf(official: ReporterMatch['official']): OfficialScore {
  return official && { homeScore: official.homeScore, awayScore: official.awayScore };
}

function isGoals(value: number | null): value is number {
  return value !== null && Number.isInteger(value) && value >= 0 && value <= most;
}
