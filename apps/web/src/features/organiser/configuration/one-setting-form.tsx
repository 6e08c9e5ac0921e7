import type { ListedConfigurationEntry } from '@sevenmetre/contract/configuration/schemas';
import type { ReactNode } from 'react';
import { Form } from '../../../ui/forms/form.tsx';
import { SaveSettings } from './save-settings.tsx';
import { useSettingsForm } from './use-settings-form.ts';

interface OneSetting {
  readonly value: string;
  /** Takes what is stored then; '': nothing. */
  readonly change: (text: string) => void;
  readonly error: string | undefined;
}

interface OneSettingFormProps {
  readonly entries: readonly ListedConfigurationEntry[];
  readonly settingKey: string;
  /** Its name where somebody else has changed it, too. */
  readonly title: string;
  readonly className: string;
  readonly refresh: () => Promise<void>;
  readonly children: (setting: OneSetting) => ReactNode;
}

/** A setting that has a page of its own: its fields, what others have saved meanwhile, and the button. */
export function OneSettingForm(props: OneSettingFormProps) {
  const { entries, settingKey, title, className, refresh, children } = props;
  const own = entries.filter(({ key }) => key === settingKey);
  const form = useSettingsForm(own, refresh);
  if (own.length === 0) return null;
  return (
    <Form form={form} className={className} nameOf={() => title}>
      {children({
        value: form.values[settingKey] ?? '',
        change: (text) => form.change({ [settingKey]: text === '' ? null : text }),
        error: form.errorOf(settingKey),
      })}
      <SaveSettings form={form} />
    </Form>
  );
}
