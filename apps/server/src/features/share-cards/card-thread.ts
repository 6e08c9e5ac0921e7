import { createTranslator } from '@sevenmetre/phrases';
import type { Translator } from '@sevenmetre/phrases';
import { everyLanguage } from '@sevenmetre/phrases/every-language';
import { layOver } from '@sevenmetre/phrases/lay-over';
import sharp from 'sharp';
import { answerQuestions } from '../../platform/work/kept-threads.ts';
import type { CardContent, CardTask } from './draw-card.ts';
import type { CupOnCard } from './drawing.ts';
import { groupCard } from './group-card.ts';
import { matchCard } from './match-card.ts';
import { overviewCard } from './overview-card.ts';
import { teamCard } from './team-card.ts';

/* Entry point of the thread of `drawCard`. */
answerQuestions(async ({ content, cup, lang, overrides }: CardTask): Promise<Uint8Array> => {
  const t = createTranslator(layOver(everyLanguage[lang], overrides), lang);
  const svg = drawingOf(t, content, cup);
  // The cards have few colours: a palette makes the file a fifth as large.
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 64, compressionLevel: 9 }).toBuffer();
});

/** SVG without text elements. */
function drawingOf(t: Translator, content: CardContent, cup: CupOnCard): string {
  if (content.kind === 'match') return matchCard(t, content.match, cup);
  if (content.kind === 'overview') return overviewCard(t, content.overview, cup);
  return content.kind === 'team' ? teamCard(t, content.slice, cup) : groupCard(t, content.slice, cup);
}
