import { DutyInvitationBody } from '@sevenmetre/contract/duty/schemas';
import { useState } from 'react';
import { renderSVG } from 'uqr';
import { dutyInvitationPath } from '../../../lib/paths/paths.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { useWords } from '../../../lib/words/words.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { contractErrors } from '../../../ui/forms/contract-errors.ts';
import { Form, Submit } from '../../../ui/forms/form.tsx';
import { NumberField } from '../../../ui/forms/number-fields.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import type { Shift } from './duty-text.ts';

const usualDays = 30;

/** Makes a link by which people join; null: for any shift. */
export function InviteForm({ shift }: { shift: Shift | null }) {
  const t = useWords();
  const create = useWrite('dutyInvitationCreate', ['duty']);
  const [token, setToken] = useState<string | null>(null);
  const form = useForm<{ readonly places: number | null; readonly days: number | null }>({
    id: `invite-${shift?.id ?? 'any'}`,
    values: { places: shift ? Math.max(1, shift.gap) : 20, days: usualDays },
    check: ({ places, days }) =>
      contractErrors(DutyInvitationBody, {
        shiftId: shift?.id ?? null,
        places: places ?? Number.NaN,
        days: days ?? Number.NaN,
      }),
    send: async ({ places, days }) => {
      const outcome = await create({
        body: { shiftId: shift?.id ?? null, places: places ?? 1, days: days ?? usualDays },
      });
      if (outcome.ok) setToken(outcome.body.token);
      return outcome;
    },
  });
  if (token !== null) return <ShownLink link={`${location.origin}${dutyInvitationPath}#${token}`} />;
  return (
    <Form form={form} className="duty__form">
      <NumberField {...form.field('places')} label={t('duty.invite.places')} />
      <NumberField {...form.field('days')} label={t('duty.invite.days')} />
      <Submit form={form} look="plain">
        {t('duty.panel.make')}
      </Submit>
    </Form>
  );
}

/** A link that is shown once: as text, and as a code to be scanned from the screen. */
export function ShownLink({ link }: { link: string }) {
  const t = useWords();
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    return true;
  };
  return (
    <div className="duty__link" role="status">
      <p>{t('duty.invite.once')}</p>
      <code>{link}</code>
      <AsyncButton action={copy}>{t('duty.invite.copy')}</AsyncButton>
      <img src={`data:image/svg+xml,${encodeURIComponent(renderSVG(link))}`} alt={t('duty.invite.qr')} />
    </div>
  );
}
