import type { OwnDashboard } from '@sevenmetre/contract/dashboard/own-dashboard';
import { useWords } from '../../../lib/words/words.ts';
import { Card } from '../../../ui/page/card.tsx';
import { Empty } from '../../../ui/page/states.tsx';

/** Bulletin and terms, wherever the organiser keeps them. */
export function DocumentsCard({ documents }: { documents: OwnDashboard['documents'] }) {
  const t = useWords();
  return (
    <Card title={t('dashboard.documents.heading')} span={4}>
      {documents.length === 0 ? <Empty>{t('dashboard.documents.none')}</Empty> : null}
      <ul className="dashboard__links">
        {documents.map(({ kind, url }) => (
          <li key={kind}>
            <a href={url} target="_blank" rel="noreferrer">
              {t(`dashboard.documents.${kind}`)}
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}
