import { helpPointsKey } from '@sevenmetre/rules/city';
import { cityPath } from '../../../lib/paths/paths.ts';
import { planSettingsPath } from '../../../lib/paths/signed-in-paths.ts';
import { useEditionRead, useWorkingEdition } from '../../../lib/queries/working-edition.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Link } from '../../../ui/link.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Ready } from '../../../ui/page/states.tsx';
import { OneSettingForm } from '../configuration/one-setting-form.tsx';
import { AdminPage } from '../page/admin-page.tsx';
import { EditionBar } from '../page/edition-bar.tsx';
import { HelpPointsField } from './help-points-field.tsx';
import './help-points.css';

/** Where visitors find help in the city; what is saved here is on the public page at once. */
export function HelpPointsPage() {
  const t = useWords();
  const { id } = useWorkingEdition();
  const read = useEditionRead('configuration', {});
  return (
    <AdminPage title={t('helpPoints.title')} sub={t('helpPoints.lead')}>
      <EditionBar />
      <p className="row">
        <Link className="button button--outline" to={cityPath}>
          {t('helpPoints.toPage')}
        </Link>
        <span>
          {t('helpPoints.travel')} <Link to={planSettingsPath}>{t('helpPoints.toTravel')}</Link>
        </span>
      </p>
      <Ready read={read}>
        {(entries) => (
          <OneSettingForm
            key={id}
            entries={entries}
            settingKey={helpPointsKey}
            title={t('helpPoints.points')}
            className="help-points"
            refresh={read.refresh}
          >
            {({ value, change, error }) => (
              <Card title={t('helpPoints.points')}>
                <HelpPointsField value={value} onChange={change} error={error} />
              </Card>
            )}
          </OneSettingForm>
        )}
      </Ready>
    </AdminPage>
  );
}
