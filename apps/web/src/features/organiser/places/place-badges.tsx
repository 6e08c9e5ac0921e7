import type { PlaceValues } from '@sevenmetre/rules/enumerations';
import { useWords } from '../../../lib/words/words.ts';
import { Badge } from '../../../ui/page/badge.tsx';

/** What is unusual about a place. */
export function PlaceBadges({ values: { isActive, isShared } }: { values: PlaceValues }) {
  const t = useWords();
  if (isActive && !isShared) return null;
  return (
    <span className="organiser__chips">
      {isShared ? <Badge kind="plain">{t('enumerations.place.shared')}</Badge> : null}
      {isActive ? null : <Badge kind="wait">{t('enumerations.place.out')}</Badge>}
    </span>
  );
}
