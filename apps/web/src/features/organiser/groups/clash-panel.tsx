import type { Seat, SeatDecision } from '@sevenmetre/contract/groups/decisions';
import { required } from '@sevenmetre/rules/validation';
import { useWords } from '../../../lib/words/words.ts';
import { Form, Submit } from '../../../ui/forms/form.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Banner } from '../../../ui/page/badge.tsx';
import { ReasonField } from './reason-field.tsx';
import { seatKey, seatText } from './seat-words.ts';
import { usePublicReason } from '../page/use-public-reason.tsx';
import { useDecide, useDecisionCalls } from './use-decide.tsx';

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
          <button className="button button--outline" type="button" onClick={close}>
            {t('groups.back')}
          </button>
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
  const decide = useDecide();
  const explain = usePublicReason();
  const { seatEffect, seatSave } = useDecisionCalls();
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
  const form = useForm({
    id: `clash-${seatKey(decision)}`,
    values: { reason: '' },
    check: ({ reason }) => ({ reason: required(reason) }),
    send: async ({ reason }) => {
      const keep = { target: decision.target, teamId: team.id };
      const sent = await decide({
        effect: () => seatEffect({ body: { target: other.target, teamId: owner.id, keep } }),
        title: t('groups.decisions.seatSure', { seat: seatText(t, other) }),
        confirm: t('groups.decisions.seatTeam'),
        done: t('groups.decisions.seated', { seat: seatText(t, decision) }),
        write: () =>
          explain((publicReason) => {
            const body = { ...seat(other, owner.id), keep: seat(decision, team.id), reason: reason.trim() };
            return seatSave({ body: publicReason === null ? body : { ...body, publicReason } });
          }),
      });
      if (sent?.ok) close();
      return sent;
    },
  });
  return (
    <Form form={form}>
      <ReasonField {...form.field('reason')} />
      <Submit form={form} cancel={close}>
        {name}
      </Submit>
    </Form>
  );
}
