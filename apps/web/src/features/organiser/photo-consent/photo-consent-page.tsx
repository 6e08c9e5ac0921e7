import type { PhotoConsents } from '@sevenmetre/contract/participants/photo-consents';
import type { Translator } from '@sevenmetre/phrases';
import { holdsWords } from '@sevenmetre/rules/search';
import { useIsNarrow } from '../../../lib/browser/use-is-narrow.ts';
import { usePrinting } from '../../../lib/browser/use-printing.ts';
import { useListQuery } from '../../../lib/queries/use-list-query.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { shortWeekdayText } from '../../../lib/time/moments.ts';
import { localName, useLanguage, useWords } from '../../../lib/words/words.ts';
import { Filter, SearchBox } from '../../../ui/forms/search-box.tsx';
import { Ready } from '../../../ui/page/states.tsx';
import { type Column, DataTable } from '../../../ui/tables/data-table.tsx';
import { Pager } from '../../../ui/tables/pager.tsx';
import { AdminPage } from '../page/admin-page.tsx';
import { type LimitedTeam, limitedTeams } from './limited-teams.ts';
import './photo-consent.css';

/** Teams shown at once; on paper all of them are. */
const pageSizes = { phone: 7, usual: 10 };

/** Whom photographers leave out, by team, for a day and a hall; printed, it is their list. */
export function PhotoConsentPage() {
  const t = useWords();
  const read = useRead('photoConsents', {});
  return (
    <AdminPage title={t('photoConsent.title')} sub={t('photoConsent.lead')}>
      <Ready read={read}>{(consents) => <Consents consents={consents} />}</Ready>
    </AdminPage>
  );
}

function Consents({ consents }: { consents: PhotoConsents }) {
  const { t, locale } = useLanguage();
  const query = useListQuery();
  const [day, hall] = [query.get('day'), query.get('hall')];
  const { shown, fine, withoutRoster } = limitedTeams(consents, {
    day: day === '' ? null : day,
    hallId: hall === '' ? null : Number(hall),
  });
  const search = query.get('search');
  const holds = holdsWords(search);
  const found = shown.filter(({ category, name, without }) =>
    holds(category, name, ...without.map(({ firstName, lastName }) => `${firstName} ${lastName}`)),
  );
  const days = [...new Set(consents.matches.map((match) => match.day))];
  const place = consents.halls.find(({ id }) => String(id) === hall);
  return (
    <section className="photo-consent" aria-label={t('photoConsent.title')}>
      <div className="list-tools photo-consent__tools" role="search">
        <SearchBox
          label={t('signedIn.search')}
          value={search}
          search={(text) => query.set({ search: text })}
        />
        <Filter
          label={t('photoConsent.day')}
          value={day}
          options={days.map((one) => [one, shortWeekdayText(t, one)] as const)}
          all={t('photoConsent.allDays')}
          choose={(chosen) => query.set({ day: chosen })}
        />
        <Filter
          label={t('photoConsent.hall')}
          value={hall}
          options={consents.halls.map(
            (one) => [String(one.id), `${one.code} ${localName(one, locale)}`] as const,
          )}
          all={t('photoConsent.allHalls')}
          choose={(chosen) => query.set({ hall: chosen })}
        />
        <button className="button" type="button" disabled={shown.length === 0} onClick={() => print()}>
          {t('photoConsent.print')}
        </button>
      </div>
      <p className="photo-consent__paper">
        {[day === '' ? null : shortWeekdayText(t, day), place && `${place.code} ${localName(place, locale)}`]
          .filter(Boolean)
          .join(' · ')}{' '}
        {t('photoConsent.paper')}
      </p>
      <p role="status">
        {t('photoConsent.count', { count: shown.length })}{' '}
        {fine > 0 ? t('photoConsent.fine', { count: fine }) : null}{' '}
        {withoutRoster > 0 ? t('photoConsent.empty', { count: withoutRoster }) : null}
      </p>
      {shown.length === 0 ? null : (
        <TeamRows
          all={shown}
          found={found}
          page={query.page}
          go={(page) => query.set({ page: String(page) })}
          columns={columnsOf(t, consents, day !== '')}
        />
      )}
    </section>
  );
}

interface TeamRowsProps {
  /** Those of the day and the hall, as they are printed. */
  readonly all: readonly LimitedTeam[];
  readonly found: readonly LimitedTeam[];
  /** From 1. */
  readonly page: number;
  readonly go: (page: number) => void;
  readonly columns: Column<LimitedTeam>[];
}

/** One page of the teams that were found; on paper all teams of the day and the hall, whatever is searched. */
function TeamRows({ all, found, page, go, columns }: TeamRowsProps) {
  const t = useWords();
  const isPrinting = usePrinting();
  const pageSize = useIsNarrow() ? pageSizes.phone : pageSizes.usual;
  const shown = Math.min(page, Math.max(1, Math.ceil(found.length / pageSize)));
  return (
    <>
      <DataTable
        caption={t('photoConsent.title')}
        columns={columns}
        rows={isPrinting ? all : found.slice((shown - 1) * pageSize, shown * pageSize)}
        rowKey={({ id }) => id}
        empty={t('photoConsent.count', { count: 0 })}
      />
      <div className="photo-consent__tools">
        <Pager page={shown} size={pageSize} total={found.length} go={go} />
      </div>
    </>
  );
}

function columnsOf(t: Translator, { halls }: PhotoConsents, ofOneDay: boolean): Column<LimitedTeam>[] {
  const code = (id: number) => halls.find((hall) => hall.id === id)?.code ?? '';
  return [
    {
      key: 'team',
      title: t('photoConsent.team'),
      phone: 'heading',
      cell: ({ category, name }) => <b>{`${category} ${name}`}</b>,
    },
    {
      key: 'plays',
      title: t('photoConsent.plays'),
      cell: ({ plays }) => (
        <span>
          {plays
            .map((match) =>
              [ofOneDay ? null : shortWeekdayText(t, match.day), match.time, code(match.hallId)]
                .filter(Boolean)
                .join(' ')
                .replaceAll(' ', '\u00A0'),
            )
            .join(', ') || '–'}
        </span>
      ),
    },
    ...(['no', 'open'] as const).map((answer): Column<LimitedTeam> => ({
      key: answer,
      title: t(`photoConsent.${answer}`),
      cell: ({ without }) => (
        <span>
          {without
            .filter((person) => person.answer === answer)
            .map((person) => personText(t, person))
            .join(', ') || '–'}
        </span>
      ),
    })),
  ];
}

function personText(
  t: Translator,
  { firstName, lastName, role, jerseyNumber }: LimitedTeam['without'][number],
): string {
  const name = `${lastName} ${firstName}`;
  if (role === 'leader') return t('photoConsent.leader', { name });
  return jerseyNumber === null
    ? t('photoConsent.unnumbered', { name })
    : t('photoConsent.person', { number: jerseyNumber, name });
}
