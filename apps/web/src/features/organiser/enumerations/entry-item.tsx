import type { EnumerationKind } from '@sevenmetre/rules/enumerations';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { fieldId } from '../../../ui/forms/field-frame.tsx';
import { useLanguage } from '../../../lib/words/words.ts';
import { Badge } from '../../../ui/page/badge.tsx';
import { TableOrder } from '../groups/order-form.tsx';
import { EntryActions } from './entry-actions.tsx';
import { EntryFacts } from './entry-facts.tsx';
import { EntryForm } from './entry-form.tsx';
import { entryName } from './entry-kinds.ts';
import { usesText } from './entry-words.ts';
import type { EntryItemProps } from './entry-actions.tsx';

/** An entry of a list; its form opens below it. */
export function EntryItem<K extends EnumerationKind>(props: EntryItemProps<K>) {
  const { kind, row, lists, refresh } = props;
  const { t, locale } = useLanguage();
  const values: object = row.values;
  const isAsked = useIsAsked(values);
  const [isEdited, setEdited] = useState(isAsked);
  const name = entryName(row.values, locale);
  return (
    <li>
      <div className="enumerations__row">
        <div className="enumerations__name">
          <b>{name}</b>
          {'code' in values && values.code !== name ? (
            <span className="muted">{String(values.code)}</span>
          ) : null}
          {'isActive' in values && values.isActive === false ? (
            <Badge kind="plain">{t('enumerations.inactive')}</Badge>
          ) : null}
          {'resultsHidden' in values && values.resultsHidden === true ? (
            <Badge kind="plain">{t('enumerations.hidden')}</Badge>
          ) : null}
        </div>
        <div className="enumerations__facts muted">
          <EntryFacts kind={kind} row={row} lists={lists} />
          <span>
            {row.uses.length === 0
              ? t('enumerations.unused')
              : t('enumerations.usedBy', { uses: usesText(t, row.uses) })}
          </span>
        </div>
        <EntryActions {...props} name={name} isEdited={isEdited} edit={() => setEdited(!isEdited)} />
      </div>
      {isEdited ? (
        <EntryForm
          kind={kind}
          row={row}
          countryCodes={lists.countryCodes}
          refresh={refresh}
          close={() => setEdited(false)}
        />
      ) : null}
      {isEdited && kind === 'categories' ? <TableOrder categoryId={row.id} /> : null}
    </li>
  );
}

/** Whether the address asks to edit this entry, as where places of a category are added: that field then has the focus. */
function useIsAsked(values: object): boolean {
  const [query] = useSearchParams();
  const isAsked = 'code' in values && 'capacity' in values && query.get('edit') === values.code;
  useEffect(() => {
    if (isAsked) document.getElementById(fieldId('capacity'))?.focus();
  }, [isAsked]);
  return isAsked;
}
