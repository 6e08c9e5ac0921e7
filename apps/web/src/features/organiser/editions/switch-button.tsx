import type { AdminEditions } from '@sevenmetre/contract/editions/schemas';
import { showToast } from '../../../lib/page/toasts.ts';
import { useWords } from '../../../lib/words/words.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import type { Failure } from '../../../lib/queries/failure.ts';
import { queryClient } from '../../../lib/queries/query-client.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { useConfirm } from '../../../ui/dialogs/confirm-host.tsx';

type Edition = AdminEditions['editions'][number];

interface SwitchButtonProps {
  readonly edition: Edition;
  readonly current: Edition | null;
}

/** Makes an edition the current one, after a question that says what visitors will see and how many matches are live. */
export function SwitchButton(props: SwitchButtonProps) {
  const t = useWords();
  const press = useSwitch(props);
  const { name, year } = props.edition;
  return (
    <AsyncButton action={press} look="plain" label={`${t('editions.makeCurrent')} ${name} ${year}`}>
      {t('editions.makeCurrent')}
    </AsyncButton>
  );
}

function useSwitch({ edition, current }: SwitchButtonProps) {
  const t = useWords();
  const confirm = useConfirm();
  const write = useWrite('editionSwitch', ['adminEditions', 'openEditions', 'recordHistory']);
  const words = { name: edition.name, year: String(edition.year) };
  const ask = (live: number) =>
    confirm({
      kind: 'warning',
      title: t('editions.switchTitle', words),
      confirm: t('editions.switchConfirm'),
      text: <Consequences edition={edition} current={current} live={live} />,
    });
  /** Asks again with the new number when matches have started or ended since the page was loaded. */
  const switchLeaving = async (live: number): Promise<boolean | undefined> => {
    if (!(await ask(live))) return undefined;
    const body = { id: edition.id, before: current?.id ?? null, agreedLive: live };
    const outcome = await write({ body });
    if (!outcome.ok) {
      const now = liveNow(outcome.failure);
      if (now !== null) return switchLeaving(now);
      showToast('error', failureText(t, outcome.failure));
      return false;
    }
    // All cached data belong to the other edition.
    void queryClient.invalidateQueries();
    showToast('done', t('editions.switched', words));
    return true;
  };
  return () => switchLeaving(current?.live ?? 0);
}

/** How many matches are live by the server's refusal; null: it failed for another reason. */
function liveNow(failure: Failure): number | null {
  if (failure.kind !== 'refused' || failure.code !== 'edition-live') return null;
  const { matches } = failure.details;
  return typeof matches === 'number' ? matches : null;
}

function Consequences({ edition, current, live }: SwitchButtonProps & { readonly live: number }) {
  const t = useWords();
  const { name, year, teams, matches } = edition;
  return (
    <>
      <p>
        {t('editions.switchNew', {
          name,
          year: String(year),
          teams: t('editions.teams', { count: teams }),
          matches: t('editions.matches', { count: matches }),
        })}
      </p>
      <p>
        {current === null
          ? t('editions.switchNone')
          : t('editions.switchOld', { name: current.name, year: String(current.year) })}
      </p>
      {current === null || live === 0 ? null : (
        <p role="alert">
          <b>
            {t('editions.switchLive', {
              count: live,
              name: current.name,
              year: String(current.year),
            })}
          </b>
        </p>
      )}
      <p>{t('editions.switchClubs')}</p>
    </>
  );
}
