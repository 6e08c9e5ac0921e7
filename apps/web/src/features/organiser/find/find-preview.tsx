import type { FindIndex } from '@sevenmetre/contract/find/schemas';
import type { Translator } from '@sevenmetre/phrases';
import type { KeyboardEvent } from 'react';
import { showToast } from '../../../lib/page/toasts.ts';
import { clubCheckInPath, clubInvoicePath } from '../../../lib/paths/signed-in-paths.ts';
import { useWords } from '../../../lib/words/words.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { Link } from '../../../ui/link.tsx';
import type { FindItem } from './find-items.ts';

export const previewId = 'find-preview';

interface FindPreviewProps {
  readonly item: FindItem;
  readonly index: FindIndex;
  /** Back to the field. */
  readonly leave: () => void;
}

/** What is known of the chosen line, beside the list, and the ways on from it; → leads into it, ← back. */
export function FindPreview({ item, index, leave }: FindPreviewProps) {
  const t = useWords();
  const club = clubOf(item, index);
  const symbol = club?.variableSymbol ?? null;
  const back = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft') return;
    event.preventDefault();
    leave();
  };
  const copy = async () => {
    await navigator.clipboard.writeText(symbol ?? '');
    showToast('done', t('find.preview.copied'));
    return true;
  };
  return (
    <section id={previewId} className="find-preview" aria-label={t('find.preview.title')}>
      <p className="find-preview__kind">{t(`find.kind.${item.kind}`)}</p>
      <h2>{item.kind === 'document' || item.mark === null ? item.name : `${item.mark} ${item.name}`}</h2>
      <dl className="find-preview__facts">
        {factsOf(t, item, index).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="find-preview__ways">
        <Link to={item.to} onKeyDown={back}>
          {t('find.preview.open')} <kbd aria-hidden="true">Enter</kbd>
        </Link>
        {club === undefined ? null : (
          <>
            <Link to={clubCheckInPath(club.id)} onKeyDown={back}>
              {t('find.action.checkInClub', { club: club.name })}
            </Link>
            <Link to={clubInvoicePath(club.id)} onKeyDown={back}>
              {t('find.action.moneyOf', { club: club.name })}
            </Link>
          </>
        )}
        {symbol === null ? null : (
          <AsyncButton look="quiet" action={copy} onKeyDown={back}>
            {t('find.preview.copy')}
          </AsyncButton>
        )}
      </div>
    </section>
  );
}

/** The club that a club, a team or an invoice is about. */
function clubOf({ kind, clubId }: FindItem, { clubs }: FindIndex): FindIndex['clubs'][number] | undefined {
  return kind === 'club' || kind === 'team' || kind === 'document'
    ? clubs.find(({ id }) => id === clubId)
    : undefined;
}

type Fact = readonly [name: string, value: string];

function factsOf(t: Translator, item: FindItem, index: FindIndex): readonly Fact[] {
  const club = clubOf(item, index);
  if (club === undefined) return item.about === null ? [] : [[t('find.preview.about'), item.about]];
  const teams = index.teams.filter(({ clubId }) => clubId === club.id);
  const documents = index.documents.filter(({ clubId }) => clubId === club.id);
  const facts: readonly (readonly [string, string | null])[] = [
    [t('find.preview.state'), t(`signedIn.clubState.${club.state}`)],
    [t('find.kind.team'), teams.map(({ categoryCode, name }) => `${categoryCode} ${name}`).join(', ')],
    [t('find.preview.symbol'), club.variableSymbol],
    [t('find.preview.documents'), documents.map(({ number }) => number).join(', ')],
  ];
  return facts.flatMap(([name, value]) => (value === null || value === '' ? [] : [[name, value] as const]));
}
