import type { GroupSlice } from '@sevenmetre/contract/schemas/slices';
import { categoryLook } from '@sevenmetre/rules/look';
import { localName, useLanguage } from '../../lib/words.ts';
import { Glyph } from '../../ui/glyph.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';

/** The head of the page in the ink of the category. */
export function GroupBand({ slice: { category, group } }: { slice: GroupSlice }) {
  const { t, locale } = useLanguage();
  const born = category.birthDateMin?.slice(0, 4);
  const round = locale === 'cs' ? group.roundCs : group.roundEn;
  const about = [
    localName(category, locale),
    ...(born === undefined ? [] : [t('results.group.bornFrom', { year: born })]),
  ].join(', ');
  const counts = { played: group.played, count: group.total };
  return (
    <div className={`band ${categoryLook(category.gender, category.ageRank).inkClass}`}>
      <div className="in">
        <Glyph category={category} className="gg" />
        <Link className="back" to="/results">
          <Icon name="back" />
          {t('results.group.back')}
        </Link>
        <h1 className={group.label.length > 7 ? 'nm' : undefined}>{group.label}</h1>
        <p>
          {about} · {round}
          <br />
          {group.finished ? t('results.group.finished', counts) : t('results.group.progress', counts)}
        </p>
      </div>
    </div>
  );
}
