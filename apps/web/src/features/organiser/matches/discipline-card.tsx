import type { Discipline } from '@sevenmetre/contract/discipline/schemas';
import { useState } from 'react';
import { useUnsaved } from '../../../lib/drafts/unsaved.ts';
import { showToast } from '../../../lib/page/toasts.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { instantText } from '../../../lib/time/moments.ts';
import { useWords } from '../../../lib/words/words.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { NumberField } from '../../../ui/forms/number-fields.tsx';
import { TextAreaField, TextField } from '../../../ui/forms/text-field.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Ready } from '../../../ui/page/states.tsx';

interface DisciplineCardProps {
  readonly matchId: number;
  /** Of the tournament. */
  readonly timeZone: string;
}

type ShownCard = Discipline['cards'][number];

/** Red and blue cards of the match: written reports, and for how many matches people are suspended. */
export function DisciplineCard({ matchId, timeZone }: DisciplineCardProps) {
  const t = useWords();
  const read = useRead('discipline', { params: { matchId } });
  return (
    <Card title={t('officialScore.discipline.title')}>
      <Ready read={read}>
        {({ cards }) =>
          cards.length === 0 ? (
            <p className="muted">{t('officialScore.discipline.none')}</p>
          ) : (
            <ol className="record-history">
              {cards.map((card) => (
                <CardItem key={card.eventKey} card={card} matchId={matchId} timeZone={timeZone} />
              ))}
            </ol>
          )
        }
      </Ready>
    </Card>
  );
}

function CardItem({ card, matchId, timeZone }: DisciplineCardProps & { readonly card: ShownCard }) {
  const t = useWords();
  const { report, decision, usual } = card;
  const who = [card.number === null ? '' : String(card.number), card.name ?? '', card.team]
    .filter((part) => part !== '')
    .join(' · ');
  return (
    <li>
      <b>{t(`officialScore.discipline.${card.card}`, { who })}</b>
      {report === null || report.text === '' ? null : <q>{report.text}</q>}
      {card.card === 'red' ? null : (
        <small className="muted">
          {report === null
            ? t('officialScore.discipline.noReport')
            : t(`officialScore.discipline.${report.text === '' ? 'follows' : 'written'}`, {
                name: report.name,
                at: instantText(t, report.at, timeZone),
              })}
        </small>
      )}
      {card.card === 'blue' && (report === null || report.text === '') ? (
        <ReportForm card={card} matchId={matchId} />
      ) : null}
      <span>
        {decision === null
          ? t('officialScore.discipline.usual', { count: usual })
          : t('officialScore.discipline.decided', { count: decision.matches, reason: decision.reason })}
      </span>
      {card.entryId === null ? null : (
        <details key={decision?.at ?? ''}>
          <summary>{t('officialScore.discipline.decide')}</summary>
          <DecisionForm card={card} entryId={card.entryId} matchId={matchId} />
        </details>
      )}
    </li>
  );
}

function ReportForm({ card, matchId }: { card: ShownCard; matchId: number }) {
  const t = useWords();
  const send = useWrite('writtenReportAdd', ['discipline', 'matchHistory']);
  const [text, setText] = useState('');
  const [name, setName] = useState(card.report?.name ?? '');
  useUnsaved(text.trim() !== '');
  const submit = async () => {
    const body = { eventKey: card.eventKey, text: text.trim(), name: name.trim() };
    const outcome = await send({ params: { matchId }, body });
    showToast(
      outcome.ok ? 'done' : 'error',
      outcome.ok ? t('officialScore.discipline.done') : failureText(t, outcome.failure),
    );
    return outcome.ok;
  };
  return (
    <form className="organiser-matches__form" onSubmit={(event) => event.preventDefault()}>
      <TextAreaField
        name={`report-${card.eventKey}`}
        label={t('officialScore.discipline.text')}
        value={text}
        onChange={setText}
        rows={4}
        maxLength={4000}
      />
      <TextField
        name={`report-by-${card.eventKey}`}
        label={t('officialScore.discipline.by')}
        value={name}
        onChange={setName}
        maxLength={120}
      />
      <div className="actions">
        <AsyncButton action={submit} disabled={text.trim() === ''}>
          {t('officialScore.discipline.add')}
        </AsyncButton>
      </div>
    </form>
  );
}

function DecisionForm({ card, entryId, matchId }: { card: ShownCard; entryId: number; matchId: number }) {
  const t = useWords();
  const send = useWrite('disciplinaryDecide', ['discipline', 'matchHistory']);
  const [matches, setMatches] = useState<number | null>(card.decision?.matches ?? null);
  const [reason, setReason] = useState(card.decision?.reason ?? '');
  useUnsaved(reason.trim() !== (card.decision?.reason ?? ''));
  const submit = async () => {
    const outcome = await send({ params: { matchId }, body: { entryId, matches, reason: reason.trim() } });
    showToast(
      outcome.ok ? 'done' : 'error',
      outcome.ok ? t('officialScore.discipline.done') : failureText(t, outcome.failure),
    );
    return outcome.ok;
  };
  const isNumber = matches === null || (Number.isInteger(matches) && matches >= 0 && matches <= 99);
  return (
    <form className="organiser-matches__form" onSubmit={(event) => event.preventDefault()}>
      <NumberField
        name={`suspended-${entryId}`}
        label={t('officialScore.discipline.matches')}
        hint={t('officialScore.discipline.hint')}
        value={matches}
        onChange={setMatches}
      />
      <TextField
        name={`reason-${entryId}`}
        label={t('officialScore.discipline.reason')}
        value={reason}
        onChange={setReason}
        maxLength={1000}
      />
      <div className="actions">
        <AsyncButton action={submit} disabled={reason.trim() === '' || !isNumber}>
          {t('officialScore.discipline.save')}
        </AsyncButton>
      </div>
    </form>
  );
}
