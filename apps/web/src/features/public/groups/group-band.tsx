import type { GroupSlice } from '@sevenmetre/contract/groups/group-slice';
import { ordinal, inLanguage } from '@sevenmetre/rules/language';
import { categoryPath, playoffPath } from '../../../lib/paths/paths.ts';
import { localName, useLanguage } from '../../../lib/words/words.ts';
import { Band } from '../../../ui/band.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { TakeAlong } from '../../../ui/take-along.tsx';

const progressOf = {
  table: { open: 'results.group.progress', finished: 'results.group.finished' },
  bracket: { open: 'results.bracket.toPlay', finished: 'results.bracket.decided' },
} as const;

/** The head of the page in the ink of the category. */
export function GroupBand({ slice: { category, group, ways } }: { slice: GroupSlice }) {
  const { t, locale } = useLanguage();
  const born = category.birthDateMin?.slice(0, 4);
  const round = inLanguage(locale, { cs: group.roundCs, en: group.roundEn });
  const letter = group.playoffCategory;
  const of = ways.length > 0 ? progressOf.bracket : progressOf.table;
  const progress = group.finished ? of.finished : of.open;
  const counts = { played: group.played, count: group.total };
  return (
    <Band category={category}>
      <Link className="back" to={categoryPath(category.code)}>
        <Icon name="back" />
        {category.code}
      </Link>
      <h1 className={group.label.length > 7 ? 'long-name' : undefined}>{group.label}</h1>
      <p>
        <Link to={categoryPath(category.code)}>{localName(category, locale)}</Link>
        {born === undefined ? null : `, ${t('results.group.bornFrom', { year: born })}`} · {round}
        {letter === null ? null : (
          <>
            {' · '}
            <Link to={playoffPath(category.code, letter)}>{t('results.group.playoff', { letter })}</Link>
          </>
        )}
        <br />
        {group.comparedPlace === undefined
          ? t(progress, counts)
          : t('results.comparison.lead', { place: ordinal(group.comparedPlace, locale) })}
      </p>
      <TakeAlong
        subjects={[
          { kind: 'group', key: group.slug, name: group.label },
          { kind: 'category', key: category.code, name: category.code },
        ]}
      />
    </Band>
  );
}
