import { opponentName } from '@sevenmetre/phrases/names';
import { categoryLook } from '@sevenmetre/rules/look';
import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { minutesOfDay } from '@sevenmetre/rules/dates';
import { isCalledOff } from '../../../lib/matches/called-off.ts';
import { showToast } from '../../../lib/page/toasts.ts';
import { matchPath, placePath } from '../../../lib/paths/paths.ts';
import { localName, useLanguage, useWords } from '../../../lib/words/words.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { Form, Submit } from '../../../ui/forms/form.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Link } from '../../../ui/link.tsx';
import { Badge } from '../../../ui/page/badge.tsx';
import { hasNoTime, type OwnMatch } from './own-matches.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';

/** A match as the pair that leads it sees it. */
export function RefereeTicket({ match }: { match: OwnMatch }) {
  const t = useWords();
  const { locale } = useLanguage();
  const { ticket, was } = match;
  const { hall, group, category, matchNumber } = ticket;
  const wasTime = was?.startsAt == null ? null : timeOf(was.startsAt, match);
  return (
    <article className={`referee-ticket ${inkOf(category)}`}>
      <div className="referee-ticket__stub">
        {wasTime === null || wasTime === ticket.time ? null : <s>{wasTime}</s>}
        <strong>{ticket.time ?? '–'}</strong>
        <span>{hall?.code ?? ''}</span>
      </div>
      <div className="referee-ticket__body">
        <p className="referee-ticket__facts">
          <Link to={matchPath(ticket.id)}>{group?.label ?? category ?? ''}</Link>
          <span>{t('refereeAppointments.number', { number: String(matchNumber) })}</span>
          {hall ? <span>{localName(hall, locale)}</span> : null}
        </p>
        <b>{opponentName(t, ticket.home)}</b>
        <b>{opponentName(t, ticket.away)}</b>
        {isCalledOff(ticket) ? (
          <div className="referee-ticket__state">
            <Badge kind="bad">
              {t(ticket.withdrawn ? 'refereeAppointments.cancelled' : 'refereeAppointments.calledOff')}
            </Badge>
          </div>
        ) : (
          <Answer match={match} />
        )}
      </div>
    </article>
  );
}

function Answer({ match }: { match: OwnMatch }) {
  const t = useWords();
  const { state, open, ticket } = match;
  const [isRefusing, setRefusing] = useState(false);
  const answer = useAnswer();
  const isWaiting = hasNoTime(ticket);
  const yes = async () => {
    const isStored = await answer(ticket.id, 'yes', '');
    if (isStored) showToast('done', t('refereeAppointments.answeredYes'));
    return isStored;
  };
  return (
    <>
      <div className="referee-ticket__state">
        <State match={match} />
        {ticket.hall ? (
          <Link className="button button--outline" to={placePath(ticket.hall.id)}>
            {t('refereeAppointments.navigate')}
          </Link>
        ) : null}
      </div>
      {isRefusing ? (
        <GiveBack matchId={ticket.id} cancel={() => setRefusing(false)} />
      ) : open ? (
        <div className="referee-ticket__answer">
          <button type="button" className="button button--outline" onClick={() => setRefusing(true)}>
            {t('refereeAppointments.no')}
          </button>
          {state === 'kept' || isWaiting ? null : (
            <AsyncButton action={yes}>{t('refereeAppointments.yes')}</AsyncButton>
          )}
        </div>
      ) : null}
    </>
  );
}

function State({ match: { state, ticket } }: { match: OwnMatch }) {
  const t = useWords();
  if (hasNoTime(ticket)) return <Badge kind="wait">{t('refereeAppointments.noTime')}</Badge>;
  if (state === 'kept') return <Badge kind="good">{t('refereeAppointments.kept')}</Badge>;
  if (state === 'asked') return <Badge kind="plain">{t('refereeAppointments.asked')}</Badge>;
  return <Badge kind="wait">{t('refereeAppointments.moved')}</Badge>;
}

/** A no with its reason; the organiser looks for somebody else. */
function GiveBack({ matchId, cancel }: { matchId: number; cancel: () => void }) {
  const t = useWords();
  const answer = useAnswer();
  const form = useForm({
    id: `give-back-${matchId}`,
    values: { why: '' },
    send: async ({ why }) => {
      if (!(await answer(matchId, 'no', why.trim()))) return { ok: false, failure: null };
      showToast('done', t('refereeAppointments.answeredNo'));
      return { ok: true };
    },
  });
  return (
    <Form form={form} className="referee-ticket__why">
      <TextField
        {...form.field('why')}
        label={t('refereeAppointments.why')}
        maxLength={300}
        optional="unsaid"
      />
      <Submit
        form={form}
        look="danger"
        more={
          <button type="button" className="button button--outline" onClick={cancel}>
            {t('refereeAppointments.cancel')}
          </button>
        }
      >
        {t('refereeAppointments.giveBack')}
      </Submit>
    </Form>
  );
}

/** The ink of a category by its code: `MA` is the oldest of the boys. */
function inkOf(code: string | null): string {
  if (code === null) return 'cX0';
  const gender = code.startsWith('W') ? 'W' : code.startsWith('M') ? 'M' : 'X';
  return categoryLook(gender, Math.max(0, code.charCodeAt(1) - 65)).inkClass;
}

/** A former start on the same clock as the ticket's time. */
function timeOf(instant: string, { ticket }: OwnMatch): string | null {
  if (ticket.startsAt === null || ticket.time === null) return null;
  const [hours = 0, minutes = 0] = ticket.time.split(':').map(Number);
  const moved = Math.round((Date.parse(instant) - Date.parse(ticket.startsAt)) / 60_000);
  const minute = (((hours * 60 + minutes + moved) % minutesOfDay) + minutesOfDay) % minutesOfDay;
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}

/** Answers an appointment; returns whether it was stored. */
export function useAnswer() {
  const t = useWords();
  const queries = useQueryClient();
  const write = useWrite('ownAppointmentAnswer');
  return async (matchId: number, answer: 'yes' | 'no', note: string): Promise<boolean> => {
    const outcome = await write({ params: { id: matchId }, body: { answer, note } });
    if (outcome.ok) queries.setQueryData(['ownAppointments', null, null], outcome.body);
    else showToast('error', failureText(t, outcome.failure));
    return outcome.ok;
  };
}
