import type { AdminEditions } from '@sevenmetre/contract/schemas/editions';
import { showToast } from '../../../lib/toasts.ts';
import { useWords } from '../../../lib/words.ts';
import { failureText } from '../../../lib/zone/failure-words.ts';
import { queryClient } from '../../../lib/zone/query-client.ts';
import { useWrite } from '../../../lib/zone/use-write.ts';
import { AsyncButton } from '../../../ui/zone/async-button.tsx';
import { useConfirm } from '../../../ui/zone/confirm-host.tsx';

type Edition = AdminEditions['editions'][number];

interface SwitchButtonProps {
  readonly edition: Edition;
  readonly current: Edition | null;
}

/** Makes an edition the current one, after a question that says what visitors will see. */
export function SwitchButton({ edition, current }: SwitchButtonProps) {
  const t = useWords();
  const confirm = useConfirm();
  const write = useWrite('editionSwitch', ['adminEditions', 'openEditions', 'recordHistory']);
  const words = { name: edition.name, year: String(edition.year) };
  const press = async () => {
    const isAgreed = await confirm({
      kind: 'warning',
      title: t('tournamentOffice.editions.switchTitle', words),
      confirm: t('tournamentOffice.editions.switchConfirm'),
      text: <Consequences edition={edition} current={current} />,
    });
    if (!isAgreed) return undefined;
    const outcome = await write({ body: { id: edition.id, before: current?.id ?? null } });
    if (!outcome.ok) {
      showToast('fault', failureText(t, outcome.failure));
      return false;
    }
    // Whatever this browser knows is of the other edition.
    void queryClient.invalidateQueries();
    showToast('done', t('tournamentOffice.editions.switched', words));
    return true;
  };
  return (
    <AsyncButton
      action={press}
      look="plain"
      label={`${t('tournamentOffice.editions.makeCurrent')} ${words.name} ${words.year}`}
    >
      {t('tournamentOffice.editions.makeCurrent')}
    </AsyncButton>
  );
}

function Consequences({ edition, current }: SwitchButtonProps) {
  const t = useWords();
  const { name, year, teams, matches } = edition;
  return (
    <>
      <p>
        {t('tournamentOffice.editions.switchNew', {
          name,
          year: String(year),
          teams: t('tournamentOffice.editions.teams', { count: teams }),
          matches: t('tournamentOffice.editions.matches', { count: matches }),
        })}
      </p>
      <p>
        {current === null
          ? t('tournamentOffice.editions.switchNone')
          : t('tournamentOffice.editions.switchOld', { name: current.name, year: String(current.year) })}
      </p>
      <p>{t('tournamentOffice.editions.switchClubs')}</p>
    </>
  );
}
