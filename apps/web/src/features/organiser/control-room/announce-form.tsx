import type { ControlRoom } from '@sevenmetre/contract/control-room/schemas';
import { required } from '@sevenmetre/rules/validation';
import { useState } from 'react';
import { showToast } from '../../../lib/page/toasts.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { useWords } from '../../../lib/words/words.ts';
import { ListField } from '../../../ui/forms/choice-fields.tsx';
import { Form, Submit } from '../../../ui/forms/form.tsx';
import { TextAreaField } from '../../../ui/forms/text-field.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';

const durations = [15, 30, 60, 120, 480] as const;

/** Tells one hall or all of them something. One of the two languages is enough: the other one then says the same. */
export function AnnounceForm({ halls, close }: Pick<ControlRoom, 'halls'> & { close: () => void }) {
  const t = useWords();
  const send = useWrite('announcementCreate', ['controlRoom']);
  const [clientKey] = useState(() => crypto.randomUUID());
  const form = useForm({
    id: 'announce',
    values: { textCs: '', textEn: '', hall: '', minutes: '60' },
    check: ({ textCs, textEn }) => ({ textCs: required(textCs + textEn) }),
    send: async ({ textCs, textEn, hall, minutes }) => {
      const [cs, en] = [textCs.trim() || textEn.trim(), textEn.trim() || textCs.trim()];
      const hallIds = hall === '' ? [] : [Number(hall)];
      const outcome = await send({
        body: { textCs: cs, textEn: en, hallIds, minutes: Number(minutes), clientKey },
      });
      if (!outcome.ok) return outcome;
      showToast('done', t('controlRoom.announce.done'));
      close();
      return outcome;
    },
  });
  const text = { rows: 2, maxLength: 280, optional: true };
  return (
    <section className="control-room__card" aria-labelledby="control-room-announce">
      <div className="control-room__head">
        <h2 id="control-room-announce">{t('controlRoom.announce.title')}</h2>
      </div>
      <p className="control-room__detail">{t('controlRoom.announce.lead')}</p>
      <Form form={form} className="control-room__form">
        <TextAreaField {...form.field('textCs')} {...text} label={t('controlRoom.announce.textCs')} />
        <TextAreaField {...form.field('textEn')} {...text} label={t('controlRoom.announce.textEn')} />
        <ListField
          {...form.field('hall')}
          label={t('controlRoom.announce.halls')}
          none={t('controlRoom.announce.allHalls')}
          options={halls.map(({ id, code }) => ({ value: String(id), label: code }))}
        />
        <ListField
          {...form.field('minutes')}
          label={t('controlRoom.announce.minutes')}
          options={durations.map((count) => ({ value: String(count), label: durationText(t, count) }))}
        />
        <Submit form={form} cancel={close}>
          {t('controlRoom.announce.send')}
        </Submit>
      </Form>
    </section>
  );
}

function durationText(t: ReturnType<typeof useWords>, minutes: number): string {
  return minutes % 60 === 0
    ? t('controlRoom.announce.forHours', { count: minutes / 60 })
    : t('controlRoom.announce.forMinutes', { count: minutes });
}
