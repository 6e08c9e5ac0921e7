import { fileAddressOf } from '@sevenmetre/contract/files/uploads';
import { contrastOf } from '@sevenmetre/rules/identity';
import { useEffect, useState } from 'react';
import { useWords } from '../../../lib/words/words.ts';
import { Icon } from '../../../ui/icon.tsx';

/** Least contrast of a sign with what is behind it (WCAG 2.2, 1.4.11). */
const leastContrast = 3;
/** The logo is looked at in this size. */
const size = 32;
/** A pixel counts as drawn from half of its opacity on; a logo drawn so far over has a background of its own. */
const opaque = 128;
const covered = 0.9;

interface LogoCheckProps {
  /** Id of the file; '': none. */
  readonly file: string;
  /** `#rrggbb`; null: none that the rules accept. */
  readonly accent: string | null;
}

/** Says that a logo without a background can hardly be seen on the accent, on which every page, picture and paper shows it. */
export function LogoCheck({ file, accent }: LogoCheckProps) {
  const t = useWords();
  const [drawn, setDrawn] = useState<{ file: string; colour: string | null } | null>(null);
  useEffect(() => {
    if (file === '') return;
    let isShown = true;
    void colourOfLogo(fileAddressOf(Number(file))).then((colour) => {
      if (isShown) setDrawn({ file, colour });
    });
    return () => {
      isShown = false;
    };
  }, [file]);
  if (accent === null || drawn === null || drawn.file !== file || drawn.colour === null) return null;
  const ratio = contrastOf(drawn.colour, accent);
  if (ratio >= leastContrast) return null;
  return (
    <div role="status">
      <ul className="identity__checks">
        <li data-met="false">
          <Icon name="close" />
          {t('identity.logoFaint', { ratio: t.number(ratio, 1) })}
        </li>
      </ul>
    </div>
  );
}

/** The mean colour of what a logo draws; null: it has a background of its own, or cannot be read. */
async function colourOfLogo(address: string): Promise<string | null> {
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
  } catch {
    return null;
  }
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.drawImage(image, 0, 0, size, size);
  return meanColour(context.getImageData(0, 0, size, size).data);
}

function meanColour(data: Uint8ClampedArray): string | null {
  const sums = [0, 0, 0];
  let count = 0;
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < opaque) continue;
    count += 1;
    sums.forEach((sum, part) => (sums[part] = sum + (data[at + part] ?? 0)));
  }
  if (count === 0 || count >= covered * size * size) return null;
  return `#${sums
    .map((sum) =>
      Math.round(sum / count)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
