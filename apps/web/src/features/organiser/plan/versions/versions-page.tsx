import type { PlanChanges, PlanVersions } from '@sevenmetre/contract/plan/schemas';
import { useState } from 'react';
import { schedulePath } from '../../../../lib/paths/paths.ts';
import { instantText } from '../../../../lib/time/moments.ts';
import { useRead } from '../../../../lib/queries/use-read.ts';
import { useWords } from '../../../../lib/words/words.ts';
import { Link } from '../../../../ui/link.tsx';
import { Card } from '../../../../ui/page/card.tsx';
import { Empty, Ready } from '../../../../ui/page/states.tsx';
import { changeNames } from '../changes/change-names.ts';
import { happeningText } from '../changes/happening-text.ts';
import { notifiedText } from '../changes/notified-text.ts';
import { categoryLooks } from '../category-looks.ts';
import { PlanPage } from '../plan-page.tsx';
import { PublishCard } from './publish-card.tsx';
import '../plan-forms.css';
import './versions.css';

type Version = PlanVersions['versions'][number];

/** What publishing would change now, and what was published before. */
export function PlanVersionsPage() {
  const t = useWords();
  const read = useRead('planVersions', {});
  const draft = useRead('planDraft', {});
  const settings = useRead('planSettings', {});
  const [restored, setRestored] = useState<number | null>(null);
  return (
    <PlanPage title={t('planVersions.title')} sub={t('planVersions.lead')}>
      <div className="version-columns">
        <PublishCard
          key={restored ?? 'draft'}
          version={restored}
          planned={draft.data?.document.categories.map(({ code }) => code) ?? []}
          looks={categoryLooks(settings.data?.categories ?? [])}
          leave={() => setRestored(null)}
        />
        <Ready read={read}>
          {({ versions }) => (
            <Card title={t('planVersions.versions')}>
              {versions.length === 0 ? <Empty>{t('planVersions.none')}</Empty> : null}
              <VersionList
                versions={versions}
                timeZone={settings.data?.timeZone ?? 'UTC'}
                goBack={setRestored}
              />
            </Card>
          )}
        </Ready>
      </div>
    </PlanPage>
  );
}

interface VersionListProps {
  readonly versions: readonly Version[];
  readonly timeZone: string;
  readonly goBack: (number: number) => void;
}

/** The newest first. What a change was about is named with the matches and halls of today. */
function VersionList({ versions, timeZone, goBack }: VersionListProps) {
  const isChanged = versions.some(({ happenings }) => happenings !== null);
  const changes = useRead('planChanges', {}, { enabled: isChanged });
  return (
    <ul className="version-list">
      {versions.map((version, index) => (
        <VersionLine
          key={version.number}
          version={version}
          changes={changes.data ?? null}
          timeZone={timeZone}
          goBack={index === 0 ? null : () => goBack(version.number)}
        />
      ))}
    </ul>
  );
}

interface VersionLineProps {
  readonly version: Version;
  /** null: it is not known yet how halls and matches are called. */
  readonly changes: PlanChanges | null;
  readonly timeZone: string;
  /** null: it is what is published. */
  readonly goBack: (() => void) | null;
}

function VersionLine({ version, changes, timeZone, goBack }: VersionLineProps) {
  const t = useWords();
  const { number, at, by, reason, restores, happenings, summary, notified } = version;
  const names = changes && changeNames(t, changes);
  const what = names ? (happenings ?? []).map((one) => happeningText(t, names, one)) : [];
  const counted = (['added', 'moved', 'changed', 'removed'] as const).flatMap((kind) =>
    summary[kind] === 0 ? [] : t(`planVersions.summary.${kind}`, { count: summary[kind] }),
  );
  const differs = counted.join(', ');
  // Before the first version, visitors saw what was imported.
  const isFirst = number === 1 && summary.moved + summary.changed + summary.removed > 0;
  const difference = isFirst ? t('planVersions.sinceImport', { difference: differs }) : differs;
  return (
    <li>
      <span>
        <b>
          {[t('planVersions.version', { number: String(number) }), what.join('; ')]
            .filter(Boolean)
            .join(': ')}
        </b>{' '}
        · {instantText(t, at, timeZone)} · {by?.name ?? t('planVersions.someone')}
        {restores === null ? '' : ` · ${t('planVersions.restores', { number: String(restores) })}`}
        <br />
        <small>{[difference, reason, notifiedText(t, notified)].filter(Boolean).join(' · ')}</small>
      </span>
      {goBack === null ? (
        <Link className="button button--outline" to={schedulePath}>
          {t('planVersions.public')}
        </Link>
      ) : (
        <button type="button" className="button button--outline" onClick={goBack}>
          {t('planVersions.goBack', { number: String(number) })}
        </button>
      )}
    </li>
  );
}
