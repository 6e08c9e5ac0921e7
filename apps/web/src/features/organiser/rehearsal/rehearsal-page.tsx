import {
  type Rehearsal,
  RehearsalClockBody,
  type RehearsalRole,
  rehearsalRoles,
} from '@sevenmetre/contract/rehearsal/schemas';
import { required } from '@sevenmetre/rules/validation';
import { mailsPath } from '../../../lib/paths/signed-in-paths.ts';
import { showToast } from '../../../lib/page/toasts.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { instantText } from '../../../lib/time/moments.ts';
import { useWords } from '../../../lib/words/words.ts';
import { useConfirm } from '../../../ui/dialogs/confirm-host.tsx';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { ListField } from '../../../ui/forms/choice-fields.tsx';
import { contractErrors } from '../../../ui/forms/contract-errors.ts';
import { DateTimeField } from '../../../ui/forms/date/date-time-field.tsx';
import { Form, Submit } from '../../../ui/forms/form.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Link } from '../../../ui/link.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Ready } from '../../../ui/page/states.tsx';
import { AdminPage } from '../page/admin-page.tsx';

const milliseconds = 2000;
const reads = ['rehearsal'] as const;

/** The rehearsal: in the real portal it is made, entered and thrown away, in the rehearsal matches are played. */
export function RehearsalPage() {
  const t = useWords();
  const read = useRead('rehearsal', {}, { every: milliseconds });
  return (
    <AdminPage title={t('rehearsal.title')} sub={t('rehearsal.lead')}>
      <Ready read={read}>
        {(rehearsal) =>
          rehearsal.state === 'inside' ? <Inside {...rehearsal} /> : <Beside {...rehearsal} />
        }
      </Ready>
    </AdminPage>
  );
}

function Beside({ state, of, editions }: Rehearsal) {
  const t = useWords();
  if (state === 'unavailable')
    return (
      <Card title={t('rehearsal.title')}>
        <p>{t('rehearsal.unavailable')}</p>
      </Card>
    );
  if (state === 'open' && of !== null) return <Open of={of} />;
  if (state === 'making')
    return (
      <Card title={t('rehearsal.title')}>
        <p role="status">{t('rehearsal.making')}</p>
      </Card>
    );
  return <Make editions={editions} />;
}

function Make({ editions }: Pick<Rehearsal, 'editions'>) {
  const t = useWords();
  const write = useWrite('rehearsalMake', reads);
  const form = useForm({
    values: { editionId: String(editions[0]?.id ?? '') },
    check: ({ editionId }) => ({ editionId: required(editionId) }),
    send: async ({ editionId }) => {
      const outcome = await write({ body: { editionId: Number(editionId) } });
      if (outcome.ok) showToast('done', t('rehearsal.made'));
      return outcome;
    },
  });
  return (
    <Card title={t('rehearsal.none')}>
      <p className="muted">{t('rehearsal.what')}</p>
      <Form form={form}>
        <ListField
          {...form.field('editionId')}
          label={t('rehearsal.edition')}
          options={editions.map(({ id, name, year }) => ({ value: String(id), label: `${name} ${year}` }))}
        />
        <Submit form={form} disabled={editions.length === 0}>
          {t('rehearsal.make')}
        </Submit>
      </Form>
    </Card>
  );
}

