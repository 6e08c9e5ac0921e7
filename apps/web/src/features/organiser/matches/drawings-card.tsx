import { showToast } from '../../../lib/page/toasts.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { useWords } from '../../../lib/words/words.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { Card } from '../../../ui/page/card.tsx';

/** Erases the drawn signatures of a match; folded, so that no single press does. */
export function DrawingsCard({ matchId }: { matchId: number }) {
  const t = useWords();
  const send = useWrite('matchDrawingsErase', ['matchHistory']);
  const erase = async () => {
    const outcome = await send({ params: { matchId } });
    if (outcome.ok) showToast('done', t('officialScore.drawings.done', { count: outcome.body.erased }));
    return outcome.ok;
  };
  return (
    <Card title={t('officialScore.drawings.title')}>
      <details>
        <summary>{t('officialScore.drawings.erase')}…</summary>
        <p>{t('officialScore.drawings.text')}</p>
        <AsyncButton look="danger" action={erase}>
          {t('officialScore.drawings.erase')}
        </AsyncButton>
      </details>
    </Card>
  );
}
