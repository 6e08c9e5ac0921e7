import { useWords } from '../../../lib/words/words.ts';
import { Submit } from '../../../ui/forms/form.tsx';
import type { UsedForm } from '../../../ui/forms/use-form.ts';
import type { SettingValues } from './use-settings-form.ts';

/** The button of a form of settings, once one of them is changed. */
export function SaveSettings({ form }: { readonly form: UsedForm<SettingValues> }) {
  const t = useWords();
  if (!form.isChanged) return null;
  return (
    <div className="configuration__save">
      <Submit form={form}>{t('configuration.save')}</Submit>
    </div>
  );
}
