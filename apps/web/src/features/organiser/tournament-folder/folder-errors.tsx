import type { FolderError } from '@sevenmetre/contract/tournament-folder/schemas';
import type { Translator } from '@sevenmetre/phrases';
import { useWords } from '../../../lib/words/words.ts';
import { Banner } from '../../../ui/page/badge.tsx';

/** Every parameter that a sentence may have; each error brings its own. */
const blank = {
  allowed: '',
  away: '',
  categories: '',
  character: '',
  days: '',
  encoding: '',
  expected: '',
  files: '',
  first: '',
  found: '',
  group: '',
  groups: '',
  home: '',
  limit: '',
  match: '',
  maximum: '',
  megabytes: '',
  minimum: '',
  place: '',
  reason: '',
  registered: '',
  seats: '',
  state: '',
  target: '',
  team: '',
  timeZone: '',
  value: '',
};

interface FolderErrorsProps {
  readonly errors: readonly FolderError[];
  readonly count: number;
}

/** What is wrong with a folder, by file and line. */
export function FolderErrors({ errors, count }: FolderErrorsProps) {
  const t = useWords();
  return (
    <>
      <Banner kind="bad">{t('tournamentFolder.wrong', { count })}</Banner>
      <ul className="tournament-folder__errors">
        {errors.map((error, index) => (
          <li key={index}>
            <b>{placeOf(t, error)}</b>{' '}
            {t(`tournamentFolder.errors.${error.code}`, { ...blank, ...error.parameters })}
          </li>
        ))}
      </ul>
      {count > errors.length ? <p>{t('tournamentFolder.more', { count: count - errors.length })}</p> : null}
    </>
  );
}

function placeOf(t: Translator, { file, line, column }: FolderError): string {
  if (line !== null && column !== null) return t('tournamentFolder.place.column', { file, line, column });
  if (column !== null) return t('tournamentFolder.place.fileColumn', { file, column });
  return line === null ? file : t('tournamentFolder.place.line', { file, line });
}
