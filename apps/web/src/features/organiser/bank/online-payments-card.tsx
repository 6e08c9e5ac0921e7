import { useState } from 'react';
import type { PaymentLink } from '@sevenmetre/contract/payment-links/schemas';
import { paymentLink, paymentLinkError, paymentLinkHost } from '@sevenmetre/rules/bank';
import { showToast } from '../../../lib/page/toasts.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { instantText } from '../../../lib/time/moments.ts';
import { useLanguage, useWords } from '../../../lib/words/words.ts';
import { useConfirm } from '../../../ui/dialogs/confirm-host.tsx';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { ListField } from '../../../ui/forms/choice-fields.tsx';
import { Form, Submit } from '../../../ui/forms/form.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Banner } from '../../../ui/page/badge.tsx';
import { FoldedCard, useOneOpen } from '../../../ui/page/folded-card.tsx';

const old = ['paymentLink'] as const;
const words = { amount: '{amount}', symbol: '{symbol}', currency: '{currency}', language: '{language}' };

/** How clubs pay at the provider of the organiser: the address of its payment page, and the secret of its confirmations. */
export function OnlinePaymentsCard() {
  const t = useWords();
  const { data } = useRead('paymentLink', {});
  const foldOf = useOneOpen<'online'>(null);
  if (data === undefined) return null;
  return (
    <FoldedCard
      title={t('invoices.bank.online.title')}
      summary={
        data.template === null
          ? t('invoices.bank.online.off')
          : t('invoices.bank.online.host', { host: paymentLinkHost(data.template) ?? '' })
      }
      fold={foldOf('online')}
    >
      <p>{t('invoices.bank.online.text')}</p>
      <LinkForm key={`${data.template} ${data.supplierId}`} link={data} />
      <Confirmations link={data} />
    </FoldedCard>
  );
}

function LinkForm({ link }: { link: PaymentLink }) {
  const { t, locale } = useLanguage();
  const save = useWrite('paymentLinkSave', old);
  const form = useForm({
    id: 'payment-link',
    values: { template: link.template ?? '', supplier: String(link.supplierId ?? '') },
    check: ({ template }) => {
      const error = template.trim() === '' ? null : paymentLinkError(template.trim());
      return { template: error === null ? null : t(`errors.${error}`) };
    },
    refused: (failure) =>
      failure.kind === 'refused' && failure.code.startsWith('payment-link-')
        ? { template: t(`errors.${failure.code}`) }
        : {},
    send: async ({ template, supplier }) => {
      const body = {
        template: template.trim() || null,
        supplierId: supplier === '' ? null : Number(supplier),
      };
      const outcome = await save({ body });
      if (outcome.ok) showToast('done', t('invoices.bank.online.saved'));
      return outcome;
    },
  });
  const template = form.values.template.trim();
  const isValid = template !== '' && paymentLinkError(template) === null;
  const sample = { amount: 720_000, currency: 'CZK', symbol: '2600114', language: locale } as const;
  const suppliers = link.suppliers.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <Form form={form} className="invoices__form">
      <TextField
        {...form.field('template')}
        label={t('invoices.bank.online.template')}
        hint={t('invoices.bank.online.hint', words)}
        type="url"
        maxLength={500}
        optional
      />
      {link.suppliers.length < 2 && link.supplierId === null ? null : (
        <ListField
          {...form.field('supplier')}
          label={t('invoices.bank.online.supplier')}
          options={[{ value: '', label: t('invoices.bank.online.all') }, ...suppliers]}
        />
      )}
      <p className="muted">
        {isValid ? (
          <>
            {t('invoices.bank.online.preview', { host: paymentLinkHost(template) ?? '' })}{' '}
            <code className="invoices__code">{paymentLink(template, sample)}</code>
          </>
        ) : (
          t('invoices.bank.online.off')
        )}
      </p>
      <Submit form={form}>{t('invoices.bank.online.save')}</Submit>
    </Form>
  );
}

function Confirmations({ link }: { link: PaymentLink }) {
  const t = useWords();
  const confirm = useConfirm();
  const [secret, setSecret] = useState<string | null>(null);
  const renew = useWrite('paymentSecretRenew', old);
  const end = useWrite('paymentSecretEnd', old);
  const isOn = link.secretMadeAt !== null;
  const word = (name: 'renew' | 'end') => ({
    kind: 'warning' as const,
    title: t(`invoices.bank.online.${name}Ask`),
    text: t(`invoices.bank.online.${name}Text`),
    confirm: t(`invoices.bank.online.${name}`),
  });
  const make = async () => {
    if (isOn && !(await confirm(word('renew')))) return undefined;
    const outcome = await renew({});
    if (outcome.ok) setSecret(outcome.body.secret);
    else showToast('error', failureText(t, outcome.failure));
    return outcome.ok;
  };
  const stop = async () => {
    if (!(await confirm(word('end')))) return undefined;
    const outcome = await end({});
    if (outcome.ok) setSecret(null);
    else showToast('error', failureText(t, outcome.failure));
    return outcome.ok;
  };
  return (
    <section>
      <h3>{t('invoices.bank.online.conf')}</h3>
      <p>{t('invoices.bank.online.confText')}</p>
      <p>
        {t('invoices.bank.online.address')}:{' '}
        <code className="invoices__code">{`${location.origin}${link.confirmationPath}`}</code>
      </p>
      {secret === null ? null : <Secret secret={secret} />}
      <p className="muted">
        {link.secretMadeAt === null
          ? t('invoices.bank.online.none')
          : t('invoices.bank.online.made', { at: instantText(t, link.secretMadeAt, link.timeZone) })}
      </p>
      <div className="actions">
        <AsyncButton look="plain" action={make}>
          {t(isOn ? 'invoices.bank.online.renew' : 'invoices.bank.online.make')}
        </AsyncButton>
        {isOn ? (
          <AsyncButton look="plain" action={stop}>
            {t('invoices.bank.online.end')}
          </AsyncButton>
        ) : null}
      </div>
    </section>
  );
}

function Secret({ secret }: { secret: string }) {
  const t = useWords();
  const copy = async () => {
    await navigator.clipboard.writeText(secret);
    showToast('done', t('invoices.bank.online.copied'));
    return undefined;
  };
  return (
    <Banner kind="wait">
      <p>{t('invoices.bank.online.once')}</p>
      <code className="invoices__code">{secret}</code>
      <AsyncButton look="plain" action={copy}>
        {t('invoices.bank.online.copy')}
      </AsyncButton>
    </Banner>
  );
}
