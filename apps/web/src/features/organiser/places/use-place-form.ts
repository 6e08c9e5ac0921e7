import { inLanguage } from '@sevenmetre/rules/language';
import type { AdminPlaces } from '@sevenmetre/contract/places/admin-places';
import { type NamedEntryError, checkPlace, newPlace } from '@sevenmetre/rules/enumerations';
import { useNavigate } from 'react-router';
import { showToast } from '../../../lib/page/toasts.ts';
import { useLanguage } from '../../../lib/words/words.ts';
import { adminPlacePath } from '../../../lib/paths/signed-in-paths.ts';
import { useEditionWrite, useWorkingEdition } from '../../../lib/queries/working-edition.ts';
import { giveUpUnsaved } from '../../../lib/drafts/unsaved.ts';
import { type UsedForm, useForm } from '../../../ui/forms/use-form.ts';
import { entryErrors, entryRefusal } from '../enumerations/entry-words.ts';

type PlaceRow = AdminPlaces['places'][number];

const emptyPlace = { ...newPlace, allowedTrainingTypesIds: [], fileIds: [] };

/** What is typed of a place, and what becomes of it. A new one is stayed with once it is stored, unless another follows. */
export function usePlaceForm(row: PlaceRow | null, refresh: () => Promise<void>): UsedPlaceForm {
  const { t, locale } = useLanguage();
  const navigate = useNavigate();
  const { within } = useWorkingEdition();
  const create = useEditionWrite('adminPlaceCreate', ['adminPlaces', 'accommodation']);
  const update = useEditionWrite('adminPlaceUpdate', ['adminPlaces', 'accommodation']);
  const say = ({ field, error }: NamedEntryError) =>
    field === 'data' && error.code === 'json' ? t('enumerations.place.factNames') : undefined;
  return useForm<PlaceRow['values'], 'another'>({
    values: row?.values ?? emptyPlace,
    check: (values) => entryErrors(t, checkPlace(values), say),
    refused: (failure) => entryErrors(t, entryRefusal(failure), say),
    refresh,
    send: async (values, { before, way, reset }) => {
      const outcome =
        row === null
          ? await create({ body: { values } })
          : await update({ params: { id: String(row.id) }, body: { values, before } });
      if (!outcome.ok) return outcome;
      const name = inLanguage(locale, { cs: values.nameCs, en: values.nameEn });
      showToast('done', t('enumerations.saved', { name }));
      if (row === null && way === 'another') reset(emptyPlace);
      else if (row === null) {
        await refresh();
        giveUpUnsaved();
        void navigate(within(adminPlacePath(outcome.body.id)), { replace: true });
      }
      return outcome;
    },
  });
}

export type UsedPlaceForm = UsedForm<PlaceRow['values'], 'another'>;
