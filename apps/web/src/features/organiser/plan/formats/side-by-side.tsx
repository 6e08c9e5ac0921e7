import type { FormatTemplate } from '@sevenmetre/engine/formats';
import { useWords } from '../../../../lib/words/words.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { FoldedCard, useOneOpen } from '../../../../ui/page/folded-card.tsx';
import { scrolledByKeys } from '../scrolled-by-keys.ts';
import { type FormatFigures, figuresOf } from './format-figures.ts';
import { formatName } from './format-name.ts';

interface SideBySideProps {
  readonly templates: readonly FormatTemplate[];
  readonly category: string;
  readonly teams: number;
  readonly rules: { readonly guarantee: number; readonly slotMinutes: number };
}

/** What becomes of formats when teams still come or go. */
export function SideBySide({ category, templates, teams, rules }: SideBySideProps) {
  const t = useWords();
  const counts = Array.from({ length: 7 }, (_, index) => teams - 2 + index).filter((count) => count > 1);
  const foldOf = useOneOpen<'table'>(null);
  return (
    <FoldedCard
      title={t('formats.sideBySide')}
      summary={t('formats.sideBySideHint')}
      fold={foldOf('table')}
      aside={<span className="format-dim">{t('formats.sideBySideHint')}</span>}
    >
      <div className="format-table" {...scrolledByKeys} aria-label={t('formats.sideBySide')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('formats.title', { category })}</th>
              {counts.map((count) => (
                <th key={count} scope="col" className={count === teams ? 'format-now' : undefined}>
                  {count}
                  {count === teams ? ` ${t('formats.now')}` : ''}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {templates.map((template) => (
              <tr key={template.id}>
                <th scope="row">{formatName(t, template)}</th>
                {counts.map((count) => (
                  <td key={count}>
                    <Cell figures={figuresOf(template, count, rules)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="format-dim">{t('formats.sideBySideNote')}</p>
    </FoldedCard>
  );
}

function Cell({ figures }: { figures: FormatFigures | null }) {
  const t = useWords();
  if (figures === null) return <span className="format-dim">{t('formats.doesNotFit')}</span>;
  const { plan, isBroken } = figures;
  return (
    <>
      <b className={isBroken ? 'format-bad' : undefined}>
        {isBroken ? <Icon name="error" /> : null}
        {plan.perEntry.min}
      </b>{' '}
      · {plan.matches.length}
    </>
  );
}
