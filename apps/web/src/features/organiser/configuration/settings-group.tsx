import type { ConfigurationEntry } from '@sevenmetre/contract/configuration/schemas';
import { useState } from 'react';
import { useWords } from '../../../lib/words/words.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { EntryForm } from './entry-form.tsx';
import { type SettingView, useSettingsGroup } from './use-settings-group.ts';

interface SettingsGroupProps {
  readonly title: string;
  readonly entries: readonly ConfigurationEntry[];
  readonly timeZone: string;
  /** Keys of the entries that are shown at once; null: all are, as after a search. */
  readonly shown: ReadonlySet<string> | null;
}

/**
 * Settings of one group with one button, there as soon as a field differs; Enter in a field does the same. What a first
 * tournament does not need and nobody has changed waits behind "More settings".
 */
export function SettingsGroup({ title, entries, timeZone, shown }: SettingsGroupProps) {
  const t = useWords();
  const { views, changed, change, accept, save } = useSettingsGroup(entries);
  const isFit = changed.every((view) => view.isFit);
  const isShown = ({ entry: { key } }: SettingView) => shown?.has(key) ?? true;
  const fields = { timeZone, change, accept };
  return (
    <Card title={title}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (changed.length > 0 && isFit) void save();
        }}
      >
        <Fields {...fields} views={views.filter(isShown)} />
        <MoreFields {...fields} views={views.filter((view) => !isShown(view))} />
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

/** Closed until somebody asks; open while something in it is changed, wrong, or was changed by somebody else. */
function MoreFields(props: FieldsProps) {
  const t = useWords();
  const { views } = props;
  const [isOpen, setOpen] = useState(false);
  const isTyped = views.some(
    ({ isChanged, isFit, conflict }) => isChanged || !isFit || conflict !== undefined,
  );
  if (views.length === 0) return null;
  return (
    <details
      className="configuration__more"
      open={isOpen || isTyped}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary
        onClick={(event) => {
          // The browser would fold away what is typed.
          event.preventDefault();
          setOpen(!isOpen);
        }}
      >
        {t('configuration.more', { count: views.length })}
      </summary>
      <Fields {...props} />
    </details>
  );
}
