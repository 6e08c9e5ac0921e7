import { paragraphsOf } from '@sevenmetre/rules/messages';

interface NewsTextProps {
  /** '' for none. */
  readonly title: string;
  readonly text: string;
}

/** What the organiser tells, as a dashboard shows it: text, whatever looks like markup in it. */
export function NewsText({ title, text }: NewsTextProps) {
  return (
    <div className="news">
      {title === '' ? null : <h3>{title}</h3>}
      {paragraphsOf(text).map((paragraph, index) => (
        // Paragraphs of one text never change their order.
        <p key={index}>{paragraph}</p>
      ))}
    </div>
  );
}
