import { parseIban } from './iban.ts';
import { decimalAmount } from './payment-link.ts';
import { plainText } from './plain-text.ts';

/** Data of a payment for banking apps. */
export interface PaymentRequest {
  readonly iban: string;
  readonly bic: string | null;
  /** Name of the payee. */
  readonly name: string;
  /** Minor units; below one there is no code. */
  readonly amount: number;
  readonly currency: 'CZK' | 'EUR';
  readonly variableSymbol: string;
  /** Purpose, such as a document's number. */
  readonly message: string;
  /** ISO date. */
  readonly dueDate: string | null;
}

/**
 * Content of the QR code of a payment (MO18): a Czech short payment descriptor (SPAYD 1.0) for crowns, an EPC
 * code (EPC069-12, version 002) for euros. null if there is nothing to pay or the IBAN is invalid.
 */
export function paymentCode(request: PaymentRequest): string | null {
  const iban = parseIban(request.iban);
  // Limits: EPC 999,999,999.99, SPAYD 9,999,999.99.
  const most = request.currency === 'CZK' ? 999_999_999 : 99_999_999_999;
  if (iban === null || request.amount <= 0 || request.amount > most) return null;
  return request.currency === 'CZK' ? spayd(iban, request) : epc(iban, request);
}

/** Without the account's name: the IBAN is sufficient, and some banking apps do not accept the key. */
function spayd(iban: string, { bic, amount, variableSymbol, message, dueDate }: PaymentRequest): string {
  const fields = [
    `ACC:${iban}${bic === null ? '' : `+${bic}`}`,
    `AM:${decimalAmount(amount)}`,
    'CC:CZK',
    ...(dueDate === null ? [] : [`DT:${dueDate.replaceAll('-', '')}`]),
    `MSG:${plainText(message, 60).toUpperCase()}`,
    `X-VS:${variableSymbol}`,
  ];
  return `SPD*1.0*${fields.join('*')}`;
}

/** Czech banks find the symbol in payments from abroad by `/VS/`. */
function epc(iban: string, { bic, name, amount, variableSymbol, message }: PaymentRequest): string {
  const remittance = plainText(`/VS/${variableSymbol} ${message}`, 140);
  const lines = [
    'BCD',
    '002',
    '1',
    'SCT',
    bic ?? '',
    plainText(name, 70),
    iban,
    `EUR${decimalAmount(amount)}`,
  ];
  return [...lines, '', '', remittance].join('\n');
}
