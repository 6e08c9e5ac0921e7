import type { PlanDifference, PlanScope } from '@sevenmetre/contract/plan/schemas';
import { useState } from 'react';
import { showToast } from '../../../../lib/page/toasts.ts';
import { failureText } from '../../../../lib/queries/failure-words.ts';
import { newKey } from '../../../../lib/queries/new-key.ts';
import { useWrite } from '../../../../lib/queries/use-write.ts';
import { useWords } from '../../../../lib/words/words.ts';
import { AsyncButton } from '../../../../ui/forms/async-button.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { Card } from '../../../../ui/page/card.tsx';
import { usePublicReason } from '../../page/use-public-reason.tsx';
import { planFailureText } from '../plan-failure.ts';
import { Difference, changesOf } from './difference.tsx';

interface PublishCardProps {
  /** An older version that is published again; null: the draft. */
  readonly version: number | null;
  readonly codes: readonly string[];
  /** Leaves the older version. */
  readonly leave: () => void;
}

const old = ['planVersions', 'planDraft', 'planOverview'] as const;

/** First the difference, then its publication: of everything, or of some categories, groups or schedule. */
export function PublishCard({ version, codes, leave }: PublishCardProps) {
  const t = useWords();
  const [scope, setScope] = useState<PlanScope>({ categories: null, groups: true, schedule: true });
  const [difference, setDifference] = useState<PlanDifference | null>(null);
  const preview = useWrite('planPublishPreview');
  const compare = async () => {
    const outcome = await preview({ body: { version, scope } });
    if (outcome.ok) setDifference(outcome.body);
    else showToast('error', failureText(t, outcome.failure));
    return outcome.ok;
  };
  const change = (next: PlanScope) => {
    setScope(next);
    setDifference(null);
  };
  const title =
    version === null
      ? t('planVersions.publishTitle')
      : t('planVersions.goingBack', { number: String(version) });
  return (
    <Card title={title}>
      <Scope scope={scope} codes={codes} change={change} />
      <div className="plan-inline">
        <AsyncButton action={compare} look={difference === null ? 'primary' : 'plain'}>
          {t('planVersions.compare')}
        </AsyncButton>
        {version === null ? null : (
          <button type="button" className="button button--outline" onClick={leave}>
            {t('planVersions.cancel')}
          </button>
        )}
      </div>
      {difference === null ? null : (
        <>
          <Difference difference={difference} />
          <Publish
            version={version}
            scope={scope}
            difference={difference}
            published={() => {
              setDifference(null);
              leave();
            }}
          />
        </>
      )}
    </Card>
  );
}

interface ScopeProps {
  readonly scope: PlanScope;
  readonly codes: readonly string[];
  readonly change: (scope: PlanScope) => void;
}

function Scope({ scope, codes, change }: ScopeProps) {
  const t = useWords();
  const chosen = scope.categories;
  const toggle = (code: string, isOn: boolean) => {
    const now = chosen ?? codes;
    const next = isOn ? [...now, code] : now.filter((one) => one !== code);
    change({ ...scope, categories: next.length === codes.length ? null : next });
  };
  return (
    <fieldset className="plan-inline">
      <legend>{t('planVersions.what')}</legend>
      {(['groups', 'schedule'] as const).map((part) => (
        <label key={part} className="plan-check">
          <input
            type="checkbox"
            checked={scope[part]}
            onChange={(event) => change({ ...scope, [part]: event.target.checked })}
          />
          {t(`planVersions.${part}`)}
        </label>
      ))}
      {codes.map((code) => (
        <label key={code} className="plan-check">
          <input
            type="checkbox"
            checked={chosen === null || chosen.includes(code)}
            onChange={(event) => toggle(code, event.target.checked)}
          />
          {code}
        </label>
      ))}
    </fieldset>
  );
}

interface PublishProps {
  readonly version: number | null;
  readonly scope: PlanScope;
  readonly difference: PlanDifference;
  readonly published: () => void;
}

/** The button names how much changes; a plan that breaks rules needs a reason. */
function Publish({ version, scope, difference, published }: PublishProps) {
  const t = useWords();
  const [reason, setReason] = useState('');
  const [publicReason, setPublicReason] = useState('');
  const [tellClubs, setTellClubs] = useState(true);
  const [clientKey] = useState(newKey);
  const publish = useWrite('planPublish', old);
  const rollBack = useWrite('planRollback', old);
  const explain = usePublicReason();
  const needsReason = difference.brokenRules > 0 && reason.trim() === '';
  const count = changesOf(difference);
  const body = {
    clientKey,
    scope,
    hash: difference.hash,
    reason: reason.trim() === '' ? null : reason.trim(),
    tellClubs,
  };
  const store = async () => {
    const outcome =
      version === null
        ? await explain((asked) => publish({ body: { ...body, publicReason: publicReason.trim() || asked } }))
        : await explain((asked) =>
            rollBack({ params: { number: String(version) }, body: { ...body, publicReason: asked } }),
          );
    if (!outcome.ok) {
      showToast('error', planFailureText(t, outcome.failure));
      return false;
    }
    const [newest] = outcome.body.versions;
    showToast('done', t('planVersions.published', { number: String(newest?.number ?? '') }));
    published();
    return true;
  };
  if (count === 0 || difference.refused.length > 0) return null;
  return (
    <div className="plan-form">
      <label htmlFor="publish-reason">{t('planVersions.reason')}</label>
      <textarea
        id="publish-reason"
        value={reason}
        maxLength={500}
        aria-describedby="publish-reason-hint"
        onChange={(event) => setReason(event.target.value)}
      />
      <p id="publish-reason-hint" className="muted">
        {needsReason ? t('planVersions.reasonMissing') : t('planVersions.reasonHint')}
      </p>
      {version === null ? (
        <TextField
          name="public-reason"
          label={t('planChanges.publicReason')}
          hint={t('planVersions.publicReasonHint')}
          value={publicReason}
          onChange={setPublicReason}
          maxLength={200}
          optional
        />
      ) : null}
      <label className="plan-check">
        <input type="checkbox" checked={tellClubs} onChange={(event) => setTellClubs(event.target.checked)} />
        {t('planVersions.tellClubs')}
      </label>
      <div>
        <AsyncButton action={store} disabled={needsReason}>
          {t('planVersions.publish', { count })}
        </AsyncButton>
      </div>
    </div>
  );
}
