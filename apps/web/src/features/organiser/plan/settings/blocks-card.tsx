import { useState } from 'react';
import { weekdayText } from '../../../../lib/time/moments.ts';
import { useWords } from '../../../../lib/words/words.ts';
import { timeText } from '../clock.ts';
import { SettingsCard, type SettingsCardProps, type SettingsChange } from './settings-card.tsx';
import { withCourt, courtName } from './settings-draft.ts';
import { TimeField } from './small-fields.tsx';

/** Times when a court is open and yet not free, each with its reason. */
export function BlocksCard(props: SettingsCardProps) {
  const { settings, change } = props;
  const t = useWords();
  const { courts, days } = settings;
  const blocks = courts.flatMap((court) => court.blocks.map((block, index) => ({ court, block, index })));
  return (
    <SettingsCard part="blocks" {...props}>
      {blocks.length === 0 ? <p>{t('planSettings.noBlocks')}</p> : null}
      <ul className="plan-list">
        {blocks.map(({ court: own, block, index }) => {
          const text = t('planSettings.block', {
            court: courtName(settings, own),
            day: weekdayText(t, days[block.day] ?? days[0] ?? ''),
            from: timeText(block.from),
            to: timeText(block.to),
            reason: block.reason,
          });
          const without = { ...own, blocks: own.blocks.filter((_, at) => at !== index) };
          return (
            <li key={`${own.key} ${index}`}>
              {text}
              <button
                type="button"
                className="plan-text-button"
                aria-label={t('planSettings.removeBlock', { block: text })}
                onClick={() => change({ ...settings, courts: withCourt(courts, without) })}
              >
                ×
              </button>
            </li>
          );
        })}
      </ul>
      <NewBlock settings={settings} change={change} />
    </SettingsCard>
  );
}

/** A court, a day, from when to when, and why. */
function NewBlock({ settings, change }: SettingsChange) {
  const t = useWords();
  const { courts, days } = settings;
  const [court, setCourt] = useState(courts[0]?.key ?? '');
  const [day, setDay] = useState(0);
  const [hours, setHours] = useState({ from: 720, to: 780 });
  const [reason, setReason] = useState('');
  const add = () => {
    const found = courts.find(({ key }) => key === court);
    if (!found || hours.from >= hours.to) return;
    const added = { ...found, blocks: [...found.blocks, { day, ...hours, reason: reason.trim() }] };
    change({ ...settings, courts: withCourt(courts, added) });
    setReason('');
  };
  return (
    <div className="plan-inline" role="group" aria-label={t('planSettings.addBlock')}>
      <select
        className="small-field"
        aria-label={t('planSettings.court')}
        value={court}
        onChange={(event) => setCourt(event.target.value)}
      >
        {courts.map((one) => (
          <option key={one.key} value={one.key}>
            {courtName(settings, one)}
          </option>
        ))}
      </select>
      <select
        className="small-field"
        aria-label={t('planSettings.day')}
        value={day}
        onChange={(event) => setDay(Number(event.target.value))}
      >
        {days.map((iso, index) => (
          <option key={iso} value={index}>
            {weekdayText(t, iso)}
          </option>
        ))}
      </select>
      <TimeField
        label={t('planSettings.from')}
        value={hours.from}
        onChange={(from) => setHours({ ...hours, from })}
      />
      –
      <TimeField
        label={t('planSettings.to')}
        value={hours.to}
        onChange={(to) => setHours({ ...hours, to })}
      />
      <input
        className="small-field small-field--text"
        aria-label={t('planSettings.reason')}
        placeholder={t('planSettings.reason')}
        maxLength={200}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <button type="button" className="button button--outline" onClick={add}>
        {t('planSettings.addBlock')}
      </button>
    </div>
  );
}
