import type {
  ListedConfigurationEntry,
  ConfigurationEntry,
} from '@sevenmetre/contract/configuration/schemas';
import { hasOwnPage } from '@sevenmetre/rules/configuration';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useWords } from '../../../lib/words/words.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { useEditionRead, useWorkingEdition } from '../../../lib/queries/working-edition.ts';
import { identityPath } from '../../../lib/paths/signed-in-paths.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { FoldedCard, useOneOpen } from '../../../ui/page/folded-card.tsx';
import { Empty, Ready } from '../../../ui/page/states.tsx';
import { AdminPage } from '../page/admin-page.tsx';
import { TableOrder } from '../groups/order-form.tsx';
import { orderField, orderValue } from '../groups/order-words.ts';
import { EditionBar } from '../page/edition-bar.tsx';
import { SearchBox } from '../../../ui/forms/search-box.tsx';
import { settingName } from '../page/setting-name.ts';
import { KeyLine } from '../../../ui/lists/key-line.tsx';
import { RecordHistory } from '../../../ui/history/record-history.tsx';
import { ChangedDefaults } from './changed-defaults.tsx';
import { CopyDialog } from './copy-dialog.tsx';
import {
  type GroupName,
  differsFromUsual,
  foundEntries,
  groupNames,
  groupOf,
  inOrder,
} from './entry-groups.ts';
import { GroupChoice } from './group-choice.tsx';
import { type SavedSettings, useSavedSettings } from './saved-settings.ts';
import { SettingsGroup } from './settings-group.tsx';
import { settingValue } from './setting-value.ts';
import { useSettingKeys } from './use-setting-keys.ts';
import '../../../ui/lists/list-frame.css';
import './configuration.css';

/** Every configuration entry of the current edition: what it does, what it is, and a field to change it. */
export function SettingsPage() {
  const t = useWords();
  const { id, within } = useWorkingEdition();
  const read = useEditionRead('configuration', {});
  const [historyWanted, setHistoryWanted] = useState(0);
  const [isCopying, setCopying] = useState(false);
  const timeZone = useTimeZone();
  return (
    <AdminPage
      title={t('configuration.title')}
      sub={read.data ? t('configuration.differing', differingOf(read.data)) : t('configuration.lead')}
      actions={
        <>
          <Link className="button button--outline" to={within(identityPath)}>
            {t('organiser.identity')}
          </Link>
          <button type="button" className="button button--outline" onClick={() => setCopying(true)}>
            {t('configuration.copy.open')}
          </button>
          <button
            type="button"
            className="button button--outline"
            onClick={() => setHistoryWanted(historyWanted + 1)}
          >
            {t('organiser.log.title')}
          </button>
        </>
      }
    >
      <EditionBar />
      {isCopying ? <CopyDialog timeZone={timeZone} close={() => setCopying(false)} /> : null}
      <Ready read={read}>
        {(entries) => (
          <Entries
            key={id}
            entries={entries}
            timeZone={timeZone}
            refresh={read.refresh}
            historyWanted={historyWanted}
          />
        )}
      </Ready>
    </AdminPage>
  );
}

/** Of the edition of the page. */
function useTimeZone(): string {
  const { id } = useWorkingEdition();
  const editions = useRead('openEditions', {}).data?.editions ?? [];
  return editions.find((one) => (id === null ? one.isCurrent : String(one.id) === id))?.timeZone ?? 'UTC';
}

function differingOf(entries: readonly ListedConfigurationEntry[]) {
  const own = entries.filter((entry) => !hasOwnPage(entry.key));
  return { count: own.filter(differsFromUsual).length, total: own.length };
}

interface EntriesProps {
  readonly entries: readonly ListedConfigurationEntry[];
  /** Of the tournament. */
  readonly timeZone: string;
  readonly refresh: () => Promise<void>;
  /** How often the history was asked for by the button of the page. */
  readonly historyWanted: number;
}

