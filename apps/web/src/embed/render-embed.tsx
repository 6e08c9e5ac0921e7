import type { EmbedKind } from '@sevenmetre/contract/embeds';
import type { Translator } from '@sevenmetre/phrases';
import type { Locale } from '@sevenmetre/rules/vocabulary';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { DrawnParts } from '../lib/page/lazy-part.tsx';
import { PageTime } from '../lib/time/now.ts';
import { LanguageContext } from '../lib/words/words.ts';
import { EmbedView } from './embed-view.tsx';
import type { Embedded } from './embed-view.tsx';

export interface EmbedInput {
  readonly kind: EmbedKind;
  /** The slice of the view's page, by the contract. */
  readonly body: unknown;
  readonly locale: Locale;
  /** Of the page that says more; whole when the site's address is configured. */
  readonly address: string;
  /** UTC ISO 8601. */
  readonly serverTime: string;
}

/** The inside of an embedded view; adds the files of the parts that it draws. The same input gives the same text. */
export function renderEmbed(
  t: Translator,
  { kind, body, locale, address, serverTime }: EmbedInput,
  drawn: Set<string>,
): string {
  // The server parsed it by the contract of the page that the kind names.
  const view = { kind, body } as Embedded;
  return renderToString(
    <DrawnParts value={drawn}>
      <StaticRouter location="/">
        <LanguageContext value={{ locale, t, switchTo: () => undefined }}>
          <PageTime value={Date.parse(serverTime)}>
            <EmbedView view={view} address={address} />
          </PageTime>
        </LanguageContext>
      </StaticRouter>
    </DrawnParts>,
  );
}
