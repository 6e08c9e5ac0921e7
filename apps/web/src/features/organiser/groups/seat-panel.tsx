import type { Seat } from '@sevenmetre/contract/groups/decisions';
import { required } from '@sevenmetre/rules/validation';
import { useWords } from '../../../lib/words/words.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { Banner } from '../../../ui/page/badge.tsx';
import { ListField } from '../../../ui/forms/choice-fields.tsx';
import { Form, Submit } from '../../../ui/forms/form.tsx';
import { type FormField, useForm } from '../../../ui/forms/use-form.ts';
import { Ready } from '../../../ui/page/states.tsx';
import { ReasonField } from './reason-field.tsx';
import { seatKey, seatText } from './seat-words.ts';
import { usePublicReason } from '../page/use-public-reason.tsx';
import { useDecide, useDecisionCalls } from './use-decide.tsx';

interface SeatPanelProps {
  readonly seat: Seat;
  /** Who belongs there, where somebody does: chosen first. */
  readonly suggested?: Seat['team'];
  readonly close: () => void;
}

type Seating = 'leaveEmpty' | 'giveBack';

interface Values {
  /** Id of the team; '' is not chosen yet. */
  readonly team: string;
  readonly reason: string;
}

/**
 * Seats a team by hand, keeps the one that plays there, or gives the seat back to its table. A seat whose team was named from the
 * start only gets another team.
 */
export function SeatPanel({ seat, suggested = null, close }: SeatPanelProps) {
  const t = useWords();
  const { team, byHand, waitsFor, playedMatches, goesOn } = seat;
  const isPlayed = playedMatches.length > 0;
  const decide = useSeating(seat);
  const form = useForm<Values, Seating>({
    id: `seat-${seatKey(seat)}`,
    values: { team: String((isPlayed ? team : suggested)?.id ?? ''), reason: '' },
    check: (values, way) => ({
      team: way === null ? required(values.team) : null,
      reason: required(values.reason),
    }),
    send: async (values, { way }) => {
      const sent = await decide(way ?? Number(values.team), values.reason.trim());
      if (sent?.ok) close();
      return sent;
    },
  });
  const isDecided = isPlayed && (byHand || !waitsFor);
  const [first, ...others] = [
    ...(isDecided ? [] : [null]),
    ...(goesOn ? (['leaveEmpty'] as const) : []),
    ...(byHand ? (['giveBack'] as const) : []),
  ];
  const wordOf = (way: Seating | null) => {
    if (way === 'leaveEmpty') return t('groups.decisions.leaveEmpty', { team: goesOn?.name ?? '' });
    if (way === 'giveBack') return t('groups.decisions.giveBack');
    return isPlayed && team
      ? t('groups.decisions.keep', { team: team.name })
      : t('groups.decisions.seatTeam');
  };
  return (
    <section className="group-list__panel" aria-label={seatText(t, seat)}>
      {isPlayed ? (
        <Banner kind="wait">
          {t('groups.decisions.played', {
            count: playedMatches.length,
            matches: playedMatches.join(', '),
          })}
        </Banner>
      ) : null}
      {first === undefined ? (
        <button className="button button--outline" type="button" onClick={close}>
          {t('groups.back')}
        </button>
      ) : (
        <Form form={form}>
          {isPlayed ? null : <TeamField seat={seat} field={form.field('team')} />}
          <ReasonField {...form.field('reason')} />
          <Submit
            form={form}
            way={first}
            cancel={close}
            more={others.map((way) => (
              <AsyncButton key={way} look="plain" action={() => form.submit(way)}>
                {wordOf(way)}
              </AsyncButton>
            ))}
          >
            {wordOf(first)}
          </Submit>
        </Form>
      )}
    </section>
  );
}

/** Shows what a seating changes and stores it. @returns takes the id of the team, or leaves the seat empty, or gives it back to its table */
function useSeating(seat: Seat) {
  const t = useWords();
  const { seatEffect, seatSave } = useDecisionCalls();
  const decide = useDecide();
  const explain = usePublicReason();
  const { target, team, byHand, goesOn } = seat;
  return async (decided: number | Seating, reason: string) => {
    const asked =
      decided === 'leaveEmpty'
        ? { target, teamId: null, nobody: true as const }
        : { target, teamId: decided === 'giveBack' ? null : decided };
    const names = { seat: seatText(t, seat), team: goesOn?.name ?? '' };
    const words = wordsOf[typeof decided === 'number' ? 'seat' : decided];
    return decide({
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

function TeamField({ seat, field }: { seat: Seat; field: FormField<string> }) {
  const t = useWords();
  const read = useRead('groupSeats', { params: { id: seat.group?.id ?? 0 } });
  return (
    <Ready read={read}>
      {({ teams }) => (
        <ListField
          {...field}
          label={t('groups.decisions.team')}
          options={teams.map(({ id, name }) => ({ value: String(id), label: name }))}
          none={t('groups.decisions.choose')}
        />
      )}
    </Ready>
  );
}
