import { useWords } from '../../../lib/words/words.ts';
import { Keepsake } from '../../../ui/keepsake.tsx';
import type { PartProps } from './lazy-parts.tsx';

/** The picture of the whole way; the list of matches below it says the same in words. */
export function TeamTicket({ slice }: PartProps) {
  const t = useWords();
  return (
    <section aria-labelledby="ticket">
      <div className="section-head">
        <h2 id="ticket">{t('finale.ticket.heading')}</h2>
      </div>
      <Keepsake slice={slice} />
    </section>
  );
}
