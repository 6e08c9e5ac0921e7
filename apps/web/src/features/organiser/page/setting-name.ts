import type { ConfigurationEntry } from '@sevenmetre/contract/configuration/schemas';
import type { Translator } from '@sevenmetre/phrases/translator';
import { inLanguage } from '@sevenmetre/rules/language';

type Named = Pick<ConfigurationEntry, 'key' | 'label' | 'labelCs'>;
type Described = Pick<ConfigurationEntry, 'key' | 'description' | 'descriptionCs'>;

/** The name of a setting; one that the product no longer knows has the stored Czech and English names. */
export function settingName(t: Translator, { key, label, labelCs }: Named): string {
  return t.find(`settingNames.label.${key}`) ?? inLanguage(t.locale, { cs: labelCs, en: label });
}

/** What the values of a setting mean; empty: its name says it. */
export function settingHint(t: Translator, { key, description, descriptionCs }: Described): string {
  return t.find(`settingNames.hint.${key}`) ?? inLanguage(t.locale, { cs: descriptionCs, en: description });
}
