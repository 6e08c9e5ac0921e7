import type { Protest } from '@sevenmetre/contract/protests/schemas';
import { useRead } from '../../../lib/queries/use-read.ts';
import { instantText } from '../../../lib/time/moments.ts';
import { moneyText } from '../../../lib/words/money.ts';
import { useWords } from '../../../lib/words/words.ts';
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
    <Card title={t('officialScore.protest.title')}>
      <Ready read={read}>
        {({ protests, teams }) => (
          <>
            <ol className="record-history">
              {protests.map((protest) => (
                <ProtestItem key={protest.id} protest={protest} timeZone={timeZone} />
              ))}
            </ol>
            <details>
              <summary>{t('officialScore.protest.new')}</summary>
              <ProtestForm key={protests.length} matchId={matchId} teams={teams} />
            </details>
          </>
        )}
      </Ready>
    </Card>
  );
}

function ProtestItem({ protest, timeZone }: { protest: Protest; timeZone: string }) {
  const t = useWords();
  const { team, reason, fee, currency, filedAt, dueAt, decided } = protest;
  const at = (instant: string) => instantText(t, instant, timeZone);
  const money = moneyText(t, fee, currency);
  return (
    <li>
      <b>{team.name}</b>
      <q>{reason}</q>
      <small className="muted">{t('officialScore.protest.filed', { at: at(filedAt), fee: money })}</small>
      {decided === null ? (
        <>
          <span>{t('officialScore.protest.due', { at: at(dueAt) })}</span>
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
