import type { Discipline } from '@sevenmetre/contract/discipline/schemas';
import { required, wholeNumber } from '@sevenmetre/rules/validation';
import { showToast } from '../../../lib/page/toasts.ts';
import { useState } from 'react';
import { useRead } from '../../../lib/queries/use-read.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { instantText } from '../../../lib/time/moments.ts';
import { useWords } from '../../../lib/words/words.ts';
import { CheckField } from '../../../ui/forms/choice-fields.tsx';
import { Form, Submit } from '../../../ui/forms/form.tsx';
import { NumberField } from '../../../ui/forms/number-fields.tsx';
import { TextAreaField, TextField } from '../../../ui/forms/text-field.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
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
  const [isOpen, setOpen] = useState(false);
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
        {decision?.everyTeam === true ? ` (${t('officialScore.discipline.reachesAll')})` : null}
      </span>
      {card.entryId === null ? null : (
        <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>{t('officialScore.discipline.decide')}</summary>
          <DecisionForm card={card} entryId={card.entryId} matchId={matchId} decided={() => setOpen(false)} />
        </details>
      )}
    </li>
  );
}

function ReportForm({ card, matchId }: { card: ShownCard; matchId: number }) {
  const t = useWords();
  const { eventKey, report } = card;
  const write = useWrite('writtenReportAdd', ['discipline', 'matchHistory']);
  const form = useForm({
    id: `report-${eventKey}`,
    values: { text: '', name: report?.name ?? '' },
    check: ({ text }) => ({ text: required(text) }),
    send: async ({ text, name }) => {
      const body = { eventKey, text: text.trim(), name: name.trim() };
      const outcome = await write({ params: { matchId }, body });
      if (outcome.ok) showToast('done', t('officialScore.discipline.done'));
      return outcome;
    },
  });
  return (
    <Form form={form} className="organiser-matches__form">
      <TextAreaField
        {...form.field('text')}
        label={t('officialScore.discipline.text')}
        rows={4}
        maxLength={4000}
      />
      <TextField {...form.field('name')} label={t('officialScore.discipline.by')} maxLength={120} />
      <Submit form={form}>{t('officialScore.discipline.add')}</Submit>
    </Form>
  );
}

interface DecisionValues {
  /** null: as usual. */
  readonly matches: number | null;
  readonly everyTeam: boolean;
  readonly reason: string;
}

interface DecisionFormProps {
  readonly card: ShownCard;
  readonly entryId: number;
  readonly matchId: number;
  readonly decided: () => void;
}

function DecisionForm({ card, entryId, matchId, decided }: DecisionFormProps) {
  const t = useWords();
  const write = useWrite('disciplinaryDecide', ['discipline', 'matchHistory']);
  const form = useForm<DecisionValues>({
    id: `suspended-${entryId}`,
    values: {
      matches: card.decision?.matches ?? null,
      everyTeam: card.decision?.everyTeam ?? false,
      reason: card.decision?.reason ?? '',
    },
    check: ({ matches, reason }) => ({
      matches: wholeNumber(0, 99)(matches),
      reason: required(reason),
    }),
    send: async ({ matches, everyTeam, reason }) => {
      const body = { entryId, matches, everyTeam, reason: reason.trim() };
      const outcome = await write({ params: { matchId }, body });
      if (outcome.ok) {
        showToast('done', t('officialScore.discipline.done'));
        decided();
      }
      return outcome;
    },
  });
  return (
    <Form form={form} className="organiser-matches__form">
      <NumberField
        {...form.field('matches')}
        label={t('officialScore.discipline.matches')}
        hint={t('officialScore.discipline.hint')}
      />
      <CheckField {...form.field('everyTeam')} label={t('officialScore.discipline.everyTeam')} />
      <TextField {...form.field('reason')} label={t('officialScore.discipline.reason')} maxLength={1000} />
      <Submit form={form}>{t('officialScore.discipline.save')}</Submit>
    </Form>
  );
}
