import type { ListedConfigurationEntry } from '@sevenmetre/contract/configuration/schemas';
import type { Translator } from '@sevenmetre/phrases';
import {
  checkAccent,
  colourOf,
  type IdentityKey,
  identityKeys,
  longestShortName,
} from '@sevenmetre/rules/identity';
import { settingsPath } from '../../../lib/paths/signed-in-paths.ts';
import { useEditionRead, useWorkingEdition } from '../../../lib/queries/working-edition.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { useWords } from '../../../lib/words/words.ts';
import { CheckField } from '../../../ui/forms/choice-fields.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Ready } from '../../../ui/page/states.tsx';
import { SaveSettings } from '../configuration/save-settings.tsx';
import { useSettingsForm } from '../configuration/use-settings-form.ts';
import { AdminPage } from '../page/admin-page.tsx';
import { EditionBar } from '../page/edition-bar.tsx';
import { settingHint, settingName } from '../page/setting-name.ts';
import { AccentField } from './accent-field.tsx';
import { IdentityPreview } from './identity-preview.tsx';
import { LogoCheck } from './logo-check.tsx';
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
      <Ready read={read}>{(entries) => <Identity key={id} entries={entries} refresh={read.refresh} />}</Ready>
    </AdminPage>
  );
}

interface IdentityProps {
  readonly entries: readonly ListedConfigurationEntry[];
  readonly refresh: () => Promise<void>;
}

function Identity({ entries, refresh }: IdentityProps) {
  const t = useWords();
  const { id } = useWorkingEdition();
  const own = entries.filter(({ key }) => identityKeys.some((known) => known === key));
  const form = useSettingsForm(own, refresh);
  const editions = useRead('openEditions', {}).data?.editions ?? [];
  const edition = editions.find((one) => (id === null ? one.isCurrent : String(one.id) === id));
  const nameOf = (key: string) => fieldOf(t, own, key).label;
  const value = (key: IdentityKey) => form.values[key] ?? '';
  const field = (key: IdentityKey) => ({
    ...fieldOf(t, own, key),
    name: key,
    value: value(key),
    onChange: (text: string) => form.change({ [key]: text === '' ? null : text }),
    error: form.errorOf(key),
  });
  const typed = value('cup-accent');
  const accent = checkAccent(typed).errors.length === 0 ? colourOf(typed) : null;
  const dressed = (element: HTMLElement | null) => {
    if (accent === null) element?.style.removeProperty('--cup');
    else element?.style.setProperty('--cup', accent);
  };
  return (
    <div className="identity" ref={dressed}>
      <Form form={form} nameOf={nameOf}>
        <Card title={t('identity.sign')}>
          <p className="identity__name">
            <b>{edition?.name ?? ''}</b> <small className="muted">{t('identity.nameHint')}</small>
          </p>
          <TextField {...field('cup-short-name')} maxLength={longestShortName} />
          <PictureField {...field('cup-logo')} hint={t('identity.logoHint')} />
          <LogoCheck file={value('cup-logo')} accent={accent} />
          <AccentField {...field('cup-accent')} />
          <PictureField {...field('cup-cover')} hint={t('identity.coverHint')} />
        </Card>
        <Card title={t('identity.partners')}>
          <PartnersField {...field('cup-partners')} />
        </Card>
        <Card title={t('identity.address')}>
          <TextField {...field('cup-address')} inputMode="url" />
          <TextField {...field('cup-sender')} inputMode="email" />
          <CheckField
            {...field('cup-names-product')}
            hint={t('identity.productLine', { line: t('shell.runsOn') })}
            value={value('cup-names-product') !== 'false'}
            onChange={(on) => form.change({ 'cup-names-product': String(on) })}
          />
        </Card>
        <SaveSettings form={form} />
      </Form>
      <IdentityPreview edition={edition ?? null} value={value} coverName={nameOf('cup-cover')} />
    </div>
  );
}

/** Name and hint of a setting. */
function fieldOf(t: Translator, entries: readonly ListedConfigurationEntry[], key: string) {
  const entry = entries.find((one) => one.key === key);
  return {
    label: entry ? settingName(t, entry) : key,
    hint: entry ? settingHint(t, entry) : '',
    optional: 'unsaid' as const,
  };
}
