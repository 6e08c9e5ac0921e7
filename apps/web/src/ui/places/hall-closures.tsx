import type { HallSlice } from '@sevenmetre/contract/places/hall-slice';
import { shortDay } from '../../lib/time/days.ts';
import { useWords } from '../../lib/words/words.ts';

interface HallClosuresProps {
  /** Undefined: in slices that an older program has kept. */
  readonly closures: HallSlice['closures'] | undefined;
  /** The day that is shown; with `from`, that day and all later ones, so that days are named. */
  readonly day: string | { readonly from: string };
}

/** When a hall is closed, and why. */
export function HallClosures({ closures, day }: HallClosuresProps) {
  const t = useWords();
  const isOneDay = typeof day === 'string';
  const [first, last] = isOneDay ? [day, day] : [day.from, null];
  const shown = closures?.filter(({ from, to }) => (last === null || from.day <= last) && first <= to.day);
  return shown?.map(({ from, to, reason }) => {
    const withDay = ({ day: on, time }: typeof from) => `${shortDay(t, on)} ${time}`;
    const isWithin = from.day === to.day;
    return (
      <p className="notice-bar" key={[from.day, from.time, to.day, to.time, reason].join(' ')}>
        {t('halls.closed', {
          from: isWithin && isOneDay ? from.time : withDay(from),
          to: isWithin ? to.time : withDay(to),
        })}
        {reason === null ? null : ` ${reason}`}
      </p>
    );
  });
}
