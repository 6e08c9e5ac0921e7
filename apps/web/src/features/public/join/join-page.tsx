import type { JoinSlice } from '@sevenmetre/contract/join/join-slice';
import { pages } from '@sevenmetre/contract/pages';
import type { Translator } from '@sevenmetre/phrases';
import { type JoinPhase, joinPhase } from '@sevenmetre/rules/registration';
import { useState } from 'react';
import { aboutTournament } from '../../../lib/page/about-event.ts';
import type { Head } from '../../../lib/page/head.ts';
import { joinPath } from '../../../lib/paths/paths.ts';
import { useSlice } from '../../../lib/slices/use-slice.ts';
import { useNow } from '../../../lib/time/now.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Deadlines } from '../../../ui/deadlines.tsx';
import { Retry } from '../../../ui/retry.tsx';
import { RowsSkeleton } from '../../../ui/skeleton.tsx';
import { NoEditionPage } from '../../../ui/unknown-page.tsx';
import { Calculator } from './calculator.tsx';
import { City } from './city.tsx';
import { Contact } from './contact.tsx';
import { FreePlaces } from './free-places.tsx';
import { JoinBar, JoinCover, JoinFacts } from './join-cover.tsx';
import { LastYear } from './last-year.tsx';
import { Needs } from './needs.tsx';
import { ChosenOrder } from './register-link.tsx';
import { WhoIsIn } from './who-is-in.tsx';
import './join.css';

/** The edition that invites clubs: before, during and after its window, at one address. */
export function JoinPage() {
  const t = useWords();
  const { slice, failed, retry } = useSlice({ page: pages.join, params: {} });
  if (slice?.status === 200) return <Join slice={slice.body} />;
  if (slice?.status === 404) return <NoEditionPage />;
  return (
    <main id="main" className="page-width" {...(failed ? {} : { 'aria-busy': true })}>
      <h1 className="page-title">{t('join.title')}</h1>
      {failed ? <Retry retry={retry} /> : <RowsSkeleton rows={8} />}
    </main>
  );
}

/** The phase of the window now; the server writes that of the moment of rendering. */
function usePhase({ window: { from, till } }: JoinSlice): JoinPhase {
  const instant = (text: string | null) => (text === null ? null : new Date(text));
  return useNow((now) => joinPhase({ from: instant(from), till: instant(till) }, new Date(now)));
}

function Join({ slice }: { slice: JoinSlice }) {
  const { deadlines, edition, halls, last, prices, contact } = slice;
  const phase = usePhase(slice);
  const [chosen, setChosen] = useState('');
  // Referees register elsewhere.
  const dates = deadlines.filter(({ kind }) => kind !== 'referees-until');
  // Beside what is asked while one can register; then beside the list of clubs, which is long.
  const city = halls.length === 0 ? null : <City slice={slice} />;
  return (
    <ChosenOrder value={chosen}>
      <main id="main" className="join">
        <JoinCover slice={slice} phase={phase} />
        <div className="page-width">
          <JoinFacts slice={slice} />
          <div className="join__columns">
            <div>
              {phase === 'closed' ? (
                <WhoIsIn slice={slice} />
              ) : (
                <FreePlaces slice={slice} isOpen={phase === 'open'} />
              )}
              {phase === 'closed' ? null : city}
              {last === null ? null : (
                <LastYear last={last} categories={slice.categories} edition={edition} />
              )}
              <Contact contact={contact} />
            </div>
            <div>
              {prices.length === 0 || phase === 'closed' ? null : (
                <Calculator slice={slice} isOpen={phase === 'open'} onChoose={setChosen} />
              )}
              {dates.length === 0 ? null : (
                <Deadlines
                  deadlines={dates}
                  timeZone={edition.timeZone}
                  page={joinPath}
                  name={`${edition.name} ${edition.year}`}
                />
              )}
              {phase === 'closed' ? city : <Needs slice={slice} />}
            </div>
          </div>
        </div>
        {phase === 'open' ? <JoinBar slice={slice} /> : null}
      </main>
    </ChosenOrder>
  );
}

export function joinHead(t: Translator, slice: JoinSlice | null): Head {
  const tournament = slice?.edition.name ?? t('shell.brand');
  return {
    title: t('join.title'),
    description: t('join.description', { tournament }),
    ...(slice === null ? {} : { about: aboutJoining(slice) }),
  };
}

/** The tournament as an event of schema.org, with its entry fees as offers. */
function aboutJoining({ edition, prices, window, contact }: JoinSlice): NonNullable<Head['about']> {
  const fees = prices.filter(({ serviceType }) => serviceType === 'entry-fee');
  const valid = {
    ...(window.from === null ? {} : { validFrom: window.from }),
    ...(window.till === null ? {} : { validThrough: window.till }),
  };
  return {
    ...aboutTournament(edition),
    url: joinPath,
    ...(fees.length === 0
      ? {}
      : {
          offers: fees.map(({ nameEn, priceCzk }) => ({
            '@type': 'Offer',
            name: nameEn,
            price: priceCzk / 100,
            priceCurrency: 'CZK',
            url: joinPath,
            ...valid,
          })),
        }),
    ...(contact?.name ? { organizer: { '@type': 'Organization', name: contact.name } } : {}),
  };
}
