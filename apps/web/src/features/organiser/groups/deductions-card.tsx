import { type Deduction, mostDeducted } from '@sevenmetre/contract/groups/decisions';
import type { AdminGroup } from '@sevenmetre/contract/groups/group-closing';
import { firstError, required, wholeNumber } from '@sevenmetre/rules/validation';
import { useState } from 'react';
import { useRead } from '../../../lib/queries/use-read.ts';
import { useWords } from '../../../lib/words/words.ts';
import { ListField } from '../../../ui/forms/choice-fields.tsx';
import { Form, Submit } from '../../../ui/forms/form.tsx';
import { NumberField } from '../../../ui/forms/number-fields.tsx';
import { Filter } from '../../../ui/forms/search-box.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Card } from '../../../ui/page/card.tsx';
import { Ready } from '../../../ui/page/states.tsx';
import { ReasonField } from './reason-field.tsx';
import { useDecide, useDecisionCalls } from './use-decide.tsx';

type GroupHead = Pick<AdminGroup, 'id' | 'label'>;
type Team = Deduction['team'];

/** Points that rulings have taken from teams; taking some from a team of a group, or giving them back. */
export function DeductionsCard({ groups }: { groups: readonly AdminGroup[] }) {
  const t = useWords();
  const read = useRead('decisions', {});
  const [group, setGroup] = useState('');
  const chosen = groups.find(({ id }) => String(id) === group);
  return (
    <Card title={t('groups.deductions.title')}>
      <p className="field-hint">{t('groups.deductions.lead')}</p>
      <Ready read={read}>
        {({ deductions }) => (
          <>
            <ul className="group-list">
              {deductions.map((deduction) => (
                <DeductionRow key={`${deduction.group.id} ${deduction.team.id}`} deduction={deduction} />
              ))}
            </ul>
            <div className="group-list__tools">
              <Filter
                label={t('groups.deductions.group')}
                value={group}
                all={t('groups.decisions.choose')}
                options={groups.map(({ id, label, categoryCode }) => [
                  String(id),
                  `${label} (${categoryCode})`,
                ])}
                choose={setGroup}
              />
            </div>
            {chosen ? (
              <TeamOfGroup
                key={chosen.id}
                group={chosen}
                deductions={deductions}
                close={() => setGroup('')}
              />
            ) : null}
          </>
        )}
      </Ready>
    </Card>
  );
}

function DeductionRow({ deduction: { group, team, points, reason } }: { deduction: Deduction }) {
  const t = useWords();
  const [isOpen, setOpen] = useState(false);
  const name = `${group.label}, ${team.name}`;
  return (
    <li>
      <div className="group-list__row group-list__decision">
        <b>{name}</b>
        <span>{t('groups.deductions.row', { count: points, reason })}</span>
        <button
          className="button button--outline"
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {t('groups.deductions.change')}
          <span className="visually-hidden"> {name}</span>
        </button>
      </div>
      {isOpen ? (
        <DeductionForm group={group} team={team} taken={points} close={() => setOpen(false)} />
      ) : null}
    </li>
  );
}

interface TeamOfGroupProps {
  readonly group: GroupHead;
  readonly deductions: readonly Deduction[];
  readonly close: () => void;
}

function TeamOfGroup({ group, deductions, close }: TeamOfGroupProps) {
  const t = useWords();
  const read = useRead('groupSeats', { params: { id: group.id } });
  const [team, setTeam] = useState('');
  return (
    <Ready read={read}>
      {({ seats }) => {
        const teams = seats.flatMap(({ seat, team: seated }) => (seat !== null && seated ? [seated] : []));
        const chosen = teams.find(({ id }) => String(id) === team);
        const known = deductions.find((one) => one.group.id === group.id && one.team.id === chosen?.id);
        return (
          <>
            <ListField
              name={`deduction-team-${group.id}`}
              label={t('groups.decisions.team')}
              value={team}
              onChange={setTeam}
              options={teams.map(({ id, name }) => ({ value: String(id), label: name }))}
              none={t('groups.decisions.choose')}
            />
            {chosen ? (
              <DeductionForm
                key={chosen.id}
                group={group}
                team={chosen}
                taken={known?.points ?? 0}
                close={close}
              />
            ) : null}
          </>
        );
      }}
    </Ready>
  );
}

interface DeductionFormProps {
  readonly group: GroupHead;
  readonly team: Team;
  /** Points that are taken now. */
  readonly taken: number;
  readonly close: () => void;
}

/** Shows what a deduction changes in the table, and stores it once one has agreed. */
function DeductionForm({ group, team, taken, close }: DeductionFormProps) {
  const t = useWords();
  const { deductionEffect, deductionSave } = useDecisionCalls();
  const decide = useDecide();
  const first: { readonly points: number | null; readonly reason: string } = {
    points: taken === 0 ? null : taken,
    reason: '',
  };
  const form = useForm({
    id: `deduction-${group.id}-${team.id}`,
    values: first,
    check: ({ points, reason }) => ({
      points: firstError(points, [required, wholeNumber(0, mostDeducted)]),
      reason: required(reason),
    }),
    send: async ({ points, reason }) => {
      const params = { id: group.id };
      const names = { team: team.name, group: group.label };
      const asked = { teamId: team.id, points: points ?? 0 };
      const sent = await decide({
        effect: () => deductionEffect({ params, body: asked }),
        title: t(points === 0 ? 'groups.deductions.sureBack' : 'groups.deductions.sure', names),
        confirm: t(points === 0 ? 'groups.deductions.confirmBack' : 'groups.deductions.confirm'),
        done: t('groups.deductions.done', names),
        write: () => deductionSave({ params, body: { ...asked, before: taken, reason: reason.trim() } }),
      });
      if (sent?.ok) close();
      return sent;
    },
  });
  return (
    <Form form={form} className="group-list__panel" label={`${group.label}, ${team.name}`}>
      <NumberField
        {...form.field('points')}
        label={t('groups.deductions.points')}
        hint={t('groups.deductions.hint')}
      />
      <ReasonField {...form.field('reason')} />
      <Submit form={form} cancel={close}>
        {t('groups.deductions.take')}
      </Submit>
    </Form>
  );
}
