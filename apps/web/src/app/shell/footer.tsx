import { mayOpen, organisers } from '../../lib/session/access.ts';
import { hoursAhead } from '../../lib/time/age.ts';
import { useNow } from '../../lib/time/now.ts';
import { useEditionBase } from '../../lib/paths/edition-base.ts';
import { cityPath, translationsPath } from '../../lib/paths/paths.ts';
import { useSession } from '../../lib/session/session.ts';
import { useWords } from '../../lib/words/words.ts';
import { later } from '../../lib/page/deferred-part.tsx';
import { Link } from '../../ui/link.tsx';
import { useShownEdition } from './current-slice.ts';
import { isPage } from '../routes/routes.ts';

const Partners = later(() => import('../../ui/partners.tsx').then((part) => part.Partners));

export function Footer() {
  const t = useWords();
  const { current } = useSession();
  // The page is the super admins' only, and there is no link to what there is not.
  const mayTranslate = isPage(translationsPath) && current.user?.roles.includes('ROLE_SUPER_ADMIN');
  const release = import.meta.env.RELEASE;
  const runsIt = mayOpen(organisers, current.user?.roles ?? []);
  const edition = useShownEdition();
  const base = useEditionBase();
  const identity = edition?.identity;
  return (
    <footer>
      {identity?.partners.length ? <Partners partners={identity.partners} hall={null} /> : null}
      <div className="page-width">
        <span>{edition?.name ?? t('shell.brand')}</span>
        {base === '' && edition ? <Link to={cityPath}>{t('shell.city')}</Link> : null}
        <Link to="/support">{t('shell.support')}</Link>
        {edition?.terms ? <a href={edition.terms}>{t('shell.conditions')}</a> : null}
        {mayTranslate ? <Link to={translationsPath}>{t('shell.translations')}</Link> : null}
        {runsIt && release ? <span>{t('shell.version', { version: release })}</span> : null}
        {edition ? <Zone timeZone={edition.timeZone} city={edition.city} /> : null}
        {edition && identity?.namesProduct !== false ? (
          <span className="footer__product">{t('shell.runsOn')}</span>
        ) : null}
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
