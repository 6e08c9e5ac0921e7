import { readScan } from '@sevenmetre/rules/check-in';
import { useState } from 'react';
import { useListQuery } from '../../../lib/queries/use-list-query.ts';
import { useWords } from '../../../lib/words/words.ts';
import { hasCamera } from '../../../ui/scanner/code-reader.ts';
import { CodeScanner } from '../../../ui/scanner/code-scanner.tsx';
import type { CheckInRow } from './check-in-columns.tsx';

interface BadgeScannerProps {
  readonly clubs: readonly CheckInRow[];
  readonly close: () => void;
}

/** The camera at the desk: a badge opens its club (CK1). */
export function BadgeScanner({ clubs, close }: BadgeScannerProps) {
  const t = useWords();
  const query = useListQuery();
  const [said, setSaid] = useState<'unknown' | 'refused' | 'away' | null>(null);
  const found = (text: string) => {
    const club = clubOf(clubs, text);
    if (!club) return setSaid('unknown');
    query.set(openScanned(club));
    close();
  };
  const canScan = hasCamera() && said !== 'refused' && said !== 'away';
  return (
    <section className="check-in-scanner" aria-label={t('checkIn.scan.open')}>
      {canScan ? (
        <CodeScanner found={found} failed={(isRefused) => setSaid(isRefused ? 'refused' : 'away')} />
      ) : null}
      <p role="status">
        {said === null ? (hasCamera() ? '' : t('checkIn.scan.noCamera')) : t(`checkIn.scan.${said}`)}
      </p>
    </section>
  );
}

/** Opens a club, and lets go of a search or a letter that would hide it; the view stays for the next club. */
export function openScanned({ id }: CheckInRow) {
  return { search: '', letter: '', open: String(id) };
}

/** The club of a scanned code or of a symbol. */
export function clubOf(clubs: readonly CheckInRow[], text: string): CheckInRow | undefined {
  const scan = readScan(text);
  if (scan === null) return undefined;
  return clubs.find((club) => ('clubId' in scan ? club.id === scan.clubId : club.symbol === scan.symbol));
}
