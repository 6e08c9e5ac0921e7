import type { PlanHappening } from '@sevenmetre/contract/plan/schemas';
import { useWords } from '../../../../lib/words/words.ts';
import { Form, Submit } from '../../../../ui/forms/form.tsx';
import { useForm } from '../../../../ui/forms/use-form.ts';
import { GroupFields } from './group-fields.tsx';
import { type HappeningDraft, happeningErrors, happeningOf } from './happening-draft.ts';
import { HallField, PlaceFields } from './place-fields.tsx';
import { MatchField } from './match-field.tsx';
import { MomentField } from './moment-field.tsx';
import type { HappeningFieldsProps } from './happening-draft.ts';

interface HappeningFormProps extends Omit<HappeningFieldsProps, 'form'> {
  readonly draft: HappeningDraft;
  readonly add: (happening: PlanHappening) => void;
  readonly leave: () => void;
}

/** The fields of one thing that happened. */
export function HappeningForm({ draft, changes, names, add, leave }: HappeningFormProps) {
  const t = useWords();
  const form = useForm<HappeningDraft>({
    id: 'happening',
    values: draft,
    check: (values) => {
      const { to, ...errors } = happeningErrors(values);
      return { ...errors, to: to === 'end' ? t('planChanges.endBeforeStart') : to };
    },
    send: async (values) => {
      const happening = happeningOf(values);
      if (happening === null) return undefined;
      add(happening);
      return { ok: true };
    },
  });
  const title = t(`planChanges.kind.${draft.kind}`);
  return (
    <Form form={form} className="change-event" label={title}>
      <h3>{title}</h3>
      <Fields form={form} changes={changes} names={names} />
      <Submit form={form} cancel={leave}>
        {t('planChanges.add')}
      </Submit>
    </Form>
  );
}

function Fields(props: HappeningFieldsProps) {
  const t = useWords();
  const { form, changes, names } = props;
  const match = (
    <MatchField {...form.field('match')} label={t('planChanges.match')} changes={changes} names={names} />
  );
  switch (form.values.kind) {
    case 'hallClosed':
    case 'hallGained':
    case 'hallLate':
      return <PlaceFields {...props} />;
    case 'matchPostponed':
      return (
        <>
          {match}
          <Moment {...props} label={t('planChanges.notBefore')} />
        </>
      );
    case 'matchMoved':
      return (
        <>
          {match}
          <HallField {...props} />
          <Moment {...props} label={t('planChanges.at')} />
          <p className="field-hint">{t('planChanges.byHandHint')}</p>
        </>
      );
    case 'matchesSwapped':
      return (
        <>
          {match}
          <MatchField
            {...form.field('otherMatch')}
            label={t('planChanges.otherMatch')}
            changes={changes}
            names={names}
          />
        </>
      );
    case 'categoryDelayed':
    case 'teamsSwapped':
    case 'teamAdded':
    case 'groupSmaller':
      return <GroupFields {...props} />;
  }
}

function Moment({ form, changes, label }: HappeningFieldsProps & { readonly label: string }) {
  return <MomentField {...form.field('from')} label={label} days={changes.days} />;
}
