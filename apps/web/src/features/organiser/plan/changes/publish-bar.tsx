import type { RepairPlan } from '@sevenmetre/contract/plan/schemas';
import { useWords } from '../../../../lib/words/words.ts';
import { CheckField } from '../../../../ui/forms/choice-fields.tsx';
import { Form, Submit } from '../../../../ui/forms/form.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { type FormField, useForm } from '../../../../ui/forms/use-form.ts';
import { Badge } from '../../../../ui/page/badge.tsx';
import { repairFailureText } from '../plan-failure.ts';
import { concernedText } from './plan-figures.ts';
import type { Announcement } from './use-entered.ts';
import type { Repair } from './use-repair.ts';

interface PublishBarProps {
  readonly plan: RepairPlan;
  /** Number of matches that the change cancels. */
  readonly cancelled: number;
  /** Number of the version that it becomes. */
  readonly next: number;
  /** The plans are outdated, since the entered changes differ: none of them can be published. */
  readonly isStale: boolean;
  /** Keeps this plan chosen when a better one comes. */
  readonly keep: () => void;
  readonly publish: Repair['publish'];
  /** What was typed before a reload; null: nothing. */
  readonly said: Announcement | null;
  /** Keeps what is typed. */
  readonly say: Repair['say'];
}

const nothingSaid: Announcement = { reason: '', publicReason: '', tellClubs: true };

/** What publishing the chosen plan does, with its reason, and the button. */
export function PublishBar(props: PublishBarProps) {
  const { plan, cancelled, next, isStale, keep, publish, said, say } = props;
  const t = useWords();
  const broken = plan.broken.length + plan.unplaced.length;
  const { mails, languages, withoutAccount, pairs } = plan.messages;
  const form = useForm({
    values: nothingSaid,
    draft: {
      found: said === null ? null : { value: { values: said, before: nothingSaid }, savedAt: 0 },
      savedAt: null,
      keep: ({ values }) => say(values),
      drop: () => say(null),
    },
    check: ({ reason }) =>
      broken > 0 && reason.trim() === '' ? { reason: t('planChanges.needsReason') } : {},
    refused: (failure) => repairFailureText(t, failure),
    send: publish,
  });
  const { tellClubs } = form.values;
  const kept = <T,>(field: FormField<T>): FormField<T> => ({
    ...field,
    onChange: (value) => {
      keep();
      field.onChange(value);
    },
  });
  return (
    <Form form={form} className="change-bar">
      <div className="change-bar__sum">
        {broken === 0 ? (
          <Badge kind="good">{t('planChanges.noRuleBroken')}</Badge>
        ) : (
          <Badge kind="bad">{t('planChanges.rulesBroken', { count: broken })}</Badge>
        )}
        <p>
          <b>{t(`planChanges.aim.${plan.aim}`)}:</b>{' '}
          {t('planChanges.counted.matches', { count: plan.moved.length })}
          {cancelled > 0 ? ` · ${t('planChanges.cancelled', { count: cancelled })}` : null},{' '}
          {concernedText(t, plan)}.{' '}
          <span className="muted">
            {t('planChanges.messages', { count: tellClubs ? mails : 0, languages: languages.join(', ') })}
            {pairs > 0 ? ` ${t('planChanges.pairsAsked')}` : null}
          </span>
        </p>
        {tellClubs && withoutAccount.length > 0 ? (
          <p>{t('planChanges.noAccount', { clubs: withoutAccount.join(', ') })}</p>
        ) : null}
        <Broken plan={plan} />
      </div>
      <TextField
        {...kept(form.field('publicReason'))}
        label={t('planChanges.publicReason')}
        hint={t('planChanges.publicReasonHint')}
        maxLength={200}
        optional
      />
      <TextField
        {...kept(form.field('reason'))}
        label={t('planChanges.reason')}
        maxLength={500}
        optional={broken === 0}
        {...(broken > 0 && form.errorOf('reason') === undefined
          ? { hint: t('planChanges.needsReason') }
          : {})}
      />
      <div className="change-bar__go">
        <CheckField {...form.field('tellClubs')} label={t('planChanges.tellClubs')} />
        <Submit form={form} disabled={isStale}>
          {t('planChanges.publish', { number: String(next) })}
        </Submit>
      </div>
    </Form>
  );
}

type Rule = 'unplaced' | 'hallTaken' | 'hallClosed' | 'rest' | 'travel' | 'order';

/** The kinds of rules that are broken. */
function Broken({ plan }: Pick<PublishBarProps, 'plan'>) {
  const t = useWords();
  const codes = [...new Set(plan.broken.map(({ code }) => code))];
  if (codes.length === 0) return null;
  return (
    <ul className="change-broken">
      {codes.map((code) => (
        <li key={code}>{t(`planSchedule.code.${code as Rule}`)}</li>
      ))}
    </ul>
  );
}
