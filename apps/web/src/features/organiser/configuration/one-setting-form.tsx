import type { ListedConfigurationEntry } from '@sevenmetre/contract/configuration/schemas';
import type { ReactNode } from 'react';
import { useWords } from '../../../lib/words/words.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { useSettingsGroup } from './use-settings-group.ts';

interface OneSettingFormProps {
  readonly entries: readonly ListedConfigurationEntry[];
  readonly settingKey: string;
  readonly className: string;
  /** @param change takes what is stored then; '': nothing */
  readonly children: (value: string, change: (text: string) => void) => ReactNode;
}

/** A setting that has a page of its own: its fields, what others have saved meanwhile, and the button. */
export function OneSettingForm({ entries, settingKey, className, children }: OneSettingFormProps) {
  const t = useWords();
  const own = entries.filter(({ key }) => key === settingKey);
  const { views, changed, change, save } = useSettingsGroup(own);
  const [view] = views;
  if (view === undefined) return null;
  const { conflict, isFit } = view;
  return (
    <form
      className={className}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (changed.length > 0 && isFit) void save();
      }}
    >
      {children(view.value ?? '', (text) => change(view, text === '' ? null : text))}
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
