import type { Impact, ImpactBody } from '@sevenmetre/contract/matches/match-changes';
import { useEffect, useState } from 'react';
import { useScreen, useTable } from '../matches/recording-context.ts';

/** `loading`, then what a change would change; `away`: unknown without a network. */
export type AskedImpact = 'loading' | 'away' | Impact;

/** Asks what a change would change, each time another one is thought of. */
export function useImpact(body: ImpactBody | null): AskedImpact {
  const { device } = useScreen();
  const { sheet } = useTable();
  const asked = body === null ? null : JSON.stringify(body);
  const [known, setKnown] = useState<{ asked: string; impact: AskedImpact } | null>(null);
  useEffect(() => {
    if (asked === null) return;
    let isStale = false;
    const ask = async () => {
      const answer = await device.calls.impact(sheet.matchId, JSON.parse(asked) as ImpactBody);
      if (!isStale) setKnown({ asked, impact: answer.kind === 'loaded' ? answer.body : 'away' });
    };
    void ask();
    return () => {
      isStale = true;
    };
  }, [asked, device, sheet.matchId]);
  return known !== null && known.asked === asked ? known.impact : 'loading';
}
