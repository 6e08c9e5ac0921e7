import type { EditionPreview } from '@sevenmetre/contract/editions/schemas';
import { useWords } from '../../../lib/words/words.ts';
import { Card, Facts } from '../../../ui/page/card.tsx';

const kinds = [
  'settings',
  'categories',
  'serviceLevels',
  'suppliers',
  'prices',
  'places',
  'lodgings',
  'files',
] as const;

/** What a new edition takes over, what belongs to all of them, and what it begins without. */
export function CopiedCard({ preview: { copied, shared } }: { preview: EditionPreview }) {
  const t = useWords();
  return (
    <Card title={t('editions.copied')}>
      <Facts rows={kinds.map((kind) => [t(`editions.${kind}`), t.number(copied[kind])] as const)} />
      <p>{t('editions.shared', { sizes: shared.tshirtSizes, projects: shared.projects })}</p>
      <p>
        <b>{t('editions.notCopied')}</b>
      </p>
    </Card>
  );
}
