import type { ConfigurationEntry } from '@sevenmetre/contract/configuration/schemas';
import { languageOf } from '@sevenmetre/rules/vocabulary';
import { millisecondsOfDay } from '@sevenmetre/rules/dates';
import { settingsPath } from '../../../lib/paths/signed-in-paths.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { dayIn } from '../../../lib/time/days.ts';
import { useNow } from '../../../lib/time/now.ts';
import { instantText } from '../../../lib/time/moments.ts';
import { useLanguage } from '../../../lib/words/words.ts';
import { Link } from '../../../ui/link.tsx';
import { settingName } from '../page/setting-name.ts';
import { Card } from '../../../ui/page/card.tsx';
import { useCurrentEdition } from './today.tsx';

type Entry = Pick<ConfigurationEntry, 'key' | 'label' | 'labelCs' | 'dataType' | 'value'>;

/** Deadlines shown; all of them are settings. */
const shown = 6;

/** The next deadlines of the edition, the nearest first. */
export function Deadlines() {
  const { t, locale } = useLanguage();
  const entries = useRead('configuration', {}).data;
  const timeZone = useCurrentEdition()?.timeZone;
  const today = useNow((now) => (timeZone === undefined ? '' : dayIn(timeZone, now)));
  const relative = new Intl.RelativeTimeFormat(languageOf(locale).tag, { numeric: 'auto' });
  const ahead = timeZone === undefined ? [] : nextOnes(entries ?? [], today, timeZone);
  return (
    <Card
      title={t('organiser.overview.deadlines')}
      aside={<Link to={settingsPath}>{t('organiser.overview.settings')}</Link>}
    >
      {entries !== undefined && timeZone !== undefined && ahead.length === 0 ? (
        <p className="muted">{t('organiser.overview.noDeadline')}</p>
      ) : null}
      <ul className="overview__lines">
        {ahead.map(({ key, at, days, ...named }) => (
          <li key={key}>
            <span>
              <b>{instantText(t, at, timeZone ?? '')}</b>
              <small>{settingName(t, { key, ...named })}</small>
            </span>
            <small>{relative.format(days, 'day')}</small>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Deadlines from today on, with the days to them as the clocks of the zone count them. */
function nextOnes(entries: readonly Entry[], today: string, timeZone: string) {
  return entries
    .flatMap(({ dataType, value, ...named }) =>
      dataType === 'datetime' && value !== null
        ? [{ ...named, at: value, days: daysBetween(today, dayIn(timeZone, Date.parse(value))) }]
        : [],
    )
    .filter(({ days }) => days >= 0)
    .toSorted((a, b) => a.at.localeCompare(b.at))
    .slice(0, shown);
}

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / millisecondsOfDay;
}
