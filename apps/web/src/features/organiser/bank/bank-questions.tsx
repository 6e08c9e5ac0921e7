import type { BankPreview, BankQuestion } from '@sevenmetre/contract/bank/schemas';
import { currencies } from '@sevenmetre/rules/vocabulary';
import { useWords } from '../../../lib/words/words.ts';
import { dayText } from '../../../lib/time/moments.ts';
import { dotted } from '../../../lib/words/dotted.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { Banner } from '../../../ui/page/badge.tsx';

/** Parameters of the calls that answer a question. */
export type BankAnswer = Readonly<
  Partial<Record<'amounts' | 'days' | 'encoding' | 'sheet' | 'hidden' | 'accountCurrency', string>>
>;

interface BankQuestionsProps {
  readonly questions: BankPreview['questions'];
  /** Reads the file again with an answer. */
  readonly answer: (answer: BankAnswer) => Promise<boolean | undefined>;
}

/** What can be read in two ways, with examples of each; a press reads the file in that way. */
export function BankQuestions({ questions, answer }: BankQuestionsProps) {
  const t = useWords();
  if (questions.length === 0) return null;
  return (
    <section aria-labelledby="bank-questions">
      <h4 id="bank-questions">{t('invoices.bank.questions.title')}</h4>
      <Banner kind="wait">{t('invoices.bank.questions.hint')}</Banner>
      {questions.map((question) => (
        <Question key={keyOf(question)} question={question} answer={answer} />
      ))}
    </section>
  );
}

function Question({ question, answer }: Pick<BankQuestionsProps, 'answer'> & { question: BankQuestion }) {
  const t = useWords();
  const choices = useChoices(question);
  const title =
    question.kind === 'amounts'
      ? t('invoices.bank.questions.amounts', { rows: question.rows })
      : question.kind === 'currency'
        ? t('invoices.bank.questions.currency', {
            rows: question.rows,
            account: question.account || '–',
          })
        : t(`invoices.bank.questions.${question.kind}`);
  return (
    <fieldset className="invoices__form">
      <legend>{title}</legend>
      {choices.map(({ words, given }) => (
        <AsyncButton key={words} look="plain" action={() => answer(given)}>
          {words}
        </AsyncButton>
      ))}
    </fieldset>
  );
}

function keyOf(question: BankQuestion): string {
  return question.kind === 'currency' ? `currency ${question.key}` : question.kind;
}

/** An answer beside the earlier ones; those about other accounts stay. */
export function withAnswer(before: Readonly<Record<string, string>>, answer: BankAnswer): BankAnswer {
  const earlier = before['accountCurrency'];
  if (answer.accountCurrency === undefined || earlier === undefined) return { ...before, ...answer };
  return { ...before, accountCurrency: `${earlier},${answer.accountCurrency}` };
}

interface Choice {
  readonly words: string;
  readonly given: BankAnswer;
}

function useChoices(question: BankQuestion): Choice[] {
  const t = useWords();
  const reads = (text: string, value: string) => t('invoices.bank.questions.reads', { text, value });
  if (question.kind === 'encoding')
    return question.options.map(({ encoding, words }) => ({ words: words.join(', '), given: { encoding } }));
  if (question.kind === 'sheet')
    return question.sheets.map(({ sheet, name }) => ({ words: name, given: { sheet: String(sheet) } }));
  if (question.kind === 'currency')
    return [
      ...currencies.map((code) => ({ words: code, given: { accountCurrency: `${question.key}:${code}` } })),
      {
        words: t('invoices.bank.questions.otherCurrency'),
        given: { accountCurrency: `${question.key}:XXX` },
      },
    ];
  if (question.kind === 'days')
    return question.orders.map((order, at) => ({
      words: dotted(
        question.examples.map(({ text, days }) => reads(text, dayText(t, days[at] ?? days[0] ?? ''))),
      ),
      given: { days: order },
    }));
  const read = (sign: 'comma' | 'dot'): Choice => ({
    words: dotted(
      question.examples.map((example) => {
        const amount = example[sign];
        return reads(example.text, amount === null ? '–' : t.number(amount / 100, 2));
      }),
    ),
    given: { amounts: sign },
  });
  return [
    read('comma'),
    read('dot'),
    { words: t('invoices.bank.questions.skip'), given: { amounts: 'skip' } },
  ];
}
