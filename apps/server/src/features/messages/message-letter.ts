import { inLanguage } from '@sevenmetre/rules/language';
import { paragraphsOf } from '@sevenmetre/rules/messages';
import type { Letter } from '../mail/index.ts';
import type { MessageRow } from './message.repository.ts';

type Words = Pick<MessageRow, 'titleCs' | 'titleEn' | 'textCs' | 'textEn'>;

/** A message as a mail in the recipient's language. */
export function messageLetter(message: Words, name: string): Letter {
  return (t) => {
    return {
      subject: inLanguage(t.locale, { cs: message.titleCs, en: message.titleEn }),
      paragraphs: [
        t('mail.frame.hello', { name }),
        ...paragraphsOf(inLanguage(t.locale, { cs: message.textCs, en: message.textEn })),
      ],
      action: { label: t('mail.news.open'), path: '/dashboard' },
    };
  };
}
