import { inLanguage } from '@sevenmetre/rules/language';
import type { Court, PlanSettings } from '@sevenmetre/contract/plan/schemas';
import { useState } from 'react';
import { adminPlacesPath } from '../../../../lib/paths/signed-in-paths.ts';
import { weekdayText } from '../../../../lib/time/moments.ts';
import { useWords } from '../../../../lib/words/words.ts';
import { Link } from '../../../../ui/link.tsx';
import { Empty } from '../../../../ui/page/states.tsx';
import { SettingsCard, type SettingsCardProps } from './settings-card.tsx';
import { secondCourtOf, withCourt, withHours, courtName } from './settings-draft.ts';
import { ScrollBox } from '../../../../ui/tables/scroll-box.tsx';
import { TimeField } from './small-fields.tsx';

const usual = { open: 480, close: 1200 };

/** Courts with what they are, and when each is open on each day. */
export function CourtsCard(props: SettingsCardProps) {
  const { settings, change } = props;
  const t = useWords();
  const { courts, days } = settings;
  if (courts.length === 0) {
    return (
      <SettingsCard part="courts" {...props}>
        <Empty action={<Link to={adminPlacesPath}>{t('planSettings.toPlaces')}</Link>}>
          {t('planSettings.noHalls')}
        </Empty>
      </SettingsCard>
    );
  }
  const setCourt = (court: Court) => change({ ...settings, courts: withCourt(courts, court) });
  return (
    <SettingsCard part="courts" {...props}>
      <AllHours
        apply={(open, close) =>
          change({
            ...settings,
            courts: courts.map((court) => ({
              ...court,
              hours: days.map((_, day) => ({ day, open, close })),
            })),
          })
        }
      />
      <ScrollBox>
        <table className="plan-table">
          <thead>
            <tr>
              {(['court', 'active', 'size', 'resin', 'main'] as const).map((title) => (
                <th key={title} scope="col">
                  {t(`planSettings.${title}`)}
                </th>
              ))}
              {days.map((day) => (
                <th key={day} scope="col">
                  {weekdayText(t, day)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {courts.map((court) => (
              <CourtRow
                key={court.key}
                court={court}
                settings={settings}
                setCourt={setCourt}
                add={() => change({ ...settings, courts: [...courts, secondCourtOf(court)] })}
              />
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </SettingsCard>
  );
}

function AllHours({ apply }: { apply: (open: number, close: number) => void }) {
  const t = useWords();
  const [{ open, close }, setHours] = useState(usual);
  return (
    <div className="plan-inline" role="group" aria-label={t('planSettings.allHours')}>
      <b>{t('planSettings.allHours')}</b>
      <TimeField
        label={t('planSettings.from')}
        value={open}
        onChange={(next) => setHours({ open: next, close })}
      />
      –
      <TimeField
        label={t('planSettings.to')}
        value={close}
        onChange={(next) => setHours({ open, close: next })}
      />
      <button type="button" className="button button--outline" onClick={() => apply(open, close)}>
        {t('planSettings.applyAll')}
      </button>
    </div>
  );
}

interface CourtRowProps {
  readonly court: Court;
  readonly settings: PlanSettings;
  readonly setCourt: (court: Court) => void;
  readonly add: () => void;
}

function CourtRow({ court, settings, setCourt, add }: CourtRowProps) {
  const t = useWords();
  const name = courtName(settings, court);
  const hall = settings.halls.find(({ id }) => id === court.placeId);
  const hallName = inLanguage(t.locale, { cs: hall?.nameCs, en: hall?.nameEn });
  const hasSecond = settings.courts.some(({ key }) => key === `${court.placeId}/2`);
  const flag = (key: 'active' | 'resin' | 'main') => (
    <input
      type="checkbox"
      aria-label={`${name}: ${t(`planSettings.${key}`)}`}
      checked={court[key]}
      onChange={(event) => setCourt({ ...court, [key]: event.target.checked })}
    />
  );
  return (
    <tr>
      <th scope="row">
        <b>{name}</b> {hallName === hall?.code ? null : hallName}
        {hasSecond ? null : (
          <button
            type="button"
            className="plan-text-button"
            aria-label={t('planSettings.addCourtOf', { hall: name })}
            onClick={add}
          >
            + {t('planSettings.addCourt')}
          </button>
        )}
      </th>
      <td>{flag('active')}</td>
      <td>
        <select
          className="small-field"
          aria-label={`${name}: ${t('planSettings.size')}`}
          value={court.size}
          onChange={(event) =>
            setCourt({ ...court, size: event.target.value === 'small' ? 'small' : 'full' })
          }
        >
          <option value="full">{t('planSettings.full')}</option>
          <option value="small">{t('planSettings.small')}</option>
        </select>
      </td>
      <td>{flag('resin')}</td>
      <td>{flag('main')}</td>
      {settings.days.map((iso, day) => (
        <DayHours key={iso} court={court} name={name} day={day} iso={iso} setCourt={setCourt} />
      ))}
    </tr>
  );
}

interface DayHoursProps {
  readonly court: Court;
  readonly name: string;
  readonly day: number;
  readonly iso: string;
  readonly setCourt: (court: Court) => void;
}

function DayHours({ court, name, day, iso, setCourt }: DayHoursProps) {
  const t = useWords();
  const hours = court.hours.find((one) => one.day === day);
  const about = { court: name, day: weekdayText(t, iso) };
  const set = (open: number, close: number) => setCourt(withHours(court, day, { open, close }));
  const toggle = () => setCourt(withHours(court, day, hours ? null : usual));
  return (
    <td className="plan-hours">
      {hours ? (
        <>
          <TimeField
            label={t('planSettings.opens', about)}
            value={hours.open}
            onChange={(open) => set(open, hours.close)}
          />
          –
          <TimeField
            label={t('planSettings.closes', about)}
            value={hours.close}
            onChange={(close) => set(hours.open, close)}
          />
        </>
      ) : (
        <span>{t('planSettings.closed')}</span>
      )}
      <button
        type="button"
        className="plan-text-button"
        aria-label={`${t('planSettings.hoursOf', about)}: ${t(hours ? 'planSettings.closeDay' : 'planSettings.openDay')}`}
        onClick={toggle}
      >
        {hours ? '×' : '+'}
      </button>
    </td>
  );
}
