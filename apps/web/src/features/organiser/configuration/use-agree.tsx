import type { ConfigurationEntry } from '@sevenmetre/contract/configuration/schemas';
import { ordersTables } from '@sevenmetre/rules/configuration';
import { showToast } from '../../../lib/page/toasts.ts';
import { callServer } from '../../../lib/queries/call.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import { useWorkingEdition } from '../../../lib/queries/working-edition.ts';
import { useWords } from '../../../lib/words/words.ts';
import { useConfirm } from '../../../ui/dialogs/confirm-host.tsx';
import { settingName } from '../page/setting-name.ts';
import { TableEffects } from '../groups/table-effects.tsx';

/** Shows what a value does to tables and seats before it is stored, and asks; nothing is asked where it does nothing. */
export function useAgree(): (entry: ConfigurationEntry, value: string | null) => Promise<boolean> {
  const t = useWords();
  const confirm = useConfirm();
  const { query } = useWorkingEdition();
  return async (entry, value) => {
    if (!ordersTables(entry.key)) return true;
    const effect = await callServer('configurationEffect', {
      params: { key: entry.key },
      query,
      body: { value },
    });
    if (!effect.ok) {
      showToast('error', failureText(t, effect.failure));
      return false;
    }
    const { tables, seats, sides, conflicts, clashes } = effect.body;
    if (tables.length + seats.length + sides.length + conflicts.length + clashes.length === 0) return true;
    return confirm({
      kind: 'warning',
      title: t('configuration.tablesSure', { label: settingName(t, entry) }),
      text: <TableEffects effect={effect.body} />,
      confirm: t('configuration.save'),
      reject: t('signedIn.form.back'),
    });
  };
}
