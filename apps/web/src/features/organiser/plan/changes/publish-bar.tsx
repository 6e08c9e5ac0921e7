import type { RepairPlan } from '@sevenmetre/contract/plan/schemas';
import { useState } from 'react';
import { useWords } from '../../../../lib/words/words.ts';
import { AsyncButton } from '../../../../ui/forms/async-button.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { Badge } from '../../../../ui/page/badge.tsx';
import { concernedText } from './plan-figures.ts';
import type { Repair } from './use-repair.ts';

interface PublishBarProps {
  readonly plan: RepairPlan;
  /** Number of the version that it becomes. */
  readonly next: number;
  /** The plans are outdated, since the entered changes differ: none of them can be published. */
  readonly isStale: boolean;
  /** Keeps this plan chosen when a better one comes. */
  readonly keep: () => void;
  readonly publish: Repair['publish'];
}

/** What publishing the chosen plan does, with its reason, and the button. */
export function PublishBar({ plan, next, isStale, keep, publish }: PublishBarProps) {
  const t = useWords();
  const [reason, setReason] = useState('');
  const [publicReason, setPublicReason] = useState('');
  const [tellClubs, setTellClubs] = useState(true);
  const broken = plan.broken.length + plan.unplaced.length;
  const needsReason = broken > 0 && reason.trim() === '';
  const { mails, languages } = plan.messages;
  const write = (set: (typed: string) => void) => (typed: string) => {
    keep();
    set(typed);
  };
  return (
    <div className="change-bar">
      <div className="change-bar__sum">
        {broken === 0 ? (
          <Badge kind="good">{t('planChanges.noRuleBroken')}</Badge>
        ) : (
          <Badge kind="bad">{t('planChanges.rulesBroken', { count: broken })}</Badge>
        )}
        <p>
          <b>{t(`planChanges.aim.${plan.aim}`)}:</b>{' '}
          {t('planChanges.counted.matches', { count: plan.moved.length })}, {concernedText(t, plan)}.{' '}
          <span className="muted">
            {t('planChanges.messages', { count: tellClubs ? mails : 0, languages: languages.join(', ') })}
            {plan.pairs > 0 ? ` ${t('planChanges.pairsAsked')}` : null}
          </span>
        </p>
        <Broken plan={plan} />
      </div>
      <TextField
        name="public-reason"
        label={t('planChanges.publicReason')}
        hint={t('planChanges.publicReasonHint')}
        value={publicReason}
        onChange={write(setPublicReason)}
        maxLength={200}
        optional
      />
      <TextField
        name="reason"
        label={t('planChanges.reason')}
        value={reason}
        onChange={write(setReason)}
        maxLength={500}
        optional={broken === 0}
        {...(needsReason ? { hint: t('planChanges.needsReason') } : {})}
      />
      <div className="change-bar__go">
        <TellClubs value={tellClubs} onChange={setTellClubs} />
        <AsyncButton
          action={() => publish({ reason, publicReason, tellClubs })}
          disabled={isStale || needsReason}
        >
          {t('planChanges.publish', { number: String(next) })}
        </AsyncButton>
      </div>
    </div>
  );
}

interface TellClubsProps {
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
}

function TellClubs({ value, onChange }: TellClubsProps) {
  const t = useWords();
  return (
    <label className="plan-check">
      <input type="checkbox" checked={value} onChange={(event) => onChange(event.target.checked)} />
      {t('planChanges.tellClubs')}
    </label>
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
