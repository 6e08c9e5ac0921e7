import type { Protest, Protests } from '@sevenmetre/contract/protests/schemas';
import { useRef, useState } from 'react';
import { useRead } from '../../../lib/queries/use-read.ts';
import { useHashTarget } from '../../../lib/paths/hash-target.ts';
import { clubInvoicePath } from '../../../lib/paths/signed-in-paths.ts';
import { instantText } from '../../../lib/time/moments.ts';
import { moneyText } from '../../../lib/words/money.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Link } from '../../../ui/link.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Ready } from '../../../ui/page/states.tsx';
import { ProtestDecisionForm } from './protest-decision-form.tsx';
import { ProtestForm } from './protest-form.tsx';

interface ProtestsCardProps {
  readonly matchId: number;
  /** Of the tournament. */
  readonly timeZone: string;
}

/** The protests about a match, their decisions, and a new one. */
export function ProtestsCard({ matchId, timeZone }: ProtestsCardProps) {
  const t = useWords();
  const read = useRead('protests', { params: { matchId } });
  return (
    <Card title={t('officialScore.protest.title')} anchor="protests">
      <Ready read={read}>{(body) => <ProtestList body={body} matchId={matchId} timeZone={timeZone} />}</Ready>
    </Card>
  );
}

function ProtestList({ body, matchId, timeZone }: ProtestsCardProps & { readonly body: Protests }) {
  const t = useWords();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLElement>(null);
  useHashTarget();
  const recorded = () => {
    setOpen(false);
    // The form is folded away with the button that was pressed.
    opener.current?.focus();
  };
  return (
    <>
      <ol className="record-history">
        {body.protests.map((protest) => (
          <ProtestItem key={protest.id} protest={protest} timeZone={timeZone} />
        ))}
      </ol>
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary ref={opener}>{t('officialScore.protest.new')}</summary>
        <ProtestForm matchId={matchId} teams={body.teams} recorded={recorded} />
      </details>
    </>
  );
}

function ProtestItem({ protest, timeZone }: { protest: Protest; timeZone: string }) {
  const t = useWords();
  const { number, team, reason, fee, currency, bill, filedAt, dueAt, decided } = protest;
  const at = (instant: string) => instantText(t, instant, timeZone);
  const money = moneyText(t, fee, currency);
  return (
    <li>
      <b>{t('officialScore.protest.of', { number: String(number), team: team.name })}</b>
      <q>{reason}</q>
      <small className="muted">{t('officialScore.protest.filed', { at: at(filedAt), fee: money })}</small>
      {fee > 0 ? <Bill bill={bill} isReturned={decided?.feeReturned === true} /> : null}
      {decided === null ? (
        <>
          <p>{t('officialScore.protest.due', { at: at(dueAt) })}</p>
          <ProtestDecisionForm protest={protest} />
        </>
      ) : (
        <>
          <span>
            {t(`officialScore.protest.${decided.decision}`, { at: at(decided.at), reason: decided.reason })}
          </span>
          {fee > 0 ? (
            <small className="muted">
              {t(decided.feeReturned ? 'officialScore.protest.returned' : 'officialScore.protest.kept')}
            </small>
          ) : null}
        </>
      )}
    </li>
  );
}

/** Where the fee is claimed: the bill of the club, which shows what is owed and paid. */
function Bill({ bill, isReturned }: Pick<Protest, 'bill'> & { readonly isReturned: boolean }) {
  const t = useWords();
  if (bill === null) return <small className="muted">{t('officialScore.protest.unbilled')}</small>;
  return (
    <small>
      <Link to={clubInvoicePath(bill.clubId)}>
        {t(isReturned ? 'officialScore.protest.billReturned' : 'officialScore.protest.billed')}
      </Link>
    </small>
  );
}
