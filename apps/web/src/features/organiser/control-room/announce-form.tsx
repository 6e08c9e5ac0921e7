import type { ControlRoom } from '@sevenmetre/contract/control-room/schemas';
import { useState } from 'react';
import { useUnsaved } from '../../../lib/drafts/unsaved.ts';
import { showToast } from '../../../lib/page/toasts.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { useWords } from '../../../lib/words/words.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { ListField } from '../../../ui/forms/choice-fields.tsx';
import { TextAreaField } from '../../../ui/forms/text-field.tsx';

const durations = [15, 30, 60, 120, 480] as const;

/** Tells one hall or all of them something. */
export function AnnounceForm({ halls, close }: Pick<ControlRoom, 'halls'> & { close: () => void }) {
  const t = useWords();
  const send = useWrite('announcementCreate', ['controlRoom']);
  const [textCs, setTextCs] = useState('');
  const [textEn, setTextEn] = useState('');
  const [hall, setHall] = useState('');
  const [minutes, setMinutes] = useState('60');
  const [clientKey] = useState(() => crypto.randomUUID());
  useUnsaved(textCs !== '' || textEn !== '');
  const [cs, en] = [textCs.trim() || textEn.trim(), textEn.trim() || textCs.trim()];
  const submit = async () => {
    const hallIds = hall === '' ? [] : [Number(hall)];
    const outcome = await send({
      body: { textCs: cs, textEn: en, hallIds, minutes: Number(minutes), clientKey },
    });
    showToast(
      outcome.ok ? 'done' : 'error',
      outcome.ok ? t('controlRoom.announce.done') : failureText(t, outcome.failure),
    );
    if (outcome.ok) close();
    return outcome.ok;
  };
  return (
    <section className="control-room__card" aria-labelledby="control-room-announce">
      <div className="control-room__head">
        <h2 id="control-room-announce">{t('controlRoom.announce.title')}</h2>
      </div>
      <p className="control-room__detail">{t('controlRoom.announce.lead')}</p>
      <div className="control-room__form">
        <Text name="announce-cs" label={t('controlRoom.announce.textCs')} value={textCs} set={setTextCs} />
        <Text name="announce-en" label={t('controlRoom.announce.textEn')} value={textEn} set={setTextEn} />
        <ListField
          name="announce-hall"
          label={t('controlRoom.announce.halls')}
          value={hall}
          onChange={setHall}
          none={t('controlRoom.announce.allHalls')}
          options={halls.map(({ id, code }) => ({ value: String(id), label: code }))}
        />
        <ListField
          name="announce-minutes"
          label={t('controlRoom.announce.minutes')}
          value={minutes}
          onChange={setMinutes}
          options={durations.map((count) => ({ value: String(count), label: durationText(t, count) }))}
        />
        <div className="control-room__actions">
          <AsyncButton action={submit} disabled={cs === ''}>
            {t('controlRoom.announce.send')}
          </AsyncButton>
          <button className="button button--outline" type="button" onClick={close}>
            {t('signedIn.cancel')}
          </button>
        </div>
      </div>
    </section>
  );
}

function durationText(t: ReturnType<typeof useWords>, minutes: number): string {
  return minutes % 60 === 0
    ? t('controlRoom.announce.forHours', { count: minutes / 60 })
    : t('controlRoom.announce.forMinutes', { count: minutes });
}

interface TextProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly set: (value: string) => void;
}

/** One of the two languages is enough: the other one then says the same. */
function Text({ name, label, value, set }: TextProps) {
  return (
    <TextAreaField name={name} label={label} value={value} onChange={set} rows={2} maxLength={280} optional />
  );
}
