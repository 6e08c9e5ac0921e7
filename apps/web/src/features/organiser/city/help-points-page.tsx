import type { ListedConfigurationEntry } from '@sevenmetre/contract/configuration/schemas';
import { helpPointsKey } from '@sevenmetre/rules/city';
import { cityPath } from '../../../lib/paths/paths.ts';
import { planSettingsPath } from '../../../lib/paths/signed-in-paths.ts';
import { useEditionRead, useWorkingEdition } from '../../../lib/queries/working-edition.ts';
import { useWords } from '../../../lib/words/words.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { Link } from '../../../ui/link.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Ready } from '../../../ui/page/states.tsx';
import { useSettingsGroup } from '../configuration/use-settings-group.ts';
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
      <Ready read={read}>{(entries) => <Points key={id} entries={entries} />}</Ready>
    </AdminPage>
  );
}

function Points({ entries }: { entries: readonly ListedConfigurationEntry[] }) {
  const t = useWords();
  const own = entries.filter(({ key }) => key === helpPointsKey);
  const { views, changed, change, save } = useSettingsGroup(own);
  const [view] = views;
  if (view === undefined) return null;
  const { conflict, isFit } = view;
  return (
    <form
      className="help-points"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (changed.length > 0 && isFit) void save();
      }}
    >
      <Card title={t('helpPoints.points')}>
        <HelpPointsField
          value={view.value ?? ''}
          onChange={(text) => change(view, text === '' ? null : text)}
        />
      </Card>
      {conflict === undefined ? null : (
        <p className="field-error" role="alert">
          {t('configuration.changed', { value: conflict ?? t('configuration.none') })}
        </p>
      )}
      {changed.length === 0 ? null : (
        <div className="configuration__save">
          <AsyncButton action={save} disabled={!isFit} submits>
            {t('configuration.save')}
          </AsyncButton>
        </div>
      )}
    </form>
  );
}
