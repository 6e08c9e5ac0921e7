import type { GroupSlice } from '@sevenmetre/contract/groups/group-slice';
import { later } from '../../../lib/page/deferred-part.tsx';
import { useWords } from '../../../lib/words/words.ts';
import { Fold } from './fold.tsx';
import './group-outlook.css';

const Answers = later(async () => (await import('./outlook-answers.tsx')).Answers);

/** What every team of an open group still needs, in the order of the table. */
export function GroupOutlook({ slice }: { slice: GroupSlice }) {
  const t = useWords();
  if (slice.outlook === null) return null;
  return <Fold question={t('outlook.question')}>{() => <Answers slice={slice} />}</Fold>;
}
