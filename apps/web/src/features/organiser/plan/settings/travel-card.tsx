import type { PlanSettings } from '@sevenmetre/contract/plan/schemas';
import { useState } from 'react';
import { useWords } from '../../../../lib/words/words.ts';
import { SettingsCard, type SettingsCardProps } from './settings-card.tsx';
import { WholeField } from './small-fields.tsx';

type Way = PlanSettings['travel'][number];

/** Minutes between halls, from one hall at a time: sixty halls have 1,770 ways. */
export function TravelCard(props: SettingsCardProps) {
  const { settings, change } = props;
  const t = useWords();
  const { halls, travel } = settings;
  const [from, setFrom] = useState(halls[0]?.id ?? 0);
  const code = (id: number) => halls.find((hall) => hall.id === id)?.code ?? '';
  const ways = travel.filter(({ fromPlaceId, toPlaceId }) => fromPlaceId === from || toPlaceId === from);
  const set = (way: Way, minutes: number) =>
    change({
      ...settings,
      travel: travel.map((one) => (one === way ? { ...way, minutes, byHand: true } : one)),
    });
  return (
    <SettingsCard part="travel" {...props}>
      {halls.length < 2 ? <p>{t('planSettings.noTravel')}</p> : <p>{t('planSettings.travelLead')}</p>}
      {halls.length < 2 ? null : (
        <label className="plan-inline">
          {t('planSettings.from')}
          <select
            className="small-field"
            value={from}
            onChange={(event) => setFrom(Number(event.target.value))}
          >
            {halls.map((hall) => (
              <option key={hall.id} value={hall.id}>
                {hall.code}
              </option>
            ))}
          </select>
        </label>
      )}
      <ul className="plan-list ways">
        {ways.map((way) => {
          const other = way.fromPlaceId === from ? way.toPlaceId : way.fromPlaceId;
          const name = t('planSettings.way', { from: code(from), to: code(other) });
          return (
            <li key={other}>
              <span>{name}</span>
              <WholeField
                label={name}
                value={way.minutes}
                min={0}
                max={600}
                onChange={(minutes) => set(way, minutes)}
              />
              <span>min{way.byHand ? ` · ${t('planSettings.byHand')}` : ''}</span>
            </li>
          );
        })}
      </ul>
    </SettingsCard>
  );
}
