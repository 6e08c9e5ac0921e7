import type { ConfigurationEntry } from '@sevenmetre/contract/configuration/schemas';
import type { Translator } from '@sevenmetre/phrases/translator';
import { choicesOf } from '@sevenmetre/rules/configuration';
import { inLanguage } from '@sevenmetre/rules/language';

type Named = Pick<ConfigurationEntry, 'key' | 'label' | 'labelCs'>;
type Described = Pick<ConfigurationEntry, 'key' | 'format' | 'description' | 'descriptionCs'>;

/** The name of a setting; one that the product no longer knows has the stored Czech and English names. */
export function settingName(t: Translator, { key, label, labelCs }: Named): string {
  return t.find(`settingNames.label.${key}`) ?? inLanguage(t.locale, { cs: labelCs, en: label });
}

/** What the values of a setting mean; empty: its name says it, or those of its choices do. */
export function settingHint(t: Translator, { key, format, description, descriptionCs }: Described): string {
  const hint = t.find(`settingNames.hint.${key}`);
  if (hint !== undefined) return hint;
  if (choicesOf(format)?.every((choice) => choiceName(t, choice) !== choice)) return '';
  return inLanguage(t.locale, { cs: descriptionCs, en: description });
}

/** The name of a choice; one that the product does not know is shown as it is stored. */
export function choiceName(t: Translator, choice: string): string {
  return t.find(`settingNames.choice.${choice}`) ?? choice;
}
