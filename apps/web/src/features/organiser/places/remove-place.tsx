import { inLanguage } from '@sevenmetre/rules/language';
import type { AdminPlaces } from '@sevenmetre/contract/places/admin-places';
import { useLanguage } from '../../../lib/words/words.ts';
import { adminPlacesPath } from '../../../lib/paths/signed-in-paths.ts';
import { useEditionWrite, useWorkingEdition } from '../../../lib/queries/working-edition.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { useRemoval } from '../page/use-removal.ts';
import { usesText } from '../enumerations/entry-words.ts';

interface RemovePlaceProps {
  readonly row: AdminPlaces['places'][number];
  readonly refresh: () => Promise<void>;
}

/** Removes a place that nothing uses; otherwise shows why it cannot be removed. */
export function RemovePlace({ row, refresh }: RemovePlaceProps) {
  const { t, locale } = useLanguage();
  const removeAfter = useRemoval(useWorkingEdition().within(adminPlacesPath));
  const remove = useEditionWrite('adminPlaceDelete', ['adminPlaces', 'accommodation']);
  if (row.uses.length > 0) {
    return (
      <p className="field-hint enumerations__reason">
        {t('enumerations.inUse', { uses: usesText(t, row.uses) })} {t('enumerations.turnOff')}
      </p>
    );
  }
  const name = inLanguage(locale, { cs: row.values.nameCs, en: row.values.nameEn });
  const press = () =>
    removeAfter({
      name,
      question: { title: t('enumerations.removeSure', { name }) },
      remove: () => remove({ params: { id: String(row.id) } }),
      refresh,
    });
  return (
    <AsyncButton look="danger" action={press}>
      {t('enumerations.place.remove')}
    </AsyncButton>
  );
}