function Open({ of }: { of: NonNullable<Rehearsal['of']> }) {
  const t = useWords();
  const confirm = useConfirm();
  const discard = useWrite('rehearsalDiscard', reads);
  const enter = useWrite('rehearsalEnter', []);
  const roleWords = {
    organiser: t('rehearsal.enterOrganiser'),
    club: t('rehearsal.enterClub'),
    reporter: t('rehearsal.enterReporter'),
    referee: t('rehearsal.enterReferee'),
  };
  const open = async (role: RehearsalRole) => {
    const outcome = await enter({ body: { as: role } });
    if (outcome.ok) window.location.assign(outcome.body.url);
    else showToast('error', failureText(t, outcome.failure));
    return outcome.ok;
  };
  const press = async () => {
    const isAgreed = await confirm({
      kind: 'warning',
      title: t('rehearsal.discardTitle'),
      text: t('rehearsal.discardText'),
      confirm: t('rehearsal.discardConfirm'),
    });
    if (!isAgreed) return undefined;
    const outcome = await discard({});
    if (outcome.ok) showToast('done', t('rehearsal.discarded'));
    else showToast('error', failureText(t, outcome.failure));
    return outcome.ok;
  };
  return (
    <Card
      title={t('rehearsal.of', {
        name: of.name,
        year: String(of.year),
        at: instantText(t, of.madeAt, of.timeZone),
      })}
    >
      <p className="muted">{t('rehearsal.what')}</p>
      <div className="actions" role="group" aria-label={t('rehearsal.enterTitle')}>
        <span>{t('rehearsal.enterTitle')}</span>
        {rehearsalRoles.map((role) => (
          <AsyncButton key={role} look={role === 'organiser' ? 'primary' : 'plain'} action={() => open(role)}>
            {roleWords[role]}
          </AsyncButton>
        ))}
        <AsyncButton action={press} look="danger">
          {t('rehearsal.discard')}
        </AsyncButton>
      </div>
    </Card>
  );
}

function Inside({ of, play, now }: Rehearsal) {
  const t = useWords();
  const write = useWrite('rehearsalPlay', reads);
  if (play === null) return null;
  const { hour, day, running, left } = play;
  const start = async (span: 'hour' | 'day') => {
    const outcome = await write({ body: { span } });
    if (!outcome.ok) showToast('error', failureText(t, outcome.failure));
    return outcome.ok;
  };
  return (
    <>
      <Card title={t('rehearsal.playTitle')}>
        {of === null ? null : (
          <p className="muted">
            {t('rehearsal.of', {
              name: of.name,
              year: String(of.year),
              at: instantText(t, of.madeAt, of.timeZone),
            })}
          </p>
        )}
        <p>{t('rehearsal.playText')}</p>
        <p role="status">
          {running === null
            ? hour + day === 0
              ? t('rehearsal.nothing')
              : null
            : t('rehearsal.running', { done: String(running.done), known: String(running.known) })}
        </p>
        {left > 0 ? <p>{t('rehearsal.left', { count: left })}</p> : null}
        <div className="actions">
          <AsyncButton action={() => start('hour')} disabled={running !== null || hour === 0}>
            {t('rehearsal.playHour')} ({t('rehearsal.hourMatches', { count: hour })})
          </AsyncButton>
          <AsyncButton look="plain" action={() => start('day')} disabled={running !== null || day === 0}>
            {t('rehearsal.playDay')} ({t('rehearsal.hourMatches', { count: day })})
          </AsyncButton>
        </div>
      </Card>
      {of === null || now === null ? null : <ClockCard now={now} timeZone={of.timeZone} />}
      <Card title={t('rehearsal.mails')}>
        <p className="muted">{t('rehearsal.mailsText')}</p>
        <Link className="button button--outline" to={mailsPath}>
          {t('rehearsal.mails')}
        </Link>
      </Card>
    </>
  );
}

/** What the clock says, and a field to set it on the clocks of the tournament. */
function ClockCard({ now, timeZone }: { now: string; timeZone: string }) {
  const t = useWords();
  const write = useWrite('rehearsalClock', reads);
  const form = useForm({
    values: { now },
    check: (values) => contractErrors(RehearsalClockBody, values),
    send: async (values) => {
      const outcome = await write({ body: values });
      if (outcome.ok) showToast('done', t('rehearsal.clockDone'));
      return outcome;
    },
  });
  return (
    <Card title={t('rehearsal.clockTitle')}>
      <p>{t('rehearsal.clockText', { at: instantText(t, now, timeZone) })}</p>
      <Form form={form}>
        <DateTimeField {...form.field('now')} label={t('rehearsal.clockAt')} timeZone={timeZone} />
        <Submit form={form} look="plain" disabled={!form.isChanged}>
          {t('rehearsal.clockSet')}
        </Submit>
      </Form>
    </Card>
  );
}