/** The settings that differ from the usual first; other groups one press away. */
function Entries({ entries, timeZone, refresh, historyWanted }: EntriesProps) {
  const t = useWords();
  const [query] = useSearchParams();
  const [typed, setTyped] = useState(query.get('search') ?? '');
  // Decided once: a field does not leave its place while it is changed.
  const [differing] = useState(
    () =>
      new Set(
        entries.filter((entry) => differsFromUsual(entry) && !hasOwnPage(entry.key)).map(({ key }) => key),
      ),
  );
  const [chosen, choose] = useState<GroupName | 'differs'>(differing.size > 0 ? 'differs' : 'dates');
  const saves = useSavedSettings(entries);
  const rows = useSettingKeys<HTMLDivElement>();
  const found = foundEntries(t, entries, typed).filter((entry) => !hasOwnPage(entry.key));
  const isSearched = typed.trim() !== '';
  const isShown = (entry: ListedConfigurationEntry) => {
    if (isSearched) return found.includes(entry);
    return chosen === 'differs' ? differing.has(entry.key) : groupOf(entry) === chosen;
  };
  const press = (choice: GroupName | 'differs') => {
    setTyped('');
    choose(choice);
  };
  const ownOf = (name: GroupName) =>
    inOrder(entries.filter((entry) => groupOf(entry) === name && !hasOwnPage(entry.key)));
  const choices = [
    ['differs', differingOf(entries).count] as const,
    ...groupNames.map((name) => [name, ownOf(name).length] as const),
  ];
  return (
    <>
      <SearchBox label={t('configuration.search')} value={typed} search={setTyped} />
      {found.length === 0 ? <Empty>{t('configuration.nothing', { typed })}</Empty> : null}
      <ChangedDefaults entries={entries} timeZone={timeZone} />
      <p className="muted">{t('configuration.onLeaving')}</p>
      <div className="configuration__columns">
        <GroupChoice choices={choices} chosen={isSearched ? null : chosen} choose={press} />
        <div ref={rows} className="configuration__groups">
          {groupNames.map((name) => (
            <SettingsGroup
              key={name}
              title={t(`configuration.group.${name}`)}
              entries={ownOf(name)}
              timeZone={timeZone}
              shown={new Set(entries.filter(isShown).map(({ key }) => key))}
              refresh={refresh}
              saves={saves}
            />
          ))}
          <OrderCard />
        </div>
      </div>
      <OrderHistory />
      <SettingsHistory entries={entries} timeZone={timeZone} wanted={historyWanted} />
      <SettingsKeys saves={saves} />
    </>
  );
}

/** By what tables are ordered; on a phone in a sentence until it is opened. */
function OrderCard() {
  const t = useWords();
  const foldOf = useOneOpen<'order'>(null);
  const { data } = useEditionRead('tieBreakers', {});
  const { tieBreakers = null } = data?.edition ?? {};
  return (
    <FoldedCard
      title={t('standings.title')}
      summary={tieBreakers === null ? null : orderValue(t, 'tieBreakers', tieBreakers.join(' '))}
      fold={foldOf('order')}
    >
      <TableOrder categoryId={null} />
    </FoldedCard>
  );
}

/** Whether everything is stored, and the keys of the page, where there is a keyboard. */
function SettingsKeys({ saves: { latest } }: { saves: SavedSettings }) {
  const t = useWords();
  const keys = [
    { key: 'Enter', name: t('configuration.keys.edit') },
    { key: '⌫', name: t('configuration.keys.usual') },
    { key: 'Esc', name: t('configuration.keys.restore') },
    { key: '⌘Z', name: t('configuration.takeBack') },
  ];
  return (
    <div className="configuration__keys">
      <span className="configuration__state">
        {latest === null ? null : (
          <>
            <Icon name="done" /> {t('configuration.stored')}
          </>
        )}
      </span>
      <KeyLine keys={keys} hasPanel={false} selects={false} hasMenu={false} hasViews={false} />
    </div>
  );
}

interface SettingsHistoryProps {
  readonly entries: readonly ConfigurationEntry[];
  /** Of the tournament. */
  readonly timeZone: string;
  readonly wanted: number;
}

/** Who has set what. */
function SettingsHistory({ entries, timeZone, wanted }: SettingsHistoryProps) {
  const t = useWords();
  // The log names an entry by its key.
  const entryOf = (key: string | undefined) => entries.find((entry) => entry.key === key);
  return (
    <RecordHistory
      kind="configuration"
      wanted={wanted}
      title={t('configuration.history')}
      words={{
        fieldOf: (field) => (field === 'value' ? t('configuration.value') : undefined),
        nameOf: ({ names }) => {
          const entry = entryOf(names?.nameEn);
          return entry && settingName(t, entry);
        },
        textOf: (_, value, { names }) => {
          const entry = entryOf(names?.nameEn);
          return entry && typeof value === 'string' ? settingValue(t, entry, value, timeZone) : undefined;
        },
      }}
    />
  );
}

/** Who has changed the criteria of the edition. */
function OrderHistory() {
  const t = useWords();
  return (
    <RecordHistory
      kind="tie-breakers"
      title={t('standings.history')}
      words={{
        fieldOf: (field) => orderField(t, field),
        textOf: (field, value) => orderValue(t, field, value),
      }}
    />
  );
}
