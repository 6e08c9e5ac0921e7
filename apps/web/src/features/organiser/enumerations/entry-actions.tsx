import type { EnumerationKind } from '@sevenmetre/rules/enumerations';
import { showToast } from '../../../lib/page/toasts.ts';
import { useWords } from '../../../lib/words/words.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import { useEditionWrite } from '../../../lib/queries/working-edition.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { useConfirm } from '../../../ui/dialogs/confirm-host.tsx';
import { movedTo } from '../page/moved-to.ts';
import { MoveButtons } from './move-buttons.tsx';
import type { EntryRow, Lists } from './entry-kinds.ts';

export interface EntryItemProps<K extends EnumerationKind> {
  readonly kind: K;
  readonly row: EntryRow<K>;
  /** Where it stands in its list. */
  readonly index: number;
  readonly lists: Lists;
  readonly refresh: () => Promise<void>;
}

interface EntryActionsProps<K extends EnumerationKind> extends EntryItemProps<K> {
  readonly name: string;
  readonly isEdited: boolean;
  readonly edit: () => void;
}

/** Moves, edits, and removes an entry; removal only while nothing uses it. */
export function EntryActions<K extends EnumerationKind>(props: EntryActionsProps<K>) {
  const { kind, row, index, lists, name, isEdited, edit, refresh } = props;
  const t = useWords();
  const confirm = useConfirm();
  const order = useEditionWrite('enumerationOrder', ['enumerations']);
  const remove = useEditionWrite('enumerationDelete', ['enumerations']);
  const ids = lists[kind].map(({ id }) => id);
  const move = async (other: number | undefined) => {
    const moved = movedTo(ids, row.id, other);
    if (moved === null) return undefined;
    const outcome = await order({ params: { kind }, body: { ids: moved } });
    if (outcome.ok) return true;
    showToast('error', failureText(t, outcome.failure));
    await refresh();
    return false;
  };
  const press = async () => {
    const question = { title: t('enumerations.removeSure', { name }), confirm: t('signedIn.remove') };
    if (!(await confirm({ ...question, kind: 'warning' }))) return undefined;
    const outcome = await remove({ params: { kind, id: String(row.id) } });
    if (outcome.ok) showToast('done', t('enumerations.removed', { name }));
    else {
      showToast('error', failureText(t, outcome.failure));
      await refresh();
    }
    return outcome.ok;
  };
  return (
    <div className="enumerations__actions">
      <MoveButtons name={name} up={ids[index - 1]} down={ids[index + 1]} move={move} />
      <button
        className="button button--outline"
        type="button"
        aria-expanded={isEdited}
        aria-label={t('enumerations.of', { action: t('signedIn.edit'), name })}
        onClick={edit}
      >
        {t('signedIn.edit')}
      </button>
      {row.uses.length === 0 ? (
        <AsyncButton
          look="danger"
          label={t('enumerations.of', { action: t('signedIn.remove'), name })}
          action={press}
        >
          {t('signedIn.remove')}
        </AsyncButton>
      ) : null}
    </div>
  );
}
