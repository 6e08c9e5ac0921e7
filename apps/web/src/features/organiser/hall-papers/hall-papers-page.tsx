import { operations } from '@sevenmetre/contract/operations';
import { type HallPaperKind, hallPaperKinds } from '@sevenmetre/rules/vocabulary';
import { useState } from 'react';
import { hallOverlayPath, hallScreenPath, wallPath } from '../../../lib/paths/paths.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { shortWeekdayText } from '../../../lib/time/moments.ts';
import { useLanguage, useWords } from '../../../lib/words/words.ts';
import { Card, CardGrid } from '../../../ui/page/card.tsx';
import { Ready } from '../../../ui/page/states.tsx';
import { AdminPage } from '../page/admin-page.tsx';
import './hall-papers.css';

type Choice = 'hall' | 'day' | 'category';
type Options = Readonly<Record<Choice, readonly (readonly [value: string, name: string])[]>>;

/** What a paper can be limited to. */
const choices: Readonly<Record<HallPaperKind, readonly Choice[]>> = {
  signs: ['hall'],
  'hall-day': ['hall', 'day'],
  'category-day': ['category', 'day'],
  courts: ['hall', 'day'],
  badges: [],
  keys: ['hall'],
};

/** Everything that halls need on paper, from one place. */
export function HallPapersPage() {
  const t = useWords();
  const read = useRead('hallPaperChoices', {});
  return (
    <AdminPage title={t('hallPapers.title')} sub={t('hallPapers.lead')}>
      <Ready read={read}>
        {({ halls, days, categories }) => {
          const options: Options = {
            hall: halls.map(({ id, code }) => [String(id), code]),
            day: days.map((day) => [day, shortWeekdayText(t, day)]),
            category: categories.map((code) => [code, code]),
          };
          return (
            <CardGrid>
              {hallPaperKinds.map((kind) => (
                <PaperCard key={kind} kind={kind} options={options} />
              ))}
              <ScreensCard halls={options.hall} />
            </CardGrid>
          );
        }}
      </Ready>
    </AdminPage>
  );
}

function PaperCard({ kind, options }: { kind: HallPaperKind; options: Options }) {
  const { t, locale } = useLanguage();
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const limits = Object.entries(chosen).filter(([, value]) => value !== '');
  const href = operations.hallPaper.path.replace('{paper}', kind);
  return (
    <Card title={t(`hallPapers.kind.${kind}`)} span={6}>
      <p className="muted">{t(`hallPapers.about.${kind}`)}</p>
      <div className="hall-papers__choices">
        {choices[kind].map((choice) => (
          <label key={choice}>
            {t(`hallPapers.${choice}`)}
            <select
              className="input"
              value={chosen[choice] ?? ''}
              onChange={({ target }) => setChosen({ ...chosen, [choice]: target.value })}
            >
              <option value="">{t('hallPapers.all')}</option>
              {options[choice].map(([value, name]) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        ))}
        <a
          className="button"
          href={`${href}?${new URLSearchParams([...limits, ['lang', locale]])}`}
          aria-label={`${t('hallPapers.download')}: ${t(`hallPapers.kind.${kind}`)}`}
        >
          {t('hallPapers.download')}
        </a>
      </div>
    </Card>
  );
}

/** What halls show on screens and over their video. */
function ScreensCard({ halls }: { halls: Options['hall'] }) {
  const t = useWords();
  const [first] = halls;
  const [hall, setHall] = useState(first?.[0] ?? '');
  const links = [
    ['wall', wallPath],
    ...(hall === ''
      ? []
      : ([
          ['screen', hallScreenPath(Number(hall))],
          ['overlay', hallOverlayPath(Number(hall))],
        ] as const)),
  ] as const;
  return (
    <Card title={t('hallPapers.screens.title')} span={6}>
      <p className="muted">{t('hallPapers.screens.about')}</p>
      <div className="hall-papers__choices">
        {halls.length === 0 ? null : (
          <label>
            {t('hallPapers.hall')}
            <select className="input" value={hall} onChange={({ target }) => setHall(target.value)}>
              {halls.map(([value, name]) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
        {links.map(([kind, path]) => (
          <a key={kind} className="button button--outline" href={path} target="_blank" rel="noopener">
            {t(`hallPapers.screens.${kind}`)}
          </a>
        ))}
      </div>
    </Card>
  );
}
