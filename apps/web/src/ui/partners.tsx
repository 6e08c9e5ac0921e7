import { imageAddress } from '@sevenmetre/contract/images/images';
import type { EditionHead } from '@sevenmetre/contract/slice-head';
import { partnersFor } from '@sevenmetre/rules/identity';
import { useWords } from '../lib/words/words.ts';
import './partners.css';

interface PartnersProps {
  readonly partners: NonNullable<EditionHead['identity']>['partners'];
  /** Code of a hall whose own partners are shown too; null: none. */
  readonly hall: string | null;
}

/** Plates of one size on white, the main partners first. Never between rows of results. */
export function Partners({ partners, hall }: PartnersProps) {
  const t = useWords();
  const shown = partnersFor(partners, hall);
  if (shown.length === 0) return null;
  return (
    <ul className="page-width partner-plates" aria-label={t('shell.partners')}>
      {shown.map((partner) => (
        <li key={partner.name}>
          {partner.url === null ? (
            <Plate partner={partner} />
          ) : (
            <a href={partner.url} rel="noopener noreferrer sponsored" target="_blank">
              <Plate partner={partner} />
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

function Plate({ partner: { name, logo } }: { partner: PartnersProps['partners'][number] }) {
  return logo === null ? name : <img src={imageAddress(logo, { height: 128 })} alt={name} loading="lazy" />;
}
