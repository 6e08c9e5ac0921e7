import { byLocale, locales, type Locale } from '@sevenmetre/rules/vocabulary';
import type { WordTree } from '@sevenmetre/phrases';
import type { ConfigurationEntry } from '@sevenmetre/contract/configuration/schemas';
import { useMemo, useState } from 'react';
import type { ComponentType } from 'react';
import { languages } from 'virtual:words';
import { useWords } from '../../../lib/words/words.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { adminPath } from '../../../lib/paths/signed-in-paths.ts';
import { Banner } from '../../../ui/page/badge.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Empty, Ready } from '../../../ui/page/states.tsx';
import { RecordHistory } from '../../../ui/history/record-history.tsx';
import { AdminPage } from '../page/admin-page.tsx';
import { ForMeCard } from './for-me-card.tsx';
import { JsonEditor } from './json-editor.tsx';
import { KeyEditor } from './key-editor.tsx';
import { readJson } from './read-json.ts';
import { SaveBar } from './save-bar.tsx';
import { indexOf, jsonOf, rowsOf, treeOf } from './texts.ts';
import type { Row } from './texts.ts';
import { useTranslations } from './use-translations.ts';
import './translations.css';

/** The page with every word of every language: those of the product, whatever stands in their place. */
export async function loadTranslationsPage(): Promise<ComponentType> {
  const found = new Map(
    await Promise.all(locales.map(async (locale) => [locale, await allWords(locale)] as const)),
  );
  const rows = rowsOf(byLocale((locale) => found.get(locale) ?? {}));
  return function Page() {
    return <TranslationsPage rows={rows} />;
  };
}

/** Past what this visit has loaded: that may be changed by the organiser's texts. */
async function allWords(locale: Locale): Promise<WordTree> {
  const { core, groups } = await languages[locale]();
  const others = await Promise.all(Object.values(groups).map((load) => load()));
  return Object.assign({}, core, ...others);
}

/** An organiser's words in place of the product's, key by key or as JSON, for everybody or for this browser alone. */
function TranslationsPage({ rows }: { rows: readonly Row[] }) {
  const t = useWords();
  const read = useRead('configuration', {});
  return (
    <AdminPage
      title={t('translations.title')}
      sub={t('translations.lead')}
      back={{ to: adminPath, name: t('translations.back') }}
    >
      <Ready read={read}>
        {(entries) => {
          const entry = entries.find(({ key }) => key === 'translations');
          return entry ? <Editor entry={entry} rows={rows} /> : <Empty>{t('errors.edition-missing')}</Empty>;
        }}
      </Ready>
      <RecordHistory
        kind="translations"
        words={{ fieldOf: (key) => key, nameOf: () => t('translations.title') }}
      />
    </AdminPage>
  );
}

function Editor({ entry, rows }: { entry: ConfigurationEntry; rows: readonly Row[] }) {
  const t = useWords();
  const index = useMemo(() => indexOf(rows), [rows]);
  const editing = useTranslations(entry, rows, index);
  const { texts, errors, conflicts, setTexts } = editing;
  // What is being written as JSON; null: one writes key by key.
  const [json, setJson] = useState<string | null>(null);
  const read = useMemo(() => (json === null ? null : readJson(json, index)), [json, index]);
  const isBroken = read !== null && read.problems.length > 0;
  const mayTry = errors.size === 0 && !isBroken;
  // Texts of somebody else have come in between.
  const [known, setKnown] = useState(conflicts);
  if (known !== conflicts) {
    setKnown(conflicts);
    if (json !== null) setJson(jsonOf(texts, rows, 2));
  }
  const change = (next: string) => {
    setJson(next);
    const found = readJson(next, index).texts;
    if (found) setTexts(found);
  };
  const pretty = () => jsonOf(texts, rows, 2);
  return (
    <>
      {conflicts.size > 0 ? <Banner kind="wait">{t('translations.meanwhile')}</Banner> : null}
      <ForMeCard texts={mayTry ? () => treeOf(texts, rows) : null} />
      <Card
        title={t('translations.list')}
        aside={
          <Modes
            isJson={json !== null}
            isBroken={read !== null && read.texts === null}
            choose={(asJson) => setJson(asJson ? pretty() : null)}
          />
        }
      >
        {json === null || read === null ? (
          <KeyEditor editing={editing} />
        ) : (
          <JsonEditor
            json={json}
            problems={read.problems}
            change={change}
            format={read.texts === null ? null : () => setJson(pretty())}
          />
        )}
      </Card>
      <SaveBar
        editing={editing}
        isBroken={isBroken}
        problems={read?.problems.length ?? errors.size}
        discarded={() => setJson(null)}
      />
    </>
  );
}

interface ModesProps {
  readonly isJson: boolean;
  /** The JSON cannot be parsed into texts. */
  readonly isBroken: boolean;
  readonly choose: (asJson: boolean) => void;
}

function Modes({ isJson, isBroken, choose }: ModesProps) {
  const t = useWords();
  return (
    <div className="segmented translations__modes" role="group" aria-label={t('translations.how')}>
      <button
        type="button"
        aria-pressed={!isJson}
        disabled={isBroken}
        {...(isBroken ? { title: t('translations.jsonFirst') } : {})}
        onClick={() => choose(false)}
      >
        {t('translations.byKey')}
      </button>
      <button type="button" aria-pressed={isJson} onClick={() => choose(true)}>
        {t('translations.asJson')}
      </button>
    </div>
  );
}
