import type { ConfigurationEntry } from '@sevenmetre/contract/configuration/schemas';
import { useWords } from '../../../lib/words/words.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { EntryForm } from './entry-form.tsx';
import { useSettingsGroup } from './use-settings-group.ts';

interface SettingsGroupProps {
  readonly title: string;
  readonly entries: readonly ConfigurationEntry[];
  readonly timeZone: string;
}

/** Settings of one group with one button, there as soon as a field differs; Enter in a field does the same. */
export function SettingsGroup({ title, entries, timeZone }: SettingsGroupProps) {
  const t = useWords();
  const { views, changed, change, accept, save } = useSettingsGroup(entries);
  const isFit = changed.every((view) => view.isFit);
  return (
    <Card title={title}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (changed.length > 0 && isFit) void save();
        }}
      >
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
