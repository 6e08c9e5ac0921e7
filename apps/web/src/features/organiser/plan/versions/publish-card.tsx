import type { PlanDifference, PlanScope } from '@sevenmetre/contract/plan/schemas';
import { required } from '@sevenmetre/rules/validation';
import { useState } from 'react';
import { showToast } from '../../../../lib/page/toasts.ts';
import { newKey } from '../../../../lib/queries/new-key.ts';
import { useRead } from '../../../../lib/queries/use-read.ts';
import { useWrite } from '../../../../lib/queries/use-write.ts';
import { useWords } from '../../../../lib/words/words.ts';
import { CheckField } from '../../../../ui/forms/choice-fields.tsx';
import { Form, Submit } from '../../../../ui/forms/form.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { useForm } from '../../../../ui/forms/use-form.ts';
import { Card } from '../../../../ui/page/card.tsx';
import { Ready } from '../../../../ui/page/states.tsx';
import { usePublicReason } from '../../page/use-public-reason.tsx';
import type { CategoryLooks } from '../category-looks.ts';
import { withNotified } from '../changes/notified-text.ts';
import { planFailureText } from '../plan-failure.ts';
import { DifferenceBoard } from './difference-board.tsx';
import { Difference, changesOf } from './difference.tsx';
import { type Cell, ScopeTable, categoriesOf, scopeOf } from './scope-table.tsx';

interface PublishCardProps {
  /** An older version that is published again; null: the draft. */
  readonly version: number | null;
  /** Codes of the categories that the draft contains. */
  readonly planned: readonly string[];
  /** Of all categories. */
  readonly looks: readonly CategoryLooks[];
  /** Leaves the older version. */
  readonly leave: () => void;
}

const old = ['planVersions', 'planDraft', 'planOverview', 'planPublishPreview'] as const;
const nothingLeftOut: ReadonlySet<Cell> = new Set();

/** What publishing changes, at once: by part and category, in the halls and as a list; and the button that does it. */
export function PublishCard({ version, planned, looks, leave }: PublishCardProps) {
  const t = useWords();
  const [leftOut, setLeftOut] = useState(nothingLeftOut);
  const all = useRead('planPublishPreview', { body: { version, scope: scopeOf([], nothingLeftOut) } });
  const concerned = new Set([...planned, ...(all.data ? categoriesOf(all.data) : [])]);
  const columns = looks.filter(({ code }) => concerned.has(code));
  const scope = scopeOf(
    columns.map(({ code }) => code),
    leftOut,
  );
  const read = useRead('planPublishPreview', { body: { version, scope } }, { keepPrevious: true });
  const title =
    version === null
      ? t('planVersions.publishTitle')
      : t('planVersions.goingBack', { number: String(version) });
  const back =
    version === null ? undefined : (
      <button type="button" className="button button--outline" onClick={leave}>
        {t('planVersions.cancel')}
      </button>
    );
  return (
    <Card title={title} aside={back}>
      <Ready read={all}>
        {(everything) =>
          changesOf(everything) === 0 ? (
            <Difference difference={everything} />
          ) : (
            <ScopeTable looks={columns} difference={everything} leftOut={leftOut} change={setLeftOut} />
          )
        }
      </Ready>
      <Ready read={read} skeleton={null}>
        {(difference) =>
          all.data === undefined || changesOf(all.data) === 0 ? null : (
            <div className={read.isFormer ? 'version-former' : undefined} aria-busy={read.isFormer}>
              <Difference difference={difference} />
              <DifferenceBoard difference={difference} isDraft={version === null} looks={looks} />
              <Publish
                version={version}
                scope={scope}
                difference={difference}
                isFormer={read.isFormer}
                refresh={read.refresh}
                published={() => {
                  setLeftOut(nothingLeftOut);
                  leave();
                }}
              />
            </div>
          )
        }
      </Ready>
    </Card>
  );
}

interface PublishProps {
  readonly version: number | null;
  readonly scope: PlanScope;
  readonly difference: PlanDifference;
  /** The difference is that of another scope: the one that was chosen is on its way. */
  readonly isFormer: boolean;
  readonly refresh: () => Promise<void>;
  readonly published: () => void;
}

/** The button names how much changes; a plan that breaks rules needs a reason. */
function Publish(props: PublishProps) {
  const { version, difference, isFormer } = props;
  const t = useWords();
  const form = usePublishForm(props);
  const count = changesOf(difference);
  const needsReason = difference.brokenRules > 0 && form.values.reason.trim() === '';
  if (count === 0 || difference.refused.length > 0)
    // Refused since somebody else was first: the difference above is the newest.
    return form.failure === null ? null : (
      <p className="field-error" role="alert">
        {form.failure}
      </p>
    );
  return (
    <Form form={form} className="version-publish">
      <TextField
        {...form.field('reason')}
        label={t('planVersions.reason')}
        hint={needsReason ? t('planVersions.reasonMissing') : t('planVersions.reasonHint')}
        maxLength={500}
        optional={difference.brokenRules === 0 ? 'unsaid' : false}
      />
      {version === null ? (
        <TextField
          {...form.field('publicReason')}
          label={t('planChanges.publicReason')}
          hint={t('planVersions.publicReasonHint')}
          maxLength={200}
          optional
        />
      ) : null}
      <div className="version-publish__go">
        <CheckField {...form.field('tellClubs')} label={t('planVersions.tellClubs')} />
        <Submit form={form} disabled={isFormer}>
          {t('planVersions.publish', { count })}
        </Submit>
      </div>
    </Form>
  );
}

const nothingTyped = { reason: '', publicReason: '', tellClubs: true };

function usePublishForm(props: PublishProps) {
  const { version, scope, difference, refresh, published } = props;
  const t = useWords();
  const [clientKey, setClientKey] = useState(newKey);
  const publish = useWrite('planPublish', old);
  const rollBack = useWrite('planRollback', old);
  const explain = usePublicReason();
  return useForm({
    values: nothingTyped,
    check: ({ reason }) => ({ reason: difference.brokenRules > 0 ? required(reason) : null }),
    refused: (failure) => planFailureText(t, failure),
    send: async ({ reason, publicReason, tellClubs }, { reset }) => {
      const body = { clientKey, scope, hash: difference.hash, reason: reason.trim() || null, tellClubs };
      const outcome =
        version === null
          ? await explain((asked) =>
              publish({ body: { ...body, publicReason: publicReason.trim() || asked } }),
            )
          : await explain((asked) =>
              rollBack({ params: { number: String(version) }, body: { ...body, publicReason: asked } }),
            );
      if (!outcome.ok) {
        await refresh();
        return outcome;
      }
      const [newest] = outcome.body.versions;
      const sentence = t('planVersions.published', { number: String(newest?.number ?? '') });
      showToast('done', withNotified(t, sentence, newest?.notified));
      setClientKey(newKey());
      reset(nothingTyped);
      published();
      return outcome;
    },
  });
}
