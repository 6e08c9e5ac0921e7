import type { AdminPlaces } from '@sevenmetre/contract/schemas/enumerations';
import { useNavigate } from 'react-router';
import { showToast } from '../../../lib/toasts.ts';
import { useLanguage } from '../../../lib/words.ts';
import { failureText } from '../../../lib/zone/failure-words.ts';
import { useWrite } from '../../../lib/zone/use-write.ts';
import { adminPlacesPath } from '../../../lib/zone/zone-paths.ts';
import { AsyncButton } from '../../../ui/zone/async-button.tsx';
import { useConfirm } from '../../../ui/zone/confirm-host.tsx';
import { usesText } from './entry-words.ts';

interface RemovePlaceProps {
  readonly row: AdminPlaces['places'][number];
  readonly refresh: () => Promise<void>;
}

/** Away with a place that nothing uses; else the reason why not. */
export function RemovePlace({ row, refresh }: RemovePlaceProps) {
  const { t, locale } = useLanguage();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const remove = useWrite('adminPlaceDelete', ['adminPlaces', 'accommodation']);
  if (row.uses.length > 0) {
    return (
      <p className="z-hint ls-why">
        {t('lists.inUse', { uses: usesText(t, row.uses) })} {t('lists.turnOff')}
      </p>
    );
  }
  const name = locale === 'cs' ? row.values.nameCs : row.values.nameEn;
  const press = async () => {
    const question = { title: t('lists.removeSure', { name }), confirm: t('zone.remove') };
    if (!(await confirm({ ...question, kind: 'warning' }))) return undefined;
    const outcome = await remove({ params: { id: String(row.id) } });
    if (outcome.ok) {
      showToast('done', t('lists.removed', { name }));
      void navigate(adminPlacesPath, { replace: true });
    } else {
      showToast('fault', failureText(t, outcome.failure));
      await refresh();
    }
    return outcome.ok;
  };
  return (
    <AsyncButton look="danger" action={press}>
      {t('lists.place.remove')}
    </AsyncButton>
  );
}
