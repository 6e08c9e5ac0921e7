import { useWords } from '../../lib/words/words.ts';
import type { FormConflict } from './use-form.ts';

interface ConflictCardProps<V extends object> extends FormConflict<V> {
  readonly nameOf: (field: string) => string;
  /** A value in words; without it as it is written. */
  readonly textOf?: (field: string, value: unknown) => string | undefined;
}

/** What somebody else has changed since the form was opened, and the choice that follows. */
export function ConflictCard<V extends object>(props: ConflictCardProps<V>) {
  const { before, theirs, decide, nameOf, textOf } = props;
  const t = useWords();
  const said = (field: string, value: unknown) => {
    const own = textOf?.(field, value);
    if (own !== undefined) return own;
    if (typeof value === 'boolean') return t(value ? 'signedIn.yes' : 'signedIn.no');
    return value === null || value === '' ? t('signedIn.none') : String(value);
  };
  return (
    <div className="banner tone-wait" role="alert">
      <div>
        <b>{t('signedIn.states.changed.heading')}</b>
        <ul>
          {changedFields(before, theirs).map(([field, value]) => (
            <li key={field}>
              {nameOf(field)}: {said(field, value)}
            </li>
          ))}
        </ul>
        <div className="actions">
          <button className="button" type="button" onClick={() => decide('theirs')}>
            {t('signedIn.states.changed.showTheirs')}
          </button>
          <button className="button button--outline" type="button" onClick={() => decide('mine')}>
            {t('signedIn.states.changed.keepMine')}
          </button>
        </div>
      </div>
    </div>
  );
}

/** Fields that differ, with what they are now. */
export function changedFields<V extends object>(
  before: V,
  now: V,
): (readonly [field: string, value: unknown])[] {
  const known = new Map<string, unknown>(Object.entries(before));
  return Object.entries(now).filter(
    ([field, value]) => JSON.stringify(known.get(field)) !== JSON.stringify(value),
  );
}
