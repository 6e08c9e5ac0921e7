import { useLanguage } from '../../../lib/words/words.ts';
import { Card } from '../../../ui/page/card.tsx';
import { CheckField } from '../../../ui/forms/choice-fields.tsx';
import { useForm } from './form-context.ts';
import { countryOptions } from './place-fields.tsx';
import { IdField, PlainField } from './plain-field.tsx';

/** Whom the invoice names, and where it goes. */
export function InvoiceStep() {
  const { t, locale } = useLanguage();
  const { form, offer, change } = useForm();
  return (
    <Card title={t('clubRegistration.step.invoice')}>
      <div className="field-grid">
        <PlainField
          name="invoiceSubjectName"
          autoComplete="organization"
          hint={t('clubRegistration.hint.invoiceSubjectName')}
          optional
        />
        <PlainField name="tin" optional />
        <PlainField name="vatin" optional />
      </div>
      <CheckField
        name="differentInvoiceAddress"
        label={t('clubRegistration.field.differentInvoiceAddress')}
        value={form.differentInvoiceAddress}
        onChange={(differentInvoiceAddress) => change({ differentInvoiceAddress })}
      />
      {form.differentInvoiceAddress ? (
        <div className="field-grid">
          <PlainField name="invoiceStreet" autoComplete="billing street-address" />
          <PlainField name="invoiceCity" autoComplete="billing address-level2" />
          <PlainField name="invoiceZip" autoComplete="billing postal-code" />
          <IdField
            name="invoiceCountryId"
            label={t('clubRegistration.field.invoiceCountryId')}
            value={form.invoiceCountryId}
            onChange={(invoiceCountryId) => change({ invoiceCountryId })}
            options={countryOptions(offer.countries, locale)}
          />
        </div>
      ) : null}
    </Card>
  );
}
