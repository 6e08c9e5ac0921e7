import type { PlanChanges, PlanHappening } from '@sevenmetre/contract/plan/schemas';
import type { Translator } from '@sevenmetre/phrases';
import { useWords } from '../../../../lib/words/words.ts';
import { Form, Submit } from '../../../../ui/forms/form.tsx';
import { useForm } from '../../../../ui/forms/use-form.ts';
import { GroupFields } from './group-fields.tsx';
import {
  type HappeningDraft,
  arrivalOf,
  happeningErrors,
  happeningsOf,
  laterThan,
  missedMatches,
  newDraft,
} from './happening-draft.ts';
import { HallField, PlaceFields } from './place-fields.tsx';
import { MatchField } from './match-field.tsx';
import { MomentField } from './moment-field.tsx';
import { TeamChoice } from './team-choice.tsx';
import { type ChangeNames, matchName } from './change-names.ts';
import type { HappeningFieldsProps } from './happening-draft.ts';

interface HappeningFormProps extends Omit<HappeningFieldsProps, 'form'> {
  readonly draft: HappeningDraft;
  readonly add: (happenings: readonly PlanHappening[]) => void;
  readonly leave: () => void;
  /** What was typed over the draft before a reload; null: nothing. */
  readonly typed: HappeningDraft | null;
  /** Keeps what is typed, for after a reload; null: nothing. */
  readonly keep: (typed: HappeningDraft | null) => void;
  /** What opened the form is gone: its first field takes the focus. */
  readonly takesFocus: boolean;
}

/** The fields of one thing that happened. */
export function HappeningForm(props: HappeningFormProps) {
  const { draft, changes, names, add, leave, typed, keep, takesFocus } = props;
  const t = useWords();
  const form = useForm<HappeningDraft>({
    id: 'happening',
    values: draft,
    draft: {
      found: typed === null ? null : { value: { values: typed, before: draft }, savedAt: 0 },
      savedAt: null,
      keep: ({ values }) => keep(values),
      drop: () => keep(null),
    },
    check: (values) => {
      const { to, ...errors } = happeningErrors(values);
      return {
        ...errors,
        ...(to === undefined ? {} : { to: to === 'end' ? t('planChanges.endBeforeStart') : to }),
        ...tooEarly(t, values, changes, names),
      };
    },
    send: async (values) => {
      const happenings = happeningsOf(values, changes);
      if (happenings.length === 0) return undefined;
      add(happenings);
      return { ok: true };
    },
  });
  const title = t(`planChanges.kind.${draft.kind}`);
  return (
    <Form form={form} className="change-event" label={title} takesFocus={takesFocus}>
      <h3>{title}</h3>
      <Fields form={form} changes={changes} names={names} />
      <Submit form={form} cancel={leave}>
        {t('planChanges.add')}
      </Submit>
    </Form>
  );
}

/** A match or a team that is not later than the plan has it. */
function tooEarly(
  t: Translator,
  values: HappeningDraft,
  changes: PlanChanges,
  names: ChangeNames,
): { readonly from?: string } {
  if (values.kind === 'teamLate')
    return values.team === '' || missedMatches(values, changes).length > 0
      ? {}
      : { from: t('planChanges.teamNotLate') };
  const start = changes.matches.find(({ key }) => key === values.match)?.placement?.start;
  if (values.kind !== 'matchPostponed' || start === undefined || values.from > start) return {};
  return { from: t('planChanges.notLater', { time: names.moment(start) }) };
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
    case 'teamLate':
      return <LateTeam {...props} />;
    case 'matchPostponed':
      return (
        <>
          <MatchField
            {...form.field('match')}
            label={t('planChanges.match')}
            changes={changes}
            names={names}
            onChange={(key) =>
              form.change({
                match: key,
                from: laterThan(key, newDraft('matchPostponed', changes).from, changes),
              })
            }
          />
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

/** A team, when it can play, and which of its matches begin before that. */
function LateTeam(props: HappeningFieldsProps) {
  const t = useWords();
  const { form, changes, names } = props;
  const missed = missedMatches(form.values, changes).map((match) =>
    match.placement ? `${matchName(match)} ${names.place(match.placement)}` : matchName(match),
  );
  return (
    <>
      <TeamChoice
        {...form.field('team')}
        changes={changes}
        onChange={(team) =>
          form.change({ team, from: arrivalOf(team, newDraft('teamLate', changes).from, changes) })
        }
      />
      <Moment {...props} label={t('planChanges.playsFrom')} />
      {missed.length === 0 ? null : (
        <p className="field-hint">{t('planChanges.missed', { matches: missed.join(', ') })}</p>
      )}
    </>
  );
}
