import { sql } from 'drizzle-orm';
import type { Currency, DocumentKind, PaymentMethod } from '@sevenmetre/rules/vocabulary';
import { asOne } from '../../platform/database/index.ts';
import type { Tx } from '../../platform/database/index.ts';

type OfClub = { clubId: number; club: string };

export type ItemExportRow = OfClub & {
  id: number;
  nameCs: string;
  nameEn: string;
  quantity: number;
  unitType: string;
  unitPrice: number;
  discountPercent: number;
  currency: Currency;
  isSystem: boolean;
  separateInvoice: boolean;
  supplier: string;
  pricelistItem: string | null;
  /** Number of the document that the line belongs to. */
  document: string | null;
  outdated: boolean;
};

/** Valid lines of an edition, by club: open ones, and those of documents that were not credited. */
export function findItems(editionId: number, tx: Tx): Promise<ItemExportRow[]> {
  return asOne<ItemExportRow>(
    sql`select l.id, ${ofClub}, l.name_cs as "nameCs", l.name_en as "nameEn", l.quantity, l.unit_type as "unitType",
      l.unit_price as "unitPrice", l.discount_percent as "discountPercent", l.currency, l.is_system as "isSystem",
      l.separate_invoice as "separateInvoice", s.name as supplier, i.code as "pricelistItem", d.number as document, l.outdated
    from invoice_items l
    join clubs c on c.id = l.club_id
    join suppliers s on s.id = l.supplier_id
    left join pricelist_items i on i.id = l.pricelist_item_id
    left join invoice_documents d on d.id = l.document_id
    left join invoice_documents n on n.corrects_document_id = l.document_id
    where c.edition_id = ${editionId} and n.id is null
    order by c.id, l.id`,
    tx,
  );
}

export type DocumentExportRow = OfClub & {
  id: number;
  number: string;
  documentKind: DocumentKind;
  supplier: string;
  variableSymbol: string;
  /** Milliseconds since 1970. */
  issuedAt: number;
  dueDate: string;
  currency: Currency;
  total: number;
  /** Number of the credited invoice. */
  corrects: string | null;
};

/** Issued invoices and credit notes of an edition. */
export function findDocuments(editionId: number, tx: Tx): Promise<DocumentExportRow[]> {
  return asOne<DocumentExportRow>(
    sql`select d.id, ${ofClub}, d.number, d.kind as "documentKind", s.name as supplier, d.variable_symbol as "variableSymbol",
      (extract(epoch from d.issued_at) * 1000)::float8 as "issuedAt", d.due_date::text as "dueDate", d.currency, d.total,
      o.number as corrects
    from invoice_documents d
    join clubs c on c.id = d.club_id
    join suppliers s on s.id = d.supplier_id
    left join invoice_documents o on o.id = d.corrects_document_id
    where d.edition_id = ${editionId}
    order by d.id`,
    tx,
  );
}

export type PaymentExportRow = OfClub & {
  id: number;
  paymentDate: string;
  orderAmount: number;
  receivedAmount: number;
  receivedAmountCurrency: Currency;
  paymentMethod: PaymentMethod;
  cashReceivedBy: string | null;
  supplier: string | null;
  accountingDocument: string | null;
  note: string | null;
  /** Milliseconds since 1970. */
  createdAt: number;
  updatedAt: number;
};

/** Payments of an edition, by day. */
export function findPayments(editionId: number, tx: Tx): Promise<PaymentExportRow[]> {
  return asOne<PaymentExportRow>(
    sql`select p.id, ${ofClub}, p.payment_date::text as "paymentDate", p.order_amount as "orderAmount",
      p.received_amount as "receivedAmount", p.received_amount_currency as "receivedAmountCurrency",
      p.payment_method as "paymentMethod", u.first_name || ' ' || u.last_name as "cashReceivedBy", s.name as supplier,
      d.number as "accountingDocument", p.note, (extract(epoch from p.created_at) * 1000)::float8 as "createdAt",
      (extract(epoch from p.updated_at) * 1000)::float8 as "updatedAt"
    from payments p
    join clubs c on c.id = p.club_id
    left join users u on u.id = p.cash_received_by_id
    left join suppliers s on s.id = p.supplier_id
    left join invoice_documents d on d.id = p.accounting_document_id
    where c.edition_id = ${editionId}
    order by p.payment_date, p.id`,
    tx,
  );
}

const ofClub = sql`c.id as "clubId", c.name as club`;
