import type { GroupSlice } from '@sevenmetre/contract/groups/group-slice';
import { fullName } from '@sevenmetre/phrases/names';
import { useWords } from '../../../lib/words/words.ts';
import { zoneMap } from './outlook-aim.ts';
import { teamSentences } from './outlook-sentences.ts';

/** What stands in the unfolded answer: a sentence for every team that something is known of. */
export function Answers({ slice }: { slice: GroupSlice }) {
  const t = useWords();
  const { outlook, rows } = slice;
  if (outlook === null) return null;
  const names = new Map(rows.flatMap(({ team }) => (team ? [[team.id, fullName(team)] as const] : [])));
  const words = { t, outlook, zones: zoneMap(slice), nameOf: (id: number) => names.get(id) ?? '' };
  const answers = rows.flatMap(({ team }) => {
    const own = outlook.teams.find(({ teamId }) => teamId === team?.id);
    const sentences = own ? teamSentences(words, own) : [];
    return own && sentences.length > 0 ? [{ ...own, text: sentences.join(' ') }] : [];
  });
  return (
    <>
      <p>{t(outlook.exact ? 'outlook.exact' : 'outlook.bound', { count: outlook.open })}</p>
      {answers.length === 0 ? <p>{t('outlook.nothingYet')}</p> : null}
      <dl>
        {answers.map(({ teamId, text }) => (
          <div key={teamId}>
            <dt>{names.get(teamId)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
