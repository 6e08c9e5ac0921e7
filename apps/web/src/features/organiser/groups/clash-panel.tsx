import type { Seat, SeatDecision } from '@sevenmetre/contract/groups/decisions';
import { useState } from 'react';
import { useUnsaved } from '../../../lib/drafts/unsaved.ts';
import { useWords } from '../../../lib/words/words.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { Banner } from '../../../ui/page/badge.tsx';
import { ReasonField } from './reason-field.tsx';
import { seatKey, seatText } from './seat-words.ts';
import { usePublicReason } from '../page/use-public-reason.tsx';
import { useDecidePress, useDecisionCalls } from './use-decide.tsx';

interface ClashPanelProps {
  readonly decision: SeatDecision;
  readonly close: () => void;
}

/**
 * Keeps a team where it plays together with seating another one where it cannot play as well: kept alone, it would stay in both.
 */
export function ClashPanel({ decision, close }: ClashPanelProps) {
  const t = useWords();
  const { team, belongsTo, clashesWith } = decision;
  const names = { team: team?.name ?? '', seats: clashesWith.map((seat) => seatText(t, seat)).join('; ') };
  const free = clashesWith.filter(({ playedMatches }) => playedMatches.length === 0);
  const [other] = free;
  const isSwap = other !== undefined && clashesWith.length === 1 && belongsTo !== null && team !== null;
  return (
    <section className="group-list__panel" aria-label={seatText(t, decision)}>
      {isSwap ? (
        <Swap decision={decision} other={other} pair={{ team, owner: belongsTo }} close={close} />
      ) : (
        <>
          <Banner kind="wait">
            {t(free.length === 0 ? 'groups.decisions.clashBegun' : 'groups.decisions.clashFirst', names)}
          </Banner>
          <Back close={close} />
        </>
      )}
    </section>
  );
}

interface SwapProps extends ClashPanelProps {
  readonly other: Seat;
  readonly pair: Readonly<Record<'team' | 'owner', NonNullable<Seat['team']>>>;
}

function Swap({ decision, other, pair: { team, owner }, close }: SwapProps) {
  const t = useWords();
  const decide = useDecidePress();
  const explain = usePublicReason();
  const { seatEffect, seatSave } = useDecisionCalls();
  const [reason, setReason] = useState('');
  useUnsaved(reason.trim() !== '');
  const name = t('groups.decisions.keepAndSeat', {
    team: team.name,
    other: owner.name,
    seat: seatText(t, other),
  });
  const seat = ({ target, team: seated, byHand }: Seat, teamId: number) => ({
    target,
    teamId,
    before: { teamId: seated?.id ?? null, byHand },
  });
  const press = async () => {
    const isDone = await decide({
      effect: () =>
        seatEffect({
          body: {
            target: other.target,
            teamId: owner.id,
            keep: { target: decision.target, teamId: team.id },
          },
        }),
      title: t('groups.decisions.seatSure', { seat: seatText(t, other) }),
      confirm: t('groups.decisions.seatTeam'),
      done: t('groups.decisions.seated', { seat: seatText(t, decision) }),
      write: () =>
        explain((publicReason) => {
          const body = { ...seat(other, owner.id), keep: seat(decision, team.id), reason: reason.trim() };
          return seatSave({ body: publicReason === null ? body : { ...body, publicReason } });
        }),
    });
    if (isDone) close();
    return isDone;
  };
  return (
    <>
      <ReasonField name={`reason-${seatKey(decision)}`} value={reason} onChange={setReason} />
      <div className="actions">
        <AsyncButton action={press} disabled={reason.trim() === ''}>
          {name}
        </AsyncButton>
        <Back close={close} />
      </div>
    </>
  );
}

function Back({ close }: Pick<ClashPanelProps, 'close'>) {
  const t = useWords();
  return (
    <button className="button button--outline" type="button" onClick={close}>
      {t('groups.back')}
    </button>
  );
}
