import type { ScheduleFilePreview } from '@sevenmetre/contract/schedule-file/schemas';
import { isDay } from '@sevenmetre/rules/dates';
import type { ReactNode } from 'react';
import { dayText } from '../../../../lib/time/moments.ts';
import { useWords } from '../../../../lib/words/words.ts';
import { AsyncButton } from '../../../../ui/forms/async-button.tsx';
import { Banner } from '../../../../ui/page/badge.tsx';
import type { ScheduleFile } from './use-schedule-file.ts';

interface FileQuestionsProps {
  readonly file: ScheduleFile;
  readonly preview: ScheduleFilePreview;
}

/** What concerns the whole file: its letters, and how its days and times are written. */
export function FileQuestions({ file, preview: { encoding, questions } }: FileQuestionsProps) {
  const t = useWords();
  const { chooseEncoding, answer } = file;
  return (
    <>
      {encoding === null ? null : (
        <Question title={t('planScheduleFile.encoding')}>
          {[
            {
              encoding: encoding.encoding,
              words: encoding.others.flatMap(({ words }) => words.map(({ read }) => read)),
            },
            ...encoding.others.map(({ encoding: other, words }) => ({
              encoding: other,
              words: words.map(({ instead }) => instead),
            })),
          ].map((reading) => (
            <Answer key={reading.encoding} action={() => chooseEncoding(reading.encoding)}>
              {[...new Set(reading.words)].join(', ')}
            </Answer>
          ))}
        </Question>
      )}
      {(['days', 'times'] as const).map((column) =>
        questions[column].length === 0 ? null : (
          <Question key={column} title={t(`planScheduleFile.${column}`)}>
            {questions[column].map(({ id, examples }) => (
              <Answer key={id} action={() => answer({ [column]: id })}>
                {examples
                  .map(({ text, means }) =>
                    t('planScheduleFile.example', { text, means: isDay(means) ? dayText(t, means) : means }),
                  )
                  .join(', ')}
              </Answer>
            ))}
          </Question>
        ),
      )}
      {questions.repeatDays ? (
        <Question title={t('planScheduleFile.repeatDays')}>
          <Answer action={() => answer({ repeatDays: true })}>{t('planScheduleFile.yes')}</Answer>
          <Answer action={() => answer({ repeatDays: false })}>{t('planScheduleFile.no')}</Answer>
        </Question>
      ) : null}
    </>
  );
}

function Question({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Banner kind="wait">
      <div className="schedule-file__question" role="group" aria-label={title}>
        <b>{title}</b>
        <div className="schedule-file__actions">{children}</div>
      </div>
    </Banner>
  );
}

function Answer({ action, children }: { action: () => Promise<boolean>; children: ReactNode }) {
  return (
    <AsyncButton look="plain" throttled={false} action={action}>
      {children}
    </AsyncButton>
  );
}
