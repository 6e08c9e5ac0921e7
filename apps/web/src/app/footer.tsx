import { hoursAhead } from '../lib/age.ts';
import { useNow } from '../lib/now.ts';
import { useWords } from '../lib/words.ts';
import { Link } from '../ui/link.tsx';
import { useCurrentSlice } from './current-slice.ts';

export function Footer() {
  const t = useWords();
  const edition = useCurrentSlice()?.slice.body.edition;
  return (
    <footer>
      <div className="in">
        <span>{edition?.name ?? t('shell.brand')}</span>
        <Link to="/support">{t('shell.support')}</Link>
        {edition ? <Zone timeZone={edition.timeZone} city={edition.city} /> : null}
      </div>
    </footer>
  );
}

/** Whose clock the times follow, and by how much the visitor's own differs. */
function Zone({ timeZone, city }: { timeZone: string; city: string | null }) {
  const t = useWords();
  const ahead = useNow((now) => hoursAhead(timeZone, now, -new Date(now).getTimezoneOffset()), 0);
  const hours = `${ahead > 0 ? '+' : '−'}${t.number(Math.abs(ahead))}`;
  return (
    <span>
      {city === null ? t('shell.zoneUnnamed', { zone: timeZone }) : t('shell.zone', { city })}
      {ahead === 0 ? null : ` · ${t('shell.zoneElsewhere', { hours })}`}
    </span>
  );
}
