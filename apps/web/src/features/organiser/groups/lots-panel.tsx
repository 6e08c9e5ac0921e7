import type { LotTie } from '@sevenmetre/contract/groups/decisions';
import { required } from '@sevenmetre/rules/validation';
import { useWords } from '../../../lib/words/words.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { ListField } from '../../../ui/forms/choice-fields.tsx';
import { Form, Submit } from '../../../ui/forms/form.tsx';
import { type UsedForm, useForm } from '../../../ui/forms/use-form.ts';
import { ReasonField } from './reason-field.tsx';
import { useDecide, useDecisionCalls } from './use-decide.tsx';

interface LotsPanelProps {
  readonly tie: LotTie;
  readonly close: () => void;
}

type LotsBy = 'server' | 'nobody';

interface Values {
  /** Ids of teams by place; '' is not known yet. */
  readonly order: readonly string[];
  readonly reason: string;
}

/** Lots of level teams: as they were drawn in the hall, or drawn by the server; drawn ones are taken back. */
export function LotsPanel({ tie, close }: LotsPanelProps) {
  const t = useWords();
  const { group, teams, places, drawnAt } = tie;
  const draw = useLots(tie);
  const form = useForm<Values, LotsBy>({
    id: `lots-${group.id}-${places[0]}`,
    values: { order: teams.map(() => ''), reason: '' },
    check: ({ order, reason }, by) => ({
      order: by === null && order.includes('') ? { code: 'required' } : null,
      reason: required(reason),
    }),
    send: async ({ order, reason }, { way: by }) => {
      const sent = await draw(by ?? 'hand', order.map(Number), reason.trim());
      if (sent?.ok) close();
      return sent;
    },
  });
  const drawHere = (
    <AsyncButton look="plain" action={() => form.submit('server')}>
      {t('groups.decisions.drawHere')}
    </AsyncButton>
  );
  return (
    <section className="group-list__panel" aria-label={t('groups.decisions.lotsOf', { group: group.label })}>
      <WaitingFor tie={tie} />
      <Form form={form}>
        {drawnAt === null ? <DrawnOrder tie={tie} form={form} /> : null}
        <ReasonField {...form.field('reason')} />
        {drawnAt === null ? (
          <Submit form={form} cancel={close} more={drawHere}>
            {t('groups.decisions.record')}
          </Submit>
        ) : (
          <Submit form={form} way="nobody" cancel={close}>
            {t('groups.decisions.takeBack')}
          </Submit>
        )}
      </Form>
    </section>
  );
}

/** Shows what the lots change and stores them. */
function useLots({ group, teams, waiting }: LotTie) {
  const t = useWords();
  const { lotsEffect, lotsSave } = useDecisionCalls();
  const decide = useDecide();
  const ids = teams.map(({ id }) => id);
  return async (by: 'hand' | LotsBy, drawn: readonly number[], reason: string) => {
    const params = { id: group.id };
    const lots = { by, teamIds: by === 'hand' ? [...drawn] : ids };
    const names = { group: group.label };
    const isTakenBack = by === 'nobody';
    return decide({
      ...(by === 'server'
        ? { known: t('groups.decisions.drawHereText', { count: waiting.length }) }
        : { effect: () => lotsEffect({ params, body: { ...lots, by } }) }),
      title: t(isTakenBack ? 'groups.decisions.takeBackSure' : 'groups.decisions.drawSure', names),
      confirm: t(`groups.decisions.${by === 'hand' ? 'record' : by === 'server' ? 'drawHere' : 'takeBack'}`),
      done: t(isTakenBack ? 'groups.decisions.takenBack' : 'groups.decisions.drawn', names),
      write: () => lotsSave({ params, body: { ...lots, reason } }),
    });
  };
}

function WaitingFor({ tie: { waiting } }: { tie: LotTie }) {
  const t = useWords();
  if (waiting.length === 0) return <p>{t('groups.decisions.nobodyWaits')}</p>;
  const places = waiting.map(({ place, groupLabel, matchNumber }) =>
    matchNumber === null
      ? t('groups.decisions.waits', { place, group: groupLabel })
      : t('groups.decisions.waitsMatch', { place, number: String(matchNumber) }),
  );
  return (
    <ul className="group-list__effects">
      {places.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

/** Which team drew which place, for lots that were drawn in the hall. */
function DrawnOrder({
  tie: { group, teams, places },
  form,
}: {
  tie: LotTie;
  form: UsedForm<Values, LotsBy>;
}) {
  const t = useWords();
  const options = teams.map(({ id, name }) => ({ value: String(id), label: name }));
  const { order } = form.values;
  const choose = (at: number, id: string) =>
    form.change({ order: order.map((other, index) => (index === at ? id : other === id ? '' : other)) });
  return (
    <fieldset className="group-list__order">
      <legend>{t('groups.decisions.inHall')}</legend>
      {places.map((place, at) => (
        <ListField
          key={place}
          name={`lot-${group.id}-${place}`}
          label={t('groups.decisions.place', { place })}
          value={order[at] ?? ''}
          onChange={(id) => choose(at, id)}
          error={order[at] === '' ? form.errorOf('order') : undefined}
          options={options}
          none={t('groups.decisions.choose')}
        />
      ))}
    </fieldset>
  );
}
