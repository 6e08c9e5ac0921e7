import type { PriceList, PriceListItemRow } from '@sevenmetre/contract/price-list/schemas';
import { type NamedEntryError, priceItemLimits } from '@sevenmetre/rules/enumerations';
import { useNavigate } from 'react-router';
import { showToast } from '../../../lib/page/toasts.ts';
import { localName, useLanguage } from '../../../lib/words/words.ts';
import { priceListPath } from '../../../lib/paths/signed-in-paths.ts';
import { useEditionWrite, useWorkingEdition } from '../../../lib/queries/working-edition.ts';
import { giveUpUnsaved } from '../../../lib/drafts/unsaved.ts';
import { useConfirm } from '../../../ui/dialogs/confirm-host.tsx';
import { type UsedForm, useForm } from '../../../ui/forms/use-form.ts';
import { entryErrors, entryRefusal } from '../enumerations/entry-words.ts';
import { EffectText, hasEffect } from './effect-text.tsx';
import { formOf, checkPrice, newPrice, type PriceForm, valuesOf } from './price-form.ts';

interface UsedItem {
  /** null: a new one. */
  readonly row: PriceListItemRow | null;
  readonly list: PriceList;
  readonly refresh: () => Promise<void>;
}

/** What is typed of an item. Before it is saved, one is told what it changes for clubs. */
export function usePriceForm({ row, list, refresh }: UsedItem): UsedPriceForm {
  const { locale, t } = useLanguage();
  const navigate = useNavigate();
  const { within } = useWorkingEdition();
  const create = useEditionWrite('priceItemCreate', ['priceList', 'adminInvoices', 'adminClubInvoice']);
  const update = useEditionWrite('priceItemUpdate', ['priceList', 'adminInvoices', 'adminClubInvoice']);
  const isAgreed = useAgreement();
  const say = useAmountWords();
  return useForm<PriceForm>({
    values: row ? formOf(row.values) : { ...newPrice, supplierId: list.suppliers[0]?.id ?? 0 },
    check: (values) => entryErrors(t, checkPrice(values), say),
    refused: (failure) => entryErrors(t, entryRefusal(failure), say),
    refresh,
    send: async (typed, { before }) => {
      const values = valuesOf(typed);
      const agreed = await isAgreed(row?.id ?? null, values);
      if (agreed !== true) return agreed;
      const outcome =
        row === null
          ? await create({ body: { values } })
          : await update({ params: { id: String(row.id) }, body: { values, before: valuesOf(before) } });
      if (!outcome.ok) return outcome;
      showToast('done', t('enumerations.saved', { name: localName(values, locale) }));
      giveUpUnsaved();
      void navigate(within(priceListPath));
      return outcome;
    },
  });
}

export type UsedPriceForm = UsedForm<PriceForm>;

/** Asks when bills change. Undefined: no; a failure: nobody knows what would change. */
function useAgreement() {
  const { t } = useLanguage();
  const confirm = useConfirm();
  const askEffect = useEditionWrite('priceListEffect');
  return async (id: number | null, values: ReturnType<typeof valuesOf>) => {
    const asked = await askEffect({ body: { id, values } });
    if (!asked.ok) return asked;
    if (!hasEffect(asked.body)) return true;
    const isSure = await confirm({
      kind: 'warning',
      title: t('priceList.effect.title'),
      text: <EffectText effect={asked.body} />,
      confirm: t('priceList.effect.save'),
    });
    return isSure ? true : undefined;
  };
}

/** Error messages name amounts in crowns and euros, as they are typed. */
function useAmountWords() {
  const { t } = useLanguage();
  return ({ field, error }: NamedEntryError): string | undefined => {
    if (field !== 'priceCzk' && field !== 'priceEur') return undefined;
    if (error.code === 'integer') return t('priceList.amountWrong');
    return error.code === 'max' ? t('signedIn.error.max', { max: priceItemLimits.price / 100 }) : undefined;
  };
}
