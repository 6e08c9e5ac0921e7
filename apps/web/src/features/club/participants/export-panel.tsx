import { operations } from '@sevenmetre/contract/operations';
import { useLanguage } from '../../../lib/words/words.ts';
import { Card, CardGrid } from '../../../ui/page/card.tsx';

/** The roster as a file, for a spreadsheet or for anything else. */
export function ExportPanel({ clubId }: { clubId: number }) {
  const { t, locale } = useLanguage();
  const path = operations.rosterExport.path.replace('{id}', String(clubId));
  return (
    <CardGrid>
      <Card title={t('participants.sheet.exportHeading')}>
        <p className="field-hint">{t('participants.sheet.exportHint')}</p>
        <div className="actions">
          {(['xlsx', 'csv'] as const).map((format) => (
            <a
              key={format}
              className={format === 'xlsx' ? 'button' : 'button button--outline'}
              href={`${path}?format=${format}&locale=${locale}`}
              download
            >
              {t(`participants.sheet.${format}`)}
            </a>
          ))}
        </div>
      </Card>
    </CardGrid>
  );
}
