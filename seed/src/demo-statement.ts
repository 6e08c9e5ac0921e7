/** A payment in a bank statement. */
export interface DemoTransfer {
  /** Minor units; negative: outgoing. */
  readonly amount: number;
  readonly currency: 'CZK' | 'EUR';
  /** ISO date. */
  readonly bookedOn: string;
  /** The bank's own reference. */
  readonly reference: string;
  readonly payer: string;
  readonly variableSymbol: string | null;
  readonly message: string;
}

/** A statement (camt.053) in the form of Czech banks, of a fictional account. */
export function demoStatement(transfers: readonly DemoTransfer[], account: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02">
<BkToCstmrStmt>
<GrpHdr><MsgId>DEMO</MsgId></GrpHdr>
<Stmt>
<Id>DEMO</Id>
<Acct><Id><IBAN>${account}</IBAN></Id></Acct>
${transfers.map(entry).join('\n')}
</Stmt>
</BkToCstmrStmt>
</Document>
`;
}

function entry(transfer: DemoTransfer): string {
  const { amount, currency, bookedOn, reference, payer, variableSymbol, message } = transfer;
  const symbol =
    variableSymbol === null ? '' : `<Strd><CdtrRefInf><Ref>VS:${variableSymbol}</Ref></CdtrRefInf></Strd>`;
  return `<Ntry><Amt Ccy="${currency}">${(Math.abs(amount) / 100).toFixed(2)}</Amt><CdtDbtInd>${amount < 0 ? 'DBIT' : 'CRDT'}</CdtDbtInd><Sts>BOOK</Sts>
<BookgDt><Dt>${bookedOn}</Dt></BookgDt><NtryDtls><TxDtls><Refs><AcctSvcrRef>${reference}</AcctSvcrRef></Refs>
<RltdPties><Dbtr><Nm>${escaped(payer)}</Nm></Dbtr></RltdPties>
<RmtInf><Ustrd>${escaped(message)}</Ustrd>${symbol}</RmtInf></TxDtls></NtryDtls></Ntry>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
