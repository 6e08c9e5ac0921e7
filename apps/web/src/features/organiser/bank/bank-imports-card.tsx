import { useState } from 'react';
import type { BankImports, BankImportUndone } from '@sevenmetre/contract/bank/schemas';
import type { Translator } from '@sevenmetre/phrases';
import { showToast } from '../../../lib/page/toasts.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { dayText, instantText } from '../../../lib/time/moments.ts';
import { dotted } from '../../../lib/words/dotted.ts';
import { moneyText } from '../../../lib/words/money.ts';
import { useWords } from '../../../lib/words/words.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { Badge, Banner } from '../../../ui/page/badge.tsx';
import { FoldedCard, useOneOpen } from '../../../ui/page/folded-card.tsx';
import { useAskReason } from '../page/use-ask-reason.tsx';

type BankImport = BankImports['imports'][number];

const old = ['bankImports', 'bankQueue', 'adminInvoices', 'adminClubInvoice', 'adminOverview'] as const;

/** Files that were imported, each of which can be taken back in one press. Nothing before the first import. */
export function BankImportsCard() {
  const t = useWords();
  const [undone, setUndone] = useState<BankImportUndone | null>(null);
  const { data } = useRead('bankImports', {});
  const foldOf = useOneOpen<'imports'>(null);
  const newest = data?.imports[0];
  if (data === undefined || newest === undefined) return null;
  return (
    <FoldedCard
      title={t('invoices.bank.imports.title')}
      summary={`${newest.fileName}. ${countsText(t, newest)}`}
      fold={foldOf('imports')}
    >
      {undone ? <Undone {...undone} /> : null}
      <ul className="invoices__list">
        {data.imports.map((one) => (
          <li key={one.id} className="invoices__row">
            <ImportWords file={one} timeZone={data.timeZone} />
            {one.undoneAt === null ? (
              <UndoButton file={one} done={setUndone} />
            ) : (
              <Badge kind="plain">
                {t('invoices.bank.imports.undone', { at: instantText(t, one.undoneAt, data.timeZone) })}
              </Badge>
            )}
          </li>
        ))}
      </ul>
    </FoldedCard>
  );
}

function ImportWords({ file, timeZone }: { readonly file: BankImport; readonly timeZone: string }) {
  const t = useWords();
  const at = instantText(t, file.importedAt, timeZone);
  const left = file.left.map(({ reason, currency, rows, sum }) =>
    t('invoices.bank.imports.left', {
      reason: t(`invoices.bank.left.reason.${reason}`),
      rows,
      sum: `${t.number(sum / 100, 2)} ${currency ?? ''}`.trim(),
    }),
  );
  return (
    <span>
      <b>{file.fileName}</b>
      <span className="muted invoices__under">
        {file.importedBy === null ? at : t('invoices.bank.imports.by', { at, name: file.importedBy })}
      </span>
      <span className="invoices__under">{countsText(t, file)}</span>
      {left.length === 0 ? null : <span className="muted invoices__under">{dotted(left)}</span>}
    </span>
  );
}

function countsText(t: Translator, { matched, unmatched, ignored }: BankImport): string {
  return t('invoices.bank.imports.counts', { matched, unmatched, ignored });
}

interface UndoButtonProps {
  readonly file: BankImport;
  readonly done: (undone: BankImportUndone) => void;
}

function UndoButton({ file, done }: UndoButtonProps) {
  const t = useWords();
  const ask = useAskReason({ hint: '' });
  const write = useWrite('bankImportUndo', old);
  const word = t('invoices.bank.imports.undo');
  const title = t('invoices.bank.imports.undoOf', { file: file.fileName });
  const undo = async () => {
    if ((await ask(title, t('invoices.bank.imports.undoText'), false)) === null) return undefined;
    const outcome = await write({ params: { id: String(file.id) } });
    if (outcome.ok) done(outcome.body);
    else showToast('error', failureText(t, outcome.failure));
    return outcome.ok;
  };
  return (
    <AsyncButton look="plain" label={`${word} ${file.fileName}`} action={undo}>
      {word}
    </AsyncButton>
  );
}

/** What was removed, and each movement that stays with the reason. */
function Undone({ payments, movements, kept }: BankImportUndone) {
  const t = useWords();
  return (
    <Banner kind={kept.length > 0 ? 'wait' : 'good'}>
      {t('invoices.bank.imports.removed', { payments, movements, kept: kept.length })}
      {kept.map(({ row, bookedOn, amount, currency, club, why }, at) => (
        <span className="invoices__under" key={row ?? -at}>
          {dotted([
            dayText(t, bookedOn),
            moneyText(t, amount, currency),
            ...(club === null ? [] : [club]),
            t(`invoices.bank.imports.kept.${why}`),
          ])}
        </span>
      ))}
    </Banner>
  );
}
