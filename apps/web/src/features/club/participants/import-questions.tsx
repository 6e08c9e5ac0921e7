import type { RosterPreview } from '@sevenmetre/contract/participants/schemas';
import { longDayText } from '../../../lib/time/moments.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Choice, EncodingQuestion, Question as Asked } from '../../../ui/imports/import-parts.tsx';
import type { Import, ListAnswers } from './use-import.ts';

type Question = RosterPreview['questions'][number];

/** What nothing in the list decides: asked once, with both readings side by side. */
export function ImportQuestions({ questions, sheet }: { questions: readonly Question[]; sheet: Import }) {
  return questions.map((question) => (
    <QuestionOf key={question.kind} question={question} answer={sheet.answer} />
  ));
}

interface QuestionProps {
  readonly question: Question;
  readonly answer: (given: Partial<ListAnswers>) => Promise<boolean>;
}

function QuestionOf({ question, answer }: QuestionProps) {
  const t = useWords();
  switch (question.kind) {
    case 'day-order':
      return (
        <Asked text={t('participants.sheet.question.dayOrder', { text: question.text })}>
          <Choice choose={() => answer({ dayOrder: 'day-first' })}>
            {longDayText(t, question.dayFirst)}
          </Choice>
          <Choice choose={() => answer({ dayOrder: 'month-first' })}>
            {longDayText(t, question.monthFirst)}
          </Choice>
        </Asked>
      );
    case 'name-order': {
      const [first, last] = question.names;
      return (
        <Asked text={t('participants.sheet.question.nameOrder')}>
          <Choice choose={() => answer({ nameOrder: 'first-last' })}>{first}</Choice>
          <Choice choose={() => answer({ nameOrder: 'last-first' })}>{last}</Choice>
        </Asked>
      );
    }
    case 'leading-numbers':
      return (
        <Asked text={t('participants.sheet.question.leadingNumbers')}>
          <Choice choose={() => answer({ leading: 'jersey' })}>
            {t('participants.sheet.question.jersey')}
          </Choice>
          <Choice choose={() => answer({ leading: 'numbering' })}>
            {t('participants.sheet.question.numbering')}
          </Choice>
        </Asked>
      );
    case 'encoding':
      return <EncodingQuestion asked={question} choose={(encoding) => answer({ encoding })} />;
  }
}
