import { inLanguage } from '@sevenmetre/rules/language';
import type { Announcement } from '@sevenmetre/contract/control-room/announcement';
import { useNow } from '../lib/time/now.ts';
import { useLanguage } from '../lib/words/words.ts';
import { Icon } from './icon.tsx';
import './announcements.css';

/** The organiser's announcements for a hall that have not ended. Bodies kept by older releases have none. */
export function Announcements({
  announcements = [],
}: {
  announcements?: readonly Announcement[] | undefined;
}) {
  const { locale } = useLanguage();
  const shown = useNow((now) =>
    announcements
      .filter(({ endsAt }) => Date.parse(endsAt) > now)
      .map(({ id }) => id)
      .join(),
  );
  const ids = shown.split(',');
  return (
    <div className="announcements" role="status">
      {announcements
        .filter(({ id }) => ids.includes(String(id)))
        .map(({ id, textCs, textEn }) => (
          <p key={id}>
            <Icon name="error" />
            {inLanguage(locale, { cs: textCs, en: textEn })}
          </p>
        ))}
    </div>
  );
}
