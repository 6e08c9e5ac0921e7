import { useState } from 'react';
import { showToast } from '../../../lib/page/toasts.ts';
import { useWords } from '../../../lib/words/words.ts';
import { newKey } from '../../../lib/queries/new-key.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { useConfirm } from '../../../ui/dialogs/confirm-host.tsx';

interface Head {
  readonly name: string;
  readonly city: string;
  readonly startDate: string;
  readonly endDate: string;
}

/** A moment of the settings in the new year. */
type Moved = { key: string; value: string | null };

/** Since when players of a category are born. */
type Born = { code: string; value: string | null };

/** An edition as it is to be made. */
interface AskedEdition extends Head {
  readonly year: number;
  readonly dates: Moved[];
  readonly birthDates: Born[];
}

/** What its form holds. */
export interface EditionValues extends Head {
  readonly dates: Moved[];
  readonly births: Born[];
}

/**
 * Makes an edition after one more question; a repeat makes no second one.
 *
 * @param fromId whose settings it takes over; null: nobody's
 */
export function useCreateEdition(fromId: number | null, close: () => void) {
  const t = useWords();
  const confirm = useConfirm();
  const write = useWrite('editionCreate', ['adminEditions', 'openEditions', 'recordHistory']);
  const [clientKey] = useState(newKey);
  return async (asked: AskedEdition) => {
    const words = { name: asked.name.trim(), year: String(asked.year) };
    const isAgreed = await confirm({
      title: t('editions.sure', words),
      text: t('editions.sureText'),
      confirm: t('editions.create'),
    });
    if (!isAgreed) return undefined;
    const outcome = await write({ body: { ...asked, fromId, clientKey } });
    if (!outcome.ok) return outcome;
    showToast('done', t('editions.created', words));
    close();
    return outcome;
  };
}
