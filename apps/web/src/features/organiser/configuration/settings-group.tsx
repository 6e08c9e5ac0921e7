import type { ListedConfigurationEntry } from '@sevenmetre/contract/configuration/schemas';
import { useWords } from '../../../lib/words/words.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { EntryForm } from './entry-form.tsx';
import { type SettingView, useSettingsGroup } from './use-settings-group.ts';

interface SettingsGroupProps {
  readonly title: string;
  readonly entries: readonly ListedConfigurationEntry[];
  readonly timeZone: string;
  /** Keys of the entries that belong to what was chosen; those that are changed stay in sight in any case. */
  readonly shown: ReadonlySet<string>;
}

/** Settings of one group with one button, there as soon as a field is changed; Enter in a field does the same. */
export function SettingsGroup({ title, entries, timeZone, shown }: SettingsGroupProps) {
  const t = useWords();
  const { views, changed, change, accept, save } = useSettingsGroup(entries);
  const isFit = changed.every((view) => view.isFit);
  const seen = views.filter(
    ({ entry: { key }, isChanged, conflict }) => shown.has(key) || isChanged || conflict !== undefined,
  );
  // What is typed is kept while another group is looked at.
  if (seen.length === 0) return null;
  return (
    <Card title={title}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (changed.length > 0 && isFit) void save();
        }}
      >
        <Fields views={seen} timeZone={timeZone} change={change} accept={accept} />
        {/* The button that Enter presses. */}
        <button type="submit" hidden>
          {t('configuration.save')}
        </button>
        {changed.length === 0 ? null : (
          <div className="configuration__save">
            <AsyncButton action={save} disabled={!isFit}>
              {t('configuration.save')}
            </AsyncButton>
          </div>
        )}
      </form>
    </Card>
  );
}

interface FieldsProps {
  readonly views: readonly SettingView[];
  readonly timeZone: string;
  readonly change: (view: SettingView, value: string | null) => void;
  readonly accept: (view: SettingView) => void;
}

function Fields({ views, timeZone, change, accept }: FieldsProps) {
  return (
    <ul className="configuration__list">
      {views.map((view) => (
        <li key={view.entry.key}>
          <EntryForm
            view={view}
            timeZone={timeZone}
            change={(value) => change(view, value)}
            accept={() => accept(view)}
          />
        </li>
      ))}
    </ul>
  );
}
