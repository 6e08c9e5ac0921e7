import type { EditionHead } from '@sevenmetre/contract/slice-head';
import { imageAddress } from '@sevenmetre/contract/images/images';

/** The sign of a cup: its logo, else the first letter of its name. The name stands beside it. */
export function CupMark({
  edition: { name, identity },
}: {
  edition: Pick<EditionHead, 'name' | 'identity'>;
}) {
  return (
    <span className="cup-mark" aria-hidden="true">
      {identity?.logo ? <img src={imageAddress(identity.logo, { height: 128 })} alt="" /> : name.slice(0, 1)}
    </span>
  );
}
