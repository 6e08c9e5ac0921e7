import { languageOf } from '@sevenmetre/rules/vocabulary';
import { settingsPath } from '../../../lib/paths/signed-in-paths.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { useNow } from '../../../lib/time/now.ts';
import { instantText } from '../../../lib/time/moments.ts';
import { useLanguage } from '../../../lib/words/words.ts';
import { Link } from '../../../ui/link.tsx';
import { settingName } from '../page/setting-name.ts';
import { Card } from '../../../ui/page/card.tsx';
import { useCurrentEdition } from './today.tsx';

/** Deadlines shown; all of them are settings. */
const shown = 6;
const day = 86_400_000;

/** The next deadlines of the edition, the nearest first. */
export function Deadlines() {
  const { t, locale } = useLanguage();
  const entries = useRead('configuration', {}).data ?? [];
  const timeZone = useCurrentEdition()?.timeZone ?? 'UTC';
  const today = useNow((now) => Math.floor(now / day));
  const relative = new Intl.RelativeTimeFormat(languageOf(locale).tag, { numeric: 'auto' });
  const ahead = entries
    .flatMap(({ dataType, value, ...named }) =>
      dataType === 'datetime' && value !== null
        ? [{ key: named.key, value, name: settingName(t, named) }]
        : [],
    )
    .map((entry) => ({ ...entry, days: Math.floor(Date.parse(entry.value) / day) - today }))
    .filter(({ days }) => days >= 0)
    .toSorted((a, b) => a.value.localeCompare(b.value))
    .slice(0, shown);
  return (
    <Card
      title={t('organiser.overview.deadlines')}
      aside={<Link to={settingsPath}>{t('organiser.overview.settings')}</Link>}
    >
      {ahead.length === 0 ? <p className="muted">{t('organiser.overview.noDeadline')}</p> : null}
      <ul className="overview__lines">
        {ahead.map(({ key, value, name, days }) => (
          <li key={key}>
            <span>
              <b>{instantText(t, value, timeZone)}</b>
              <small>{name}</small>
            </span>
            <small>{relative.format(days, 'day')}</small>
          </li>
        ))}
      </ul>
    </Card>
  );
}
