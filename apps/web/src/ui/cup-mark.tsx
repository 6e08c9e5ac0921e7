import type { EditionHead } from '@sevenmetre/contract/slice-head';
import { logoAddress } from '../lib/page/cup-logo.ts';

/** The sign of a cup: its logo, else the first letter of its name. The name stands beside it. */
export function CupMark({
  edition: { name, identity },
}: {
  edition: Pick<EditionHead, 'name' | 'identity'>;
}) {
  return (
    <span className="cup-mark" aria-hidden="true">
      {identity?.logo ? <img src={logoAddress(identity.logo)} alt="" /> : name.slice(0, 1)}
    </span>
  );
}
