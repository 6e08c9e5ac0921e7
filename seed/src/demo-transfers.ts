import type { FinanceRow } from '@sevenmetre/contract/invoices/schemas';
import type { DemoTransfer } from './demo-statement.ts';

/**
 * The payments of the demo's clubs: most pay the full sum, some too much, too little, without their symbol or
 * with a wrong one; and two movements that are not payments of a club.
 * @param bookedOn ISO date
 */
export function demoTransfers(
  clubs: readonly FinanceRow[],
  bookedOn: string,
  currency: 'CZK' | 'EUR',
): DemoTransfer[] {
  const owing = clubs.filter((club) => club.invoices > 0 && club.rest > 0 && club.currency === currency);
  const paid = owing.flatMap((club, index) => transferOf(club, index, bookedOn));
  const base = { bookedOn, currency, variableSymbol: null } as const;
  return [
    ...paid,
    { ...base, amount: 1_234, reference: `${currency}-interest`, payer: 'Banka', message: 'Připsaný úrok' },
    {
      ...base,
      amount: -450_000,
      reference: `${currency}-hall`,
      payer: 'Sportovní hala',
      message: 'Nájem haly',
    },
  ];
}

function transferOf(club: FinanceRow, index: number, bookedOn: string): DemoTransfer[] {
  const { rest, currency, name, variableSymbol } = club;
  const transfer: DemoTransfer = {
    amount: rest,
    currency,
    bookedOn,
    reference: `${currency}-${index + 1}`,
    payer: name,
    variableSymbol,
    message: 'Lipová Cup',
  };
  switch (index % 10) {
    case 2:
      return [{ ...transfer, amount: rest + 50_000 }];
    case 4:
      return [{ ...transfer, amount: Math.round(rest / 200) * 100 }];
    case 6:
      return [{ ...transfer, variableSymbol: null, message: `Lipova Cup ${name}` }];
    case 7:
      return [{ ...transfer, variableSymbol: '99', message: `startovne ${variableSymbol ?? ''}` }];
    case 9:
      return [];
    default:
      return [transfer];
  }
}
