import type { AdminGroup } from '@sevenmetre/contract/groups/group-closing';
import { required } from '@sevenmetre/rules/validation';
import { showToast } from '../../../lib/page/toasts.ts';
import { useWords } from '../../../lib/words/words.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { Form, Submit } from '../../../ui/forms/form.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Banner } from '../../../ui/page/badge.tsx';
import { Ready } from '../../../ui/page/states.tsx';
import { ClosingEffects } from './closing-effects.tsx';
import { ReasonField } from './reason-field.tsx';

interface ClosingPanelProps {
  readonly group: AdminGroup;
  readonly close: () => void;
}

/** What closing a group (or opening a closed one) changes, and the press that does it, with its reason. */
export function ClosingPanel({ group, close }: ClosingPanelProps) {
  const t = useWords();
  const { id, label, closedByHand, running } = group;
  const isBlocked = !closedByHand && running > 0;
  const read = useRead('groupClosingImpact', { params: { id } });
  const write = useWrite('groupClose', ['adminGroups', 'groupClosingImpact', 'recordHistory']);
  const names = { group: label };
  const form = useForm({
    id: `closing-${id}`,
    values: { reason: '' },
    check: ({ reason }) => ({ reason: required(reason) }),
    send: async ({ reason }) => {
      const outcome = await write({ params: { id }, body: { closed: !closedByHand, reason: reason.trim() } });
      if (!outcome.ok) return outcome;
      showToast('done', t(closedByHand ? 'groups.openDone' : 'groups.closeDone', names));
      close();
      return outcome;
    },
  });
  const title = closedByHand ? 'groups.openTitle' : 'groups.closeTitle';
  return (
    <section className="group-list__panel" aria-label={t(title, names)}>
      <h3>{t(title, names)}</h3>
      <Ready read={read}>
        {(closing) => (
          <>
            <ClosingEffects closing={closing} />
            {isBlocked ? (
              <Blocked close={close} />
            ) : (
              <Form form={form}>
                <ReasonField {...form.field('reason')} />
                <Submit form={form} cancel={close}>
                  {t(closedByHand ? 'groups.reopen' : 'groups.close')}
                </Submit>
              </Form>
            )}
          </>
        )}
      </Ready>
    </section>
  );
}

/** A group that is played is not closed. */
function Blocked({ close }: Pick<ClosingPanelProps, 'close'>) {
  const t = useWords();
  return (
    <>
      <Banner kind="wait">{t('errors.group-running')}</Banner>
      <button className="button button--outline" type="button" onClick={close}>
        {t('groups.back')}
      </button>
    </>
  );
}
