import type { AdminEditions } from '@sevenmetre/contract/editions/schemas';
import { editionAddresses } from '@sevenmetre/rules/editions';
import { useState } from 'react';
import { useWords } from '../../../lib/words/words.ts';
import { dayText } from '../../../lib/time/moments.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { settingsPath } from '../../../lib/paths/signed-in-paths.ts';
import { dotted } from '../../../lib/words/dotted.ts';
import { Link } from '../../../ui/link.tsx';
import { Badge } from '../../../ui/page/badge.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Empty, Ready } from '../../../ui/page/states.tsx';
import { RecordHistory } from '../../../ui/history/record-history.tsx';
import { AdminPage } from '../page/admin-page.tsx';
import { showToast } from '../../../lib/page/toasts.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { useConfirm } from '../../../ui/dialogs/confirm-host.tsx';
import { CloseButton, ReopenButton } from './close-button.tsx';
import { EditionPapers } from './edition-papers.tsx';
import { NewEdition } from './new-edition.tsx';
import { SwitchButton } from './switch-button.tsx';
import './editions.css';

type Edition = AdminEditions['editions'][number];

/** Every edition, which one is current, and a new one from the settings of another. */
export function EditionsPage() {
  const t = useWords();
  const read = useRead('adminEditions', {});
  const nameOf = ({ subjectId }: { readonly subjectId: number }) => {
    const edition = read.data?.editions.find(({ id }) => id === subjectId);
    return edition && `${edition.name} ${edition.year}`;
  };
  return (
    <AdminPage title={t('editions.title')} sub={t('editions.lead')}>
      <Ready read={read}>{({ editions }) => <Editions editions={editions} />}</Ready>
      <RecordHistory kind="edition" words={{ fieldOf: () => undefined, nameOf }} />
    </AdminPage>
  );
}

function Editions({ editions }: { editions: readonly Edition[] }) {
  const t = useWords();
  const [isPreparing, setPreparing] = useState(editions.length === 0);
  const current = editions.find(({ isCurrent }) => isCurrent) ?? null;
  const from = current ?? editions[0] ?? null;
  return (
    <>
      {editions.length === 0 ? (
        <Empty>{t('editions.none')}</Empty>
      ) : (
        <EditionList editions={editions} current={current} />
      )}
      {isPreparing ? (
        <NewEdition editions={editions} first={from} close={() => setPreparing(false)} />
      ) : (
        <div className="actions">
          <button className="button" type="button" onClick={() => setPreparing(true)}>
            {t('editions.prepare')}
          </button>
        </div>
      )}
    </>
  );
}

interface EditionListProps {
  readonly editions: readonly Edition[];
  readonly current: Edition | null;
}

function EditionList({ editions, current }: EditionListProps) {
  const t = useWords();
  const addresses = editionAddresses(editions);
  return (
    <Card title={t('editions.title')}>
      <ul className="editions__list">
        {editions.map((edition) => (
          <li key={edition.id}>
            <EditionRow edition={edition} current={current} />
            {edition.isCurrent || edition.matches === 0 ? null : (
              <EditionPapers
                edition={edition}
                categoryCodes={edition.categoryCodes}
                address={addresses.get(edition.id) ?? String(edition.year)}
              />
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function EditionRow({ edition, current }: { edition: Edition; current: Edition | null }) {
  const t = useWords();
  const { name, year, startDate, endDate, isCurrent, closedAt, clubs, teams, matches, referees } = edition;
  const counts = [
    t('editions.clubs', { count: clubs }),
    t('editions.teams', { count: teams }),
    t('editions.matches', { count: matches }),
    t('editions.referees', { count: referees }),
  ];
  return (
    <>
      <div>
        <b>
          {name} {year}
        </b>{' '}
        {isCurrent ? <Badge kind="good">{t('editions.current')}</Badge> : null}{' '}
        {closedAt === null ? null : <Badge kind="plain">{t('editions.closed')}</Badge>}
        <div className="muted">
          {t('editions.days', { from: dayText(t, startDate), to: dayText(t, endDate) })}
        </div>
        <div>{dotted(counts)}</div>
      </div>
      <span className="editions__actions">
        {closedAt !== null ? <ReopenButton edition={edition} /> : null}
        {closedAt === null && matches > 0 ? <CloseButton edition={edition} /> : null}
      </span>
      {isCurrent ? null : (
        <span className="editions__actions">
          {isPrepared(edition) ? (
            <Link className="button button--outline" to={`${settingsPath}?edition=${edition.id}`}>
              {t('editions.work')}
              <span className="visually-hidden">
                {' '}
                {name} {year}
              </span>
            </Link>
          ) : null}
          <SwitchButton edition={edition} current={current} />
          <RemoveButton edition={edition} />
        </span>
      )}
    </>
  );
}

/** Nobody is in it yet, so its settings can still be what they like. */
function isPrepared({ isCurrent, clubs, matches, referees }: Edition): boolean {
  return !isCurrent && clubs + matches + referees === 0;
}

/** Removes an edition that was prepared by mistake; offered where nobody and nothing is in it. */
function RemoveButton({ edition }: { edition: AdminEditions['editions'][number] }) {
  const t = useWords();
  const confirm = useConfirm();
  const write = useWrite('editionDelete', ['adminEditions', 'openEditions', 'recordHistory']);
  const { id, name, year, clubs, matches, referees } = edition;
  if (clubs + matches + referees > 0) return null;
  const words = { name, year: String(year) };
  const press = async () => {
    const isAgreed = await confirm({
      kind: 'warning',
      title: t('editions.removeTitle', words),
      text: t('editions.removeText'),
      confirm: t('editions.remove'),
    });
    if (!isAgreed) return undefined;
    const outcome = await write({ params: { id } });
    if (outcome.ok) showToast('done', t('editions.removed', words));
    else showToast('error', failureText(t, outcome.failure));
    return outcome.ok;
  };
  const label = `${t('editions.remove')} ${words.name} ${words.year}`;
  return (
    <AsyncButton action={press} look="danger" label={label}>
      {t('editions.remove')}
    </AsyncButton>
  );
}
