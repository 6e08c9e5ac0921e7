import type { RosterPreview } from '@sevenmetre/contract/participants/schemas';
import type { ReactNode } from 'react';
import { longDayText } from '../../../lib/time/moments.ts';
import { useWords } from '../../../lib/words/words.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { Banner } from '../../../ui/page/badge.tsx';
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
    case 'encoding': {
      const { encoding, others } = question;
      const read = [...new Set(others.flatMap(({ words }) => words.map((word) => word.read)))];
      return (
        <Asked text={t('participants.sheet.question.encoding')}>
          <Choice choose={() => answer({ encoding })}>{read.join(', ')}</Choice>
          {others.map((other) => (
            <Choice key={other.encoding} choose={() => answer({ encoding: other.encoding })}>
              {other.words.map(({ instead }) => instead).join(', ')}
            </Choice>
          ))}
        </Asked>
      );
    }
  }
}

function Asked({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Banner kind="wait">
      <div className="club-roster__question" role="group" aria-label={text}>
        <b>{text}</b>
        <div className="club-roster__answers">{children}</div>
      </div>
    </Banner>
  );
}

function Choice({ choose, children }: { choose: () => Promise<boolean>; children: ReactNode }) {
  return (
    <AsyncButton look="plain" throttled={false} action={choose}>
      {children}
    </AsyncButton>
  );
}
