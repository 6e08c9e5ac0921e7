import {
  type Playlist,
  type Screens,
  type SlideName,
  hallScreensKey,
  readScreens,
  slideNames,
  slideSeconds,
  usualSeconds,
  wallSlides,
} from '@sevenmetre/rules/screens';
import { useState } from 'react';
import { useEditionRead, useWorkingEdition } from '../../../lib/queries/working-edition.ts';
import { useWords } from '../../../lib/words/words.ts';
import { fieldId } from '../../../ui/forms/field-frame.tsx';
import { ListField } from '../../../ui/forms/choice-fields.tsx';
import { Ready } from '../../../ui/page/states.tsx';
import { OneSettingForm } from '../configuration/one-setting-form.tsx';
import { AdminPage } from '../page/admin-page.tsx';
import { EditionBar } from '../page/edition-bar.tsx';
import './hall-screens.css';

/** What the screens of halls and of the lobby show; what is saved here is on them at once. */
export function HallScreensPage() {
  const t = useWords();
  const { id } = useWorkingEdition();
  const read = useEditionRead('configuration', {});
  return (
    <AdminPage title={t('hallScreens.title')} sub={t('hallScreens.lead')}>
      <EditionBar />
      <p className="muted">{t('hallScreens.hint')}</p>
      <Ready read={read}>
        {(entries) => (
          <OneSettingForm
            key={id}
            entries={entries}
            settingKey={hallScreensKey}
            title={t('hallScreens.title')}
            className="hall-screens"
            refresh={read.refresh}
          >
            {({ value, change, error }) => <ScreensField value={value} onChange={change} error={error} />}
          </OneSettingForm>
        )}
      </Ready>
    </AdminPage>
  );
}

interface ScreensFieldProps {
  /** As the setting stores it. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
}

const nothing: Screens = { wall: null, halls: null, hall: {} };

function ScreensField({ value, onChange, error }: ScreensFieldProps) {
  const t = useWords();
  const [screens, setScreens] = useState<Screens>(() => readScreens(value) ?? nothing);
  const places = useEditionRead('adminPlaces', {}).data?.places ?? [];
  const codes = places.filter(({ values }) => values.kind === 'hall').map(({ values }) => values.code);
  const put = (next: Screens) => {
    setScreens(next);
    const isEmpty = next.wall === null && next.halls === null && Object.keys(next.hall).length === 0;
    onChange(isEmpty ? '' : JSON.stringify(next));
  };
  const { hall } = screens;
  const without = (code: string) => Object.fromEntries(Object.entries(hall).filter(([own]) => own !== code));
  const free = codes.filter((code) => !Object.hasOwn(hall, code));
  return (
    <div className="form" id={fieldId(hallScreensKey)} tabIndex={-1}>
      {error === undefined ? null : <p className="field-error">{error}</p>}
      <PlaylistFields
        name="wall"
        legend={t('hallScreens.wall')}
        offered={wallSlides}
        playlist={screens.wall}
        onChange={(wall) => put({ ...screens, wall })}
      />
      <PlaylistFields
        name="halls"
        legend={t('hallScreens.halls')}
        offered={slideNames}
        playlist={screens.halls}
        onChange={(halls) => put({ ...screens, halls })}
      />
      {Object.entries(hall).map(([code, playlist]) => (
        <div key={code}>
          <PlaylistFields
            name={`hall.${code}`}
            legend={t('hallScreens.hall', { code })}
            offered={slideNames}
            playlist={playlist}
            onChange={(own) =>
              put({ ...screens, hall: own === null ? without(code) : { ...hall, [code]: own } })
            }
          />
          <button
            className="button button--outline button--danger"
            type="button"
            onClick={() => put({ ...screens, hall: without(code) })}
          >
            {t('hallScreens.remove', { code })}
          </button>
        </div>
      ))}
      {free.length === 0 ? null : (
        <ListField<string>
          name="add"
          optional="unsaid"
          label={t('hallScreens.add')}
          none={t('hallScreens.choose')}
          value=""
          onChange={(code) =>
            put({
              ...screens,
              hall: { ...hall, [code]: screens.halls ?? { slides: ['now'], seconds: usualSeconds } },
            })
          }
          options={free.map((code) => ({ value: code, label: code }))}
        />
      )}
    </div>
  );
}

interface PlaylistFieldsProps {
  readonly name: string;
  readonly legend: string;
  readonly offered: readonly SlideName[];
  readonly playlist: Playlist | null;
  readonly onChange: (playlist: Playlist | null) => void;
}

/** One list after another in the order of the slides, and how long each is shown; a slide that is chosen again changes places. Without a slide there is no playlist. */
function PlaylistFields({ name, legend, offered, playlist, onChange }: PlaylistFieldsProps) {
  const t = useWords();
  const slides = playlist?.slides ?? [];
  const seconds = playlist?.seconds ?? usualSeconds;
  const choose = (at: number, chosen: SlideName | '') => {
    const next = [...slides];
    const present = slides[at];
    const from = chosen === '' ? -1 : slides.indexOf(chosen);
    if (from >= 0) next.splice(from, 1, ...(present === undefined ? [] : [present]));
    if (chosen === '') next.splice(at, 1);
    else next[Math.min(at, next.length)] = chosen;
    onChange(next.length === 0 ? null : { slides: next, seconds });
  };
  const shown = Math.min(slides.length + 1, offered.length);
  return (
    <fieldset>
      <legend>{legend}</legend>
      {Array.from({ length: shown }, (_, at) => (
        <ListField<SlideName | ''>
          key={at}
          name={`${name}.${at}`}
          optional="unsaid"
          label={t('hallScreens.slide', { number: at + 1 })}
          none={t('hallScreens.none')}
          value={slides[at] ?? ''}
          onChange={(chosen) => choose(at, chosen)}
          options={offered.map((one) => ({ value: one, label: t(`halls.playlist.${one}`) }))}
        />
      ))}
      {playlist === null ? null : (
        <ListField
          name={`${name}.seconds`}
          label={t('hallScreens.seconds')}
          value={String(seconds)}
          onChange={(text) => onChange({ slides: [...slides], seconds: Number(text) })}
          options={slideSeconds.map((one) => ({ value: String(one), label: String(one) }))}
        />
      )}
    </fieldset>
  );
}
