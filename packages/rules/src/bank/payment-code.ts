import { parseIban } from './iban.ts';
import { plainText } from './plain-text.ts';

/** What a payment app needs to know. */
export interface PaymentRequest {
  readonly iban: string;
  readonly bic: string | null;
  /** Who is paid. */
  readonly name: string;
  /** Minor units; nothing is asked for below one. */
  readonly amount: number;
  readonly currency: 'CZK' | 'EUR';
  readonly variableSymbol: string;
  /** What it is for, such as a document's number. */
  readonly message: string;
  /** ISO date. */
  readonly dueDate: string | null;
}

/**
 * What the QR code of a payment says (MO18): a Czech short payment descriptor (SPAYD 1.0) for crowns, an EPC code (EPC069-12,
 * version 002) for euros. null when there is nothing to pay or the account is no valid IBAN.
 */
export function paymentCode(request: PaymentRequest): string | null {
  const iban = parseIban(request.iban);
  // EPC ends at 999,999,999.99, SPAYD at 9,999,999.99.
  const most = request.currency === 'CZK' ? 999_999_999 : 99_999_999_999;
  if (iban === null || request.amount <= 0 || request.amount > most) return null;
  return request.currency === 'CZK' ? spayd(iban, request) : epc(iban, request);
}

/** The account's name is left out: its IBAN says it, and not every bank's app takes the key. */
function spayd(iban: string, { bic, amount, variableSymbol, message, dueDate }: PaymentRequest): string {
  const fields = [
    `ACC:${iban}${bic === null ? '' : `+${bic}`}`,
    `AM:${decimal(amount)}`,
    'CC:CZK',
    ...(dueDate === null ? [] : [`DT:${dueDate.replaceAll('-', '')}`]),
    `MSG:${plainText(message, 60).toUpperCase()}`,
    `X-VS:${variableSymbol}`,
  ];
  return `SPD*1.0*${fields.join('*')}`;
}

/** `/VS/` is how Czech banks find the symbol in a payment from abroad. */
function epc(iban: string, { bic, name, amount, variableSymbol, message }: PaymentRequest): string {
  const remittance = plainText(`/VS/${variableSymbol} ${message}`, 140);
  const lines = ['BCD', '002', '1', 'SCT', bic ?? '', plainText(name, 70), iban, `EUR${decimal(amount)}`];
  return [...lines, '', '', remittance].join('\n');
}

function decimal(amount: number): string {
  return `${Math.trunc(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;
}
