import { drawInputText } from '@sevenmetre/engine/draw';
import { useEffect, useState } from 'react';
import { useWords } from '../../../../lib/words/words.ts';
import { sha256 } from '../../../../lib/browser/sha-256.ts';
import { Card, Facts } from '../../../../ui/page/card.tsx';
import type { Board } from './use-board.ts';

/** What this draw follows from. */
export function DrawMinutes({ board: { frame, rules, seed } }: { board: Board }) {
  const t = useWords();
  const [hash, setHash] = useState('');
  const sameClub = rules.sameClub === 'forbidden' ? ('forbidden' as const) : 0;
  const text = drawInputText({ teams: frame.teams, groups: frame.groups, rules: { sameClub } });
  useEffect(() => {
    let isGone = false;
    void sha256(text).then((digest) => isGone || setHash(digest.slice(0, 16)));
    return () => {
      isGone = true;
    };
  }, [text]);
  return (
    <Card title={t('draws.minutesTitle')}>
      <Facts
        rows={[
          [t('draws.seed'), seed === null ? '–' : t('draws.seedTrial', { seed: String(seed) })],
          [t('draws.inputHash'), <code key="hash">{hash}</code>],
        ]}
      />
      <p className="format-dim">{t('draws.sameAnywhere')}</p>
    </Card>
  );
}
