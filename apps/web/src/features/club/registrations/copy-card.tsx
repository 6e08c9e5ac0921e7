import type { OwnClubRegistrations } from '@sevenmetre/contract/registrations/club-registration';
import { callServer } from '../../../lib/queries/call.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import { showToast } from '../../../lib/page/toasts.ts';
import { useWords } from '../../../lib/words/words.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { toDraftForm } from './draft.ts';
import { useForm } from './form-context.ts';

/** Former registrations of one's own clubs: any of them can be the beginning of this one. */
export function CopyCard({ previous }: { previous: OwnClubRegistrations['previous'] }) {
  const t = useWords();
  const { change, offer } = useForm();
  if (previous.length === 0) return null;
  const copy = async ({ id, year }: OwnClubRegistrations['previous'][number]) => {
    const answer = await callServer('clubRegistrationCopy', { params: { id } });
    if (!answer.ok) {
      showToast('error', failureText(t, answer.failure));
      return false;
    }
    const { startDate: arrivalDate, endDate: departureDate } = offer.edition;
    change({ ...toDraftForm(answer.body.form), arrivalDate, departureDate });
    const { missing } = answer.body;
    showToast('done', t('clubRegistration.copy.done', { year: String(year) }));
    if (missing.length > 0)
      showToast('error', t('clubRegistration.copy.missing', { names: missing.join(', ') }));
    return true;
  };
  return (
    <Card title={t('clubRegistration.copy.title')}>
      <p>{t('clubRegistration.copy.text')}</p>
      <div className="actions">
        {previous.slice(0, 3).map((head) => (
          <AsyncButton key={head.id} look="plain" action={() => copy(head)}>
            {t('clubRegistration.copy.take', { name: head.name, year: String(head.year) })}
          </AsyncButton>
        ))}
      </div>
    </Card>
  );
}
