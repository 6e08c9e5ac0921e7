import type { PriceList, PriceListItemRow } from '@sevenmetre/contract/price-list/schemas';
import { showToast } from '../../../lib/page/toasts.ts';
import { localName, useLanguage, useWords } from '../../../lib/words/words.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import { moneyText } from '../../../lib/words/money.ts';
import { priceItemPath } from '../../../lib/paths/signed-in-paths.ts';
import { useEditionWrite, useWorkingEdition } from '../../../lib/queries/working-edition.ts';
import { Link } from '../../../ui/link.tsx';
import { Badge } from '../../../ui/page/badge.tsx';
import type { Column } from '../../../ui/tables/data-table.tsx';
import { MoveButtons } from '../enumerations/move-buttons.tsx';
import { movedTo } from '../page/moved-to.ts';
import '../invoices/invoices.css';

/** Columns of the price list; an item moves among those of its kind. */
export function usePriceColumns(list: PriceList, refresh: () => Promise<void>): Column<PriceListItemRow>[] {
  const { t, locale } = useLanguage();
  const { within } = useWorkingEdition();
  const money = (amount: number, currency: 'CZK' | 'EUR') => (
    <span className="organiser__money">{moneyText(t, amount, currency)}</span>
  );
  return [
    {
      key: 'name',
      title: t('priceList.column.name'),
      phone: 'heading',
      cell: ({ id, values }) => (
        <>
          <Link className="invoices__name" to={within(priceItemPath(id))}>
            {localName(values, locale)}
          </Link>
          <span className="muted enumerations__under">
            {values.code}
            {values.separateInvoice ? `, ${t('priceList.separate')}` : null}
          </span>
        </>
      ),
    },
    {
      key: 'czk',
      title: t('priceList.column.czk'),
      align: 'right',
      cell: ({ values }) => money(values.priceCzk, 'CZK'),
    },
    {
      key: 'eur',
      title: t('priceList.column.eur'),
      align: 'right',
      cell: ({ values }) => money(values.priceEur, 'EUR'),
    },
    {
      key: 'audience',
      title: t('priceList.column.audience'),
      cell: ({ values }) => t(`priceList.audience.${values.availabilityFilter ?? 'all'}`),
    },
    {
      key: 'taken',
      title: t('priceList.column.taken'),
      align: 'right',
      cell: (row) => <Taken row={row} />,
    },
    {
      key: 'state',
      title: t('priceList.column.state'),
      phone: 'aside',
      cell: ({ values: { isActive } }) => (
        <Badge kind={isActive ? 'good' : 'plain'}>
          {t(isActive ? 'priceList.onSale' : 'priceList.offSale')}
        </Badge>
      ),
    },
    {
      key: 'action',
      title: t('priceList.column.action'),
      phone: 'action',
      cell: (row) => <Move row={row} items={list.items} refresh={refresh} />,
    },
  ];
}

function Taken({ row: { values, ordered } }: { row: PriceListItemRow }) {
  const t = useWords();
  if (values.serviceType !== 'package') return null;
  const { capacity } = values;
  if (capacity === null) return <>{t.number(ordered)}</>;
  return <>{t('priceList.ofCapacity', { ordered: t.number(ordered), capacity: t.number(capacity) })}</>;
}

interface MoveProps {
  readonly row: PriceListItemRow;
  readonly items: readonly PriceListItemRow[];
  readonly refresh: () => Promise<void>;
}

function Move({ row, items, refresh }: MoveProps) {
  const { t, locale } = useLanguage();
  const order = useEditionWrite('priceListOrder', ['priceList']);
  const same = items.filter(({ values }) => values.serviceType === row.values.serviceType);
  const at = same.findIndex(({ id }) => id === row.id);
  if (same.length < 2) return null;
  const move = async (other: number | undefined) => {
    const ids = movedTo(
      items.map(({ id }) => id),
      row.id,
      other,
    );
    if (ids === null) return;
    const outcome = await order({ body: { ids } });
    if (outcome.ok) return;
    showToast('error', failureText(t, outcome.failure));
    await refresh();
  };
  return (
    <span className="enumerations__actions">
      <MoveButtons
        name={localName(row.values, locale)}
        up={same[at - 1]?.id}
        down={same[at + 1]?.id}
        move={move}
      />
    </span>
  );
}
