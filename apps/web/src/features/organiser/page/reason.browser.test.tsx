import { createTranslator } from '@sevenmetre/phrases';
import { enAll } from '@sevenmetre/phrases/en-all';
import { expect, it } from 'vitest';
import { render } from '../../../testing/render.ts';
import { LanguageContext } from '../../../lib/words/words.ts';
import { ConfirmHost } from '../../../ui/dialogs/confirm-host.tsx';
import { useAskReason } from './use-ask-reason.tsx';
import { useAskPublicReason } from './use-public-reason.tsx';

const language = { locale: 'en' as const, t: createTranslator(enAll, 'en'), switchTo: () => undefined };

interface AskProps {
  readonly take: (reason: string | null) => void;
}

function AskPublic({ take }: AskProps) {
  const ask = useAskPublicReason();
  const question = { title: 'Change the groups', text: 'Visitors read it.', confirm: 'Change' };
  return (
    <button type="button" onClick={() => void ask(question).then(take)}>
      Ask
    </button>
  );
}

function Ask({ take }: AskProps) {
  const ask = useAskReason({ hint: 'The club reads it.' });
  return (
    <button
      type="button"
      onClick={() => void ask('Change', 'It is declined.', true).then((said) => take(said?.reason ?? null))}
    >
      Ask
    </button>
  );
}

/** Types into the dialog that is leaving, which lasts 0.2 s: at once, not by keys. */
function typeAtOnce(text: string) {
  const area = document.querySelector('dialog[data-leaving="true"] textarea');
  if (!(area instanceof HTMLTextAreaElement)) throw new Error('No dialog is leaving.');
  area.focus();
  document.execCommand('insertText', false, text);
}

it.each([
  ['public', AskPublic],
  ['for a club', Ask],
])(
  'given a reason (%s) that is missing, then what is typed while the question is asked again is kept',
  async (_, Asker) => {
    const taken: (string | null)[] = [];
    const screen = await render(
      <LanguageContext value={language}>
        <ConfirmHost>
          <Asker take={(reason) => taken.push(reason)} />
        </ConfirmHost>
      </LanguageContext>,
    );
    await screen.getByRole('button', { name: 'Ask' }).click();
    const confirm = screen.getByRole('dialog').getByRole('button', { name: 'Change' });
    await confirm.click();
    await expect.poll(() => document.querySelector('dialog[data-leaving="true"]')).not.toBeNull();
    typeAtOnce('They travel');
    await expect.poll(() => document.querySelector('dialog[data-leaving="true"]')).toBeNull();
    const field = screen.getByRole('dialog').getByRole('textbox');
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    await expect.element(field).toHaveValue('They travel');
    await confirm.click();
    await expect.poll(() => taken).toEqual(['They travel']);
  },
);
