import { useRead } from '../../../lib/queries/use-read.ts';
import { Ready } from '../../../ui/page/states.tsx';

/** The text of one mail; with its URLs as links. */
export function MailText({ name }: { name: string }) {
  const read = useRead('mail', { params: { name } });
  return (
    <Ready read={read}>
      {({ text }) => (
        <p className="mails__text">
          {text.split(/(https?:\/\/\S+)/).map((piece, index) =>
            // Pieces of one text never change their order.
            /^https?:\/\//.test(piece) ? (
              <a key={index} href={piece}>
                {piece}
              </a>
            ) : (
              piece
            ),
          )}
        </p>
      )}
    </Ready>
  );
}
