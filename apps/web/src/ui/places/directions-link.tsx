import type { PlaceSlice } from '@sevenmetre/contract/places/place-slice';
import { wayThere } from '../../lib/paths/way-there.ts';
import { useWords } from '../../lib/words/words.ts';
import { Icon } from '../icon.tsx';

interface DirectionsLinkProps {
  /** Where it leads; null or undefined: not known. */
  readonly spot: Pick<PlaceSlice['place'], 'lat' | 'lng' | 'address'> | null | undefined;
  readonly className?: string | undefined;
  /** Whose phrases name it. */
  readonly words?: 'teamDay' | 'places';
}

/** Opens the phone's own navigation; nothing where nobody knows the way. */
export function DirectionsLink({ spot, className, words = 'teamDay' }: DirectionsLinkProps) {
  const t = useWords();
  const way = spot ? wayThere(spot) : null;
  if (way === null) return null;
  return (
    <a className={className} href={way.navigate} rel="noopener noreferrer" target="_blank">
      <Icon name="directions" />
      {t(`${words}.directions`)} <span className="visually-hidden">{t(`${words}.elsewhere`)}</span>
    </a>
  );
}
