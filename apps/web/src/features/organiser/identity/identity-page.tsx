import type { ListedConfigurationEntry } from '@sevenmetre/contract/configuration/schemas';
import { type IdentityKey, identityKeys, longestShortName } from '@sevenmetre/rules/identity';
import { settingsPath } from '../../../lib/paths/signed-in-paths.ts';
import { useEditionRead, useWorkingEdition } from '../../../lib/queries/working-edition.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { useWords } from '../../../lib/words/words.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { CheckField } from '../../../ui/forms/choice-fields.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Ready } from '../../../ui/page/states.tsx';
import { type SettingView, useSettingsGroup } from '../configuration/use-settings-group.ts';
import { AdminPage } from '../page/admin-page.tsx';
import { EditionBar } from '../page/edition-bar.tsx';
import { settingHint, settingName } from '../page/setting-name.ts';
import { AccentField } from './accent-field.tsx';
import { IdentityPreview } from './identity-preview.tsx';
import { PartnersField } from './partners-field.tsx';
import { PictureField } from './picture-field.tsx';
import './identity.css';

/** What the cup of an edition looks like: name, sign, accent, cover, partners, address, with a preview beside. */
export function IdentityPage() {
  const t = useWords();
  const { id, within } = useWorkingEdition();
  const read = useEditionRead('configuration', {});
  return (
    <AdminPage
      title={t('identity.title')}
      sub={t('identity.lead')}
      back={{ to: within(settingsPath), name: t('configuration.title') }}
    >
      <EditionBar />
      <Ready read={read}>{(entries) => <Identity key={id} entries={entries} />}</Ready>
    </AdminPage>
  );
}

function Identity({ entries }: { entries: readonly ListedConfigurationEntry[] }) {
  const t = useWords();
  const { id } = useWorkingEdition();
  const own = entries.filter(({ key }) => identityKeys.some((known) => known === key));
  const { views, changed, change, save } = useSettingsGroup(own);
  const editions = useRead('openEditions', {}).data?.editions ?? [];
  const edition = editions.find((one) => (id === null ? one.isCurrent : String(one.id) === id));
  const view = (key: IdentityKey) => views.find(({ entry }) => entry.key === key);
  const value = (key: IdentityKey) => view(key)?.value ?? '';
  const set = (key: IdentityKey) => (text: string) => {
    const known = view(key);
    if (known) change(known, text === '' ? null : text);
  };
  const field = (key: IdentityKey) => ({
    ...fieldOf(t, view(key)),
    name: key,
    value: value(key),
    onChange: set(key),
  });
  return (
    <div className="identity">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (changed.length > 0 && changed.every(({ isFit }) => isFit)) void save();
        }}
      >
        <Card title={t('identity.sign')}>
          <p className="identity__name">
            <b>{edition?.name ?? ''}</b> <small className="muted">{t('identity.nameHint')}</small>
          </p>
          <TextField {...field('cup-short-name')} maxLength={longestShortName} />
          <PictureField {...field('cup-logo')} hint={t('identity.logoHint')} />
          <AccentField {...field('cup-accent')} />
          <PictureField {...field('cup-cover')} hint={t('identity.coverHint')} />
        </Card>
        <Card title={t('identity.partners')}>
          <PartnersField value={value('cup-partners')} onChange={set('cup-partners')} />
        </Card>
        <Card title={t('identity.address')}>
          <TextField {...field('cup-address')} inputMode="url" />
          <CheckField
            {...fieldOf(t, view('cup-names-product'))}
            name="cup-names-product"
            hint={t('identity.productLine', { line: t('shell.runsOn') })}
            value={value('cup-names-product') !== 'false'}
            onChange={(on) => set('cup-names-product')(String(on))}
          />
        </Card>
        {changed.length === 0 ? null : (
          <div className="configuration__save">
            <AsyncButton action={save} disabled={!changed.every(({ isFit }) => isFit)} submits>
              {t('configuration.save')}
            </AsyncButton>
          </div>
        )}
      </form>
      <IdentityPreview edition={edition ?? null} value={value} />
    </div>
  );
}

/** Name, hint and error of a setting. */
function fieldOf(t: ReturnType<typeof useWords>, view: SettingView | undefined) {
  if (!view) return { label: '', optional: 'unsaid' as const };
  const { entry, isFit, conflict } = view;
  const error =
    conflict === undefined
      ? t('errors.configuration-value-invalid')
      : t('configuration.changed', { value: conflict ?? t('configuration.none') });
  return {
    label: settingName(t, entry),
    hint: settingHint(t, entry),
    optional: 'unsaid' as const,
    ...(isFit && conflict === undefined ? {} : { error }),
  };
}
