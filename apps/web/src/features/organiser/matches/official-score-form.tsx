import type { ReporterMatch } from '@sevenmetre/contract/reporter/schemas';
import type { Translator } from '@sevenmetre/phrases';
import { opponentName } from '@sevenmetre/phrases/names';
import { required, wholeNumber } from '@sevenmetre/rules/validation';
import { useState } from 'react';
import { useWords } from '../../../lib/words/words.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { Form, Submit } from '../../../ui/forms/form.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Banner } from '../../../ui/page/badge.tsx';
import { NumberField } from '../../../ui/forms/number-fields.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { isSameScore, type OfficialScore, scoreMeanwhile, useOfficialScore } from './use-official-score.tsx';

interface Values {
  readonly homeScore: number | null;
  readonly awayScore: number | null;
  readonly reason: string;
}

/**
 * Sets the official score of a match or removes it: the impact is shown and confirmed before anything is stored. A score that another
 * organiser has set meanwhile is shown, and what was typed is kept; a second press replaces that score.
 */
export function OfficialScoreForm({ match }: { match: ReporterMatch }) {
  const t = useWords();
  const { ticket, official } = match;
  const { form, stored } = useScoreForm(match);
  return (
    <Form form={form} className="organiser-matches__form">
      <p className="field-hint">{t('officialScore.lead')}</p>
      {ticket.stageCode === 'finished' ? null : <Banner kind="wait">{t('officialScore.notApproved')}</Banner>}
      <div className="organiser-matches__goals">
        <NumberField
          {...form.field('homeScore')}
          label={t('officialScore.home', { team: opponentName(t, ticket.home) })}
        />
        <NumberField
          {...form.field('awayScore')}
          label={t('officialScore.away', { team: opponentName(t, ticket.away) })}
        />
      </div>
      <p className="field-hint">{t('officialScore.goalsHint')}</p>
      <TextField
        {...form.field('reason')}
        label={t('officialScore.reason')}
        hint={t('officialScore.reasonHint')}
        maxLength={500}
      />
      {stored === null ? null : <Stored stored={stored} isSealed={ticket.stageCode === 'finished'} />}
      <Submit
        form={form}
        more={
          official ? (
            <AsyncButton look="plain" action={() => form.submit('clear')}>
              {t('officialScore.clear')}
            </AsyncButton>
          ) : null
        }
      >
        {t('officialScore.set')}
      </Submit>
    </Form>
  );
}

interface StoredScore {
  /** null: it was removed. */
  readonly score: OfficialScore;
  readonly before: OfficialScore;
}

/** What was stored last, what became of the sealed report, and how it is undone. */
function Stored({ stored: { score, before }, isSealed }: { stored: StoredScore; isSealed: boolean }) {
  const t = useWords();
  const changes = !isSameScore(score, before);
  return (
    <Banner kind="good">
      {score === null ? t('officialScore.cleared') : t('officialScore.done', { score: textOf(score) })}{' '}
      {isSealed && changes ? `${t('officialScore.sealed')} ` : ''}
      {changes ? undoText(t, before) : ''}
    </Banner>
  );
}

function undoText(t: Translator, before: OfficialScore): string {
  return before === null ? t('officialScore.undo') : t('officialScore.undoSet', { score: textOf(before) });
}

function textOf({ homeScore, awayScore }: NonNullable<OfficialScore>): string {
  return `${homeScore}:${awayScore}`;
}

function useScoreForm({ ticket, official }: ReporterMatch) {
  const t = useWords();
  const save = useOfficialScore(ticket);
  // Another organiser's score, once it has been shown; undefined: none.
  const [meanwhile, setMeanwhile] = useState<OfficialScore>();
  const [stored, setStored] = useState<StoredScore | null>(null);
  const form = useForm<Values, 'clear'>({
    id: 'official',
    values: {
      homeScore: official?.homeScore ?? null,
      awayScore: official?.awayScore ?? null,
      reason: '',
    },
    check: ({ homeScore, awayScore, reason }, way) => ({
      ...(way === 'clear' ? {} : { homeScore: goalsError(homeScore), awayScore: goalsError(awayScore) }),
      reason: required(reason),
    }),
    refused: (failure) => {
      const theirs = scoreMeanwhile(failure);
      if (theirs === undefined) return {};
      const { score, reason } = theirs;
      if (score === null) return t('officialScore.removedMeanwhile');
      const shown = `${score.homeScore}:${score.awayScore}`;
      return t('officialScore.setMeanwhile', { score: shown, reason: reason ?? '–' });
    },
    send: async (values, { before, way, reset }) => {
      const score = way === 'clear' ? null : scoreOf(values);
      const seen = meanwhile === undefined ? scoreOf(before) : meanwhile;
      const sent = await save({ score, before: seen, reason: values.reason.trim() });
      if (sent?.ok) {
        setMeanwhile(undefined);
        setStored({ score, before: seen });
        reset({ homeScore: score?.homeScore ?? null, awayScore: score?.awayScore ?? null, reason: '' });
      }
      const theirs = sent?.ok === false && sent.failure !== null ? scoreMeanwhile(sent.failure) : undefined;
      if (theirs) setMeanwhile(theirs.score);
      return sent;
    },
  });
  return { form, stored };
}

/** null: none. */
function scoreOf({ homeScore, awayScore }: Values): OfficialScore {
  return homeScore === null || awayScore === null ? null : { homeScore, awayScore };
}

/** As the contract takes it. */
const goalsWithin = wholeNumber(0, 199);

function goalsError(goals: number | null) {
  return required(goals) ?? goalsWithin(goals);
}
