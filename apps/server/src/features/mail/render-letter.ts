import { imageAddress } from '@sevenmetre/contract/images/images';
import type { Translator } from '@sevenmetre/phrases';
import type { Identity } from '@sevenmetre/rules/identity';
import { oneLine } from '@sevenmetre/rules/language';
import type { LetterContent } from '../../platform/database/schema/index.ts';

export interface RenderedLetter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Where a letter comes from. */
export interface LetterFrame {
  /** Of the portal, without a trailing slash. */
  readonly origin: string;
  /** The current edition; null: none. */
  readonly cup: { readonly name: string; readonly identity: Identity | null } | null;
}

/** A letter with greeting and footer, as plain text and as simple HTML. */
export function renderLetter(
  letter: LetterContent,
  t: Translator,
  { origin, cup }: LetterFrame,
): RenderedLetter {
  const { action, remarks = [], page } = letter;
  const withPage = (text: string) =>
    page === undefined ? text : text.replaceAll('{page}', () => new URL(page, origin).href);
  const paragraphs = letter.paragraphs.map(withPage);
  const subject = oneLine(withPage(letter.subject));
  const address = action && new URL(action.path, origin).href;
  const signature = `${cup?.name ?? t('mail.frame.signature')} · ${origin}`;
  const { replyTo } = letter;
  const automatic =
    replyTo === undefined ? t('mail.frame.automatic') : t('mail.frame.answers', { address: replyTo });
  const link = action ? [`${action.label}:\n${address}`] : [];
  const lines = [...paragraphs, ...link, ...remarks, `-- \n${signature}\n${automatic}`];
  const button =
    action && address !== undefined ? buttonOf(action.label, address, cup?.identity?.accent ?? dark) : '';
  const fallback =
    address === undefined
      ? ''
      : small(
          `${escaped(t('mail.frame.fallback'))}<br><a href="${escaped(address)}">${escaped(address)}</a>`,
        );
  const body = [
    cup === null ? '' : headOf(cup, origin),
    ...paragraphs.map((text) => `<p>${escaped(text)}</p>`),
    button,
    ...remarks.map((text) => `<p>${escaped(text)}</p>`),
    fallback,
    small(`${escaped(signature)}<br>${escaped(automatic)}`),
  ];
  return { subject, text: `${lines.join('\n\n')}\n`, html: pageOf(t.locale, subject, body.join('\n')) };
}

const dark = '#161616';
const font = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif";

function pageOf(locale: string, subject: string, body: string): string {
  return `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head>
<body style="margin:0;padding:24px 16px;background:#ffffff;color:${dark};${font};font-size:16px;line-height:1.5">
<div style="max-width:560px;margin:0 auto">
${body}
</div>
</body>
</html>
`;
}

/** The logo is fetched from the portal itself. It stands on the accent, as on pages: a light one is not seen on white. */
function headOf({ name, identity }: NonNullable<LetterFrame['cup']>, origin: string): string {
  if (!identity?.logo) return `<p style="font-weight:700;font-size:18px">${escaped(name)}</p>`;
  const address = origin + imageAddress(identity.logo, { height: 128, format: 'png' });
  const accent = identity.accent ?? dark;
  // Some mail programs draw no background of a picture, but that of a cell.
  return `<table role="presentation" cellpadding="0" cellspacing="0"><tr>
<td bgcolor="${accent}" style="padding:4px;border-radius:6px"><img src="${escaped(address)}" alt="" height="32" style="display:block;height:32px"></td>
<td style="padding-left:12px;font-weight:700;font-size:18px">${escaped(name)}</td>
</tr></table>`;
}

function buttonOf(label: string, address: string, colour: string): string {
  const look = `display:inline-block;padding:12px 20px;border-radius:6px;background:${colour};color:#ffffff;text-decoration:none;font-weight:600`;
  return `<p style="margin:24px 0"><a href="${escaped(address)}" style="${look}">${escaped(label)}</a></p>`;
}

function small(html: string): string {
  return `<p style="font-size:13px;color:#595959;word-break:break-word">${html}</p>`;
}

function escaped(text: string): string {
  const signs: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign).replaceAll('\n', '<br>');
}
