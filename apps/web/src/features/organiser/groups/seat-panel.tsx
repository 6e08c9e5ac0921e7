import type { Seat } from '@sevenmetre/contract/groups/decisions';
import { useState } from 'react';
import { useWords } from '../../../lib/words/words.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { useUnsaved } from '../../../lib/drafts/unsaved.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { Banner } from '../../../ui/page/badge.tsx';
import { ListField } from '../../../ui/forms/choice-fields.tsx';
import { Ready } from '../../../ui/page/states.tsx';
import { ReasonField } from './reason-field.tsx';
import { seatKey, seatText } from './seat-words.ts';
import { usePublicReason } from '../page/use-public-reason.tsx';
import { useDecidePress, useDecisionCalls } from './use-decide.tsx';

interface SeatPanelProps {
  readonly seat: Seat;
  /** Who belongs there, where somebody does: chosen first. */
  readonly suggested?: Seat['team'];
  readonly close: () => void;
}

/**
 * Seats a team by hand, keeps the one that plays there, or gives the seat back to its table. A seat whose team was named from the
 * start only gets another team.
 */
export function SeatPanel({ seat, suggested = null, close }: SeatPanelProps) {
  const t = useWords();
  const { team, byHand, waitsFor, playedMatches, goesOn } = seat;
  const isPlayed = playedMatches.length > 0;
  const [reason, setReason] = useState('');
  const [chosen, setChosen] = useState(String((isPlayed ? team : suggested)?.id ?? ''));
  useUnsaved(reason.trim() !== '');
  const press = useSeating(seat, reason.trim(), close);
  const noReason = reason.trim() === '';
  return (
    <section className="group-list__panel" aria-label={seatText(t, seat)}>
      {isPlayed ? (
        <Banner kind="wait">
          {t('groups.decisions.played', {
            count: playedMatches.length,
            matches: playedMatches.join(', '),
          })}
        </Banner>
      ) : (
        <TeamField seat={seat} value={chosen} onChange={setChosen} />
      )}
      <ReasonField name={`reason-${seatKey(seat)}`} value={reason} onChange={setReason} />
      <div className="actions">
        {isPlayed && (byHand || !waitsFor) ? null : (
          <AsyncButton action={() => press(Number(chosen))} disabled={noReason || chosen === ''}>
            {isPlayed && team
              ? t('groups.decisions.keep', { team: team.name })
              : t('groups.decisions.seatTeam')}
          </AsyncButton>
        )}
        {goesOn ? (
          <AsyncButton action={() => press('nobody')} disabled={noReason}>
            {t('groups.decisions.leaveEmpty', { team: goesOn.name })}
          </AsyncButton>
        ) : null}
        {byHand ? (
          <AsyncButton look="plain" action={() => press(null)} disabled={noReason}>
            {t('groups.decisions.giveBack')}
          </AsyncButton>
        ) : null}
        <button className="button button--outline" type="button" onClick={close}>
          {t('groups.back')}
        </button>
      </div>
    </section>
  );
}

/** Shows what a seating changes and stores it. @returns takes the team; `nobody` leaves the seat empty, null gives it back to its table */
function useSeating(seat: Seat, reason: string, close: () => void) {
  const t = useWords();
  const { seatEffect, seatSave } = useDecisionCalls();
  const decide = useDecidePress();
  const explain = usePublicReason();
  const { target, team, byHand, goesOn } = seat;
  return async (decided: number | 'nobody' | null) => {
    const asked =
      decided === 'nobody' ? { target, teamId: null, nobody: true as const } : { target, teamId: decided };
    const names = { seat: seatText(t, seat), team: goesOn?.name ?? '' };
    const words =
      decided === 'nobody' ? wordsOf.leaveEmpty : decided === null ? wordsOf.giveBack : wordsOf.seat;
    const isDone = await decide({
      effect: () => seatEffect({ body: asked }),
      title: t(words.title, names),
      confirm: t(words.confirm, names),
      done: t(words.done, names),
      write: () =>
        explain((publicReason) => {
          const body = { ...asked, before: { teamId: team?.id ?? null, byHand }, reason };
          return seatSave({ body: publicReason === null ? body : { ...body, publicReason } });
        }),
    });
    if (isDone) close();
    return isDone;
  };
}

const wordsOf = {
  leaveEmpty: {
    title: 'groups.decisions.leaveEmptySure',
    confirm: 'groups.decisions.leaveEmpty',
    done: 'groups.decisions.leaveEmptyDone',
  },
  giveBack: {
    title: 'groups.decisions.giveBackSure',
    confirm: 'groups.decisions.giveBack',
    done: 'groups.decisions.givenBack',
  },
  seat: {
    title: 'groups.decisions.seatSure',
    confirm: 'groups.decisions.seatTeam',
    done: 'groups.decisions.seated',
  },
} as const;

interface TeamFieldProps {
  readonly seat: Seat;
  readonly value: string;
  readonly onChange: (id: string) => void;
}

function TeamField({ seat, value, onChange }: TeamFieldProps) {
  const t = useWords();
  const read = useRead('groupSeats', { params: { id: seat.group?.id ?? 0 } });
  return (
    <Ready read={read}>
      {({ teams }) => (
        <ListField
          name={`team-${seatKey(seat)}`}
          label={t('groups.decisions.team')}
          value={value}
          onChange={onChange}
          options={teams.map(({ id, name }) => ({ value: String(id), label: name }))}
          none={t('groups.decisions.choose')}
        />
      )}
    </Ready>
  );
}
