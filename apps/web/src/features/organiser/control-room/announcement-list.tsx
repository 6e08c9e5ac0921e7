import { inLanguage } from '@sevenmetre/rules/language';
import type { ControlRoom } from '@sevenmetre/contract/control-room/schemas';
import { showToast } from '../../../lib/page/toasts.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { useLanguage } from '../../../lib/words/words.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { timeIn, useRoom } from './room-context.ts';

/** The current announcements to halls, each with a button to end it. */
export function AnnouncementList({ room }: { room: ControlRoom }) {
  const { t, locale } = useLanguage();
  const { timeZone } = useRoom();
  const end = useWrite('announcementEnd', ['controlRoom']);
  const { announcements, halls } = room;
  if (announcements.length === 0) return null;
  const takeOff = async (id: number) => {
    const outcome = await end({ params: { id } });
    showToast(
      outcome.ok ? 'done' : 'error',
      outcome.ok ? t('controlRoom.announce.ended') : failureText(t, outcome.failure),
    );
    return outcome.ok;
  };
  const hallText = (ids: readonly number[]) =>
    ids.length === 0
      ? t('controlRoom.announce.allHalls')
      : ids.map((id) => halls.find((hall) => hall.id === id)?.code ?? String(id)).join(', ');
  return (
    <section className="control-room__card" aria-labelledby="control-room-announced">
      <div className="control-room__head">
        <h2 id="control-room-announced">{t('controlRoom.announce.current')}</h2>
      </div>
      <ul className="control-room__announced">
        {announcements.map(({ id, textCs, textEn, hallIds, endsAt }) => (
          <li key={id}>
            <div>
              <p>{inLanguage(locale, { cs: textCs, en: textEn })}</p>
              <small>
                {hallText(hallIds)} · {t('controlRoom.announce.until', { time: timeIn(timeZone, endsAt) })}
              </small>
            </div>
            <AsyncButton
              look="plain"
              label={`${t('controlRoom.announce.end')}: ${inLanguage(locale, { cs: textCs, en: textEn })}`}
              action={() => takeOff(id)}
            >
              {t('controlRoom.announce.end')}
            </AsyncButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
