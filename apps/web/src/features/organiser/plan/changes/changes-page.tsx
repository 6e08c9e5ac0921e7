import type { PlanChanges } from '@sevenmetre/contract/plan/schemas';
import { useLocation, useSearchParams } from 'react-router';
import { showToast } from '../../../../lib/page/toasts.ts';
import { failureText } from '../../../../lib/queries/failure-words.ts';
import { newKey } from '../../../../lib/queries/new-key.ts';
import { useRead } from '../../../../lib/queries/use-read.ts';
import { useWrite } from '../../../../lib/queries/use-write.ts';
import { useWords } from '../../../../lib/words/words.ts';
import { AsyncButton } from '../../../../ui/forms/async-button.tsx';
import { Card } from '../../../../ui/page/card.tsx';
import { Ready } from '../../../../ui/page/states.tsx';
import { RecentPresses } from '../../undo/recent-presses.tsx';
import { PlanPage } from '../plan-page.tsx';
import { changeNames } from './change-names.ts';
import { LastChange } from './last-change.tsx';
import { PlansSide } from './plans-side.tsx';
import { useEntered } from './use-entered.ts';
import { useRepair } from './use-repair.ts';
import { WhatHappened } from './what-happened.tsx';
import '../plan-forms.css';
import './changes.css';

/** What happened while the tournament is played, plans for it side by side, and the publication of one of them. */
export function PlanChangesPage() {
  const t = useWords();
  const read = useRead('planChanges', {});
  const { data } = read;
  const finished = data?.matches.filter(({ state }) => state === 'finished').length ?? 0;
  const sub =
    data?.version == null
      ? undefined
      : t('planChanges.lead', {
          number: String(data.version.number),
          finished: String(finished),
          total: String(data.matches.length),
        });
  return (
    <PlanPage title={t('planChanges.title')} sub={sub}>
      <Ready read={read}>
        {(changes) => (changes.version === null ? <TakeOver /> : <ChangesBoard changes={changes} />)}
      </Ready>
    </PlanPage>
  );
}

function ChangesBoard({ changes }: { changes: PlanChanges }) {
  const t = useWords();
  const entered = useEntered(changes);
  const repair = useRepair(entered);
  const names = changeNames(t, changes);
  const [query] = useSearchParams();
  const { key } = useLocation();
  // A link to what happened may be followed from this page, too.
  return (
    <>
      <LastChange changes={changes} names={names} />
      <RecentPresses kinds={['team-states']} />
      <div className="change-columns">
        <WhatHappened
          key={key}
          changes={changes}
          names={names}
          repair={repair}
          entered={entered}
          query={query}
        />
        <PlansSide changes={changes} names={names} repair={repair} />
      </div>
    </>
  );
}

const everything = { categories: null, groups: true, schedule: true };

/** What stands becomes the first version, unchanged. */
function TakeOver() {
  const t = useWords();
  const draft = useRead('planDraft', {});
  const fromStanding = useWrite('planFromStanding', ['planDraft', 'planOverview']);
  const preview = useWrite('planPublishPreview');
  const publish = useWrite('planPublish', ['planChanges', 'planVersions']);
  const takeOver = async () => {
    const taken = await fromStanding({ body: { revision: draft.data?.revision ?? 0 } });
    if (!taken.ok) return fail(failureText(t, taken.failure));
    const seen = await preview({ body: { version: null, scope: everything } });
    if (!seen.ok) return fail(failureText(t, seen.failure));
    const reason = t('planChanges.takeOver');
    const body = { clientKey: newKey(), scope: everything, hash: seen.body.hash, reason, tellClubs: false };
    const published = await publish({ body });
    return published.ok || fail(failureText(t, published.failure));
  };
  return (
    <Card title={t('planChanges.takeOver')}>
      <p>{t('planChanges.takeOverLead')}</p>
      <div className="actions">
        <AsyncButton action={takeOver} disabled={draft.data === undefined}>
          {t('planChanges.takeOver')}
        </AsyncButton>
      </div>
    </Card>
  );
}

function fail(text: string): false {
  showToast('error', text);
  return false;
}
