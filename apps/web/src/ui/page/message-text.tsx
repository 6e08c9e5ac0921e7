import type { UploadedFile } from '@sevenmetre/contract/files/schemas';
import { paragraphsOf } from '@sevenmetre/rules/messages';

interface NewsTextProps {
  /** '' for none. */
  readonly title: string;
  readonly text: string;
  readonly files: readonly UploadedFile[];
  /** The club's own PDF; absent: none. */
  readonly summary?: { readonly href: string; readonly label: string } | undefined;
}

/** What the organiser tells, as a dashboard shows it: text, whatever looks like markup in it, and files to download. */
export function NewsText({ title, text, files, summary }: NewsTextProps) {
  return (
    <div className="news">
      {title === '' ? null : <h3>{title}</h3>}
      {paragraphsOf(text).map((paragraph, index) => (
        // Paragraphs of one text never change their order.
        <p key={index}>{paragraph}</p>
      ))}
      {files.length === 0 && !summary ? null : (
        <ul>
          {files.map(({ id, url, filename }) => (
            <li key={id}>
              <a href={url}>{filename}</a>
            </li>
          ))}
          {summary ? (
            <li>
              <a href={summary.href}>{summary.label}</a>
            </li>
          ) : null}
        </ul>
      )}
    </div>
  );
}
