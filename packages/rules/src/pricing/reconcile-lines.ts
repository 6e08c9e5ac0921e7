import type { OrderLine } from './order.ts';

/** A stored line: open, or in a document that was not credited. */
export interface StoredLine {
  readonly id: number;
  /** null: added by hand. */
  readonly systemKey: string | null;
  readonly frozen: boolean;
  readonly outdated: boolean;
  readonly quantity: number;
  readonly unitPrice: number;
  readonly currency: OrderLine['currency'];
  readonly supplierId: number;
  readonly separateInvoice: boolean;
  readonly discountPercent: number;
  readonly nameCs: string;
  readonly nameEn: string;
  readonly unitType: string;
  readonly pricelistItemId: number | null;
}

export interface LineChanges {
  readonly inserted: readonly (OrderLine & { readonly discountPercent: number })[];
  readonly updated: readonly { readonly id: number; readonly line: OrderLine }[];
  readonly deletedIds: readonly number[];
  /** Frozen lines whose `outdated` mark changes. */
  readonly marked: readonly { readonly id: number; readonly outdated: boolean }[];
}

/**
 * The changes that make the stored lines follow the order (MO12). Idempotent: lines added by hand never
 * change, discounts stay with their key, frozen lines are only marked.
 */
export function reconcileLines(ordered: readonly OrderLine[], stored: readonly StoredLine[]): LineChanges {
  const system = stored.filter(({ systemKey }) => systemKey !== null);
  const open = byKey(system.filter(({ frozen }) => !frozen));
  const frozen = byKey(system.filter((line) => line.frozen));
  const wanted = ordered.filter((line) => {
    const paper = frozen.get(line.systemKey);
    return paper === undefined || !costsTheSame(paper, line);
  });
  const wantedKeys = new Set(wanted.map(({ systemKey }) => systemKey));
  const orderedKeys = new Set(ordered.map(({ systemKey }) => systemKey));
  return {
    inserted: wanted
      .filter(({ systemKey }) => !open.has(systemKey))
      .map((line) => ({ ...line, discountPercent: frozen.get(line.systemKey)?.discountPercent ?? 0 })),
    updated: wanted.flatMap((line) => {
      const there = open.get(line.systemKey);
      return there && !saysTheSame(there, line) ? [{ id: there.id, line }] : [];
    }),
    deletedIds: [...open].flatMap(([key, { id }]) => (wantedKeys.has(key) ? [] : [id])),
    marked: [...frozen].flatMap(([key, { id, outdated }]) => {
      const now = wantedKeys.has(key) || !orderedKeys.has(key);
      return now === outdated ? [] : [{ id, outdated: now }];
    }),
  };
}

function byKey(lines: readonly StoredLine[]): Map<string, StoredLine> {
  return new Map(lines.map((line) => [line.systemKey ?? '', line]));
}

/** Compares amounts only: texts, such as a team's name, may change without another document. */
function costsTheSame(stored: StoredLine, line: OrderLine): boolean {
  return (
    stored.quantity === line.quantity &&
    stored.unitPrice === line.unitPrice &&
    stored.currency === line.currency &&
    stored.supplierId === line.supplierId &&
    stored.separateInvoice === line.separateInvoice
  );
}

function saysTheSame(stored: StoredLine, line: OrderLine): boolean {
  return (
    costsTheSame(stored, line) &&
    stored.nameCs === line.nameCs &&
    stored.nameEn === line.nameEn &&
    stored.unitType === line.unitType &&
    stored.pricelistItemId === line.pricelistItemId
  );
}
