export interface StatementEntry {
  readonly amount: string;
  readonly currency?: string;
  readonly reference?: string;
  readonly symbol?: string;
  readonly text?: string;
  readonly payer?: string;
  readonly direction?: 'CRDT' | 'DBIT';
  readonly day?: string;
}

/** A statement as a Czech bank sends it. */
export function aStatement(entries: readonly StatementEntry[], account = 'CZ6508000000192000145399'): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt>
<Id>2026-03</Id><Acct><Id><IBAN>${account}</IBAN></Id><Ccy>CZK</Ccy></Acct>
${entries.map(entryXml).join('\n')}
</Stmt></BkToCstmrStmt></Document>`;
}

function entryXml(entry: StatementEntry): string {
  const {
    amount,
    currency = 'CZK',
    reference,
    symbol,
    text,
    payer,
    direction = 'CRDT',
    day = '2026-03-10',
  } = entry;
  const refs = reference === undefined ? '' : `<Refs><AcctSvcrRef>${reference}</AcctSvcrRef></Refs>`;
  const structured =
    symbol === undefined ? '' : `<Strd><CdtrRefInf><Ref>VS:${symbol}</Ref></CdtrRefInf></Strd>`;
  const free = text === undefined ? '' : `<Ustrd>${text}</Ustrd>`;
  const party = payer === undefined ? '' : `<RltdPties><Dbtr><Nm>${payer}</Nm></Dbtr></RltdPties>`;
  return `<Ntry><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>${direction}</CdtDbtInd><Sts>BOOK</Sts>
<BookgDt><Dt>${day}</Dt></BookgDt><NtryDtls><TxDtls>${refs}${party}<RmtInf>${free}${structured}</RmtInf></TxDtls></NtryDtls></Ntry>`;
}
