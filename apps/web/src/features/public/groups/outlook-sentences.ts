import type { GroupOutlook } from '@sevenmetre/contract/outlook/schemas';
import type { Translator } from '@sevenmetre/phrases';
import { aimOfPlace, aimOfZone, certainZone, ordinalIn } from './outlook-aim.ts';
import type { TeamOutlook, ZoneMap } from './outlook-aim.ts';

type Aim = TeamOutlook['aims'][number];

export interface OutlookWords {
  readonly t: Translator;
  readonly zones: ZoneMap;
  readonly outlook: GroupOutlook;
  readonly nameOf: (teamId: number) => string;
}

/** What can become of a team, a sentence or two; empty where nothing is known. */
export function teamSentences(words: OutlookWords, team: TeamOutlook): string[] {
  const { t, zones } = words;
  if (team.best === team.worst) return [t('outlook.certainPlace', { place: ordinalIn(t, team.best) })];
  if (team.aims.length > 0) return team.aims.flatMap((aim) => aimSentences(words, team, aim));
  const zone = certainZone(zones, team);
  // Where places lead nowhere, only the first one is looked at.
  if (zone === null) return team.best > 1 ? [t('outlook.notFirst')] : [];
  const aim = aimOfZone(t, zone, zones.ownPlayoff);
  return [aim === null ? t('outlook.out') : t('outlook.certain', { aim })];
}

function aimSentences(words: OutlookWords, team: TeamOutlook, aim: Aim): string[] {
  const { t } = words;
  const name = aimOfPlace(t, words.zones, aim.place);
  switch (aim.by) {
    case 'own':
      return ownSentences(words, team, [aim, name]);
    case 'goals':
      return [goalsSentence(t, team, [aim, name])];
    case 'others':
      return [othersSentence(words, team, [aim, name])];
    case 'bound':
      return boundSentences(t, [aim, name]);
  }
}

type Named = readonly [aim: Aim, name: string];

function ownSentences(words: OutlookWords, { open }: TeamOutlook, [aim, name]: Named): string[] {
  const { t, outlook } = words;
  const enough = aim.enough ?? 0;
  if (aim.margin !== null && aim.margin < 0) return [t('outlook.loss', { aim: name, count: -aim.margin })];
  const sentences = [
    enough === open * outlook.win
      ? t('outlook.allWins', { aim: name, count: open })
      : open === 1
        ? t('outlook.tie', { aim: name })
        : t('outlook.points', { aim: name, count: enough }),
  ];
  if (aim.beating.length > 0) {
    sentences.push(t('outlook.beating', { teams: aim.beating.map(words.nameOf).join(', ') }));
  }
  if (aim.needed === aim.enough) sentences.push(t('outlook.nothingLess'));
  return sentences;
}

function goalsSentence(t: Translator, { open }: TeamOutlook, [{ margin }, aim]: Named): string {
  if (margin !== null) return t('outlook.margin', { aim, count: margin });
  if (open === 0) return t('outlook.goalsDone', { aim });
  return t(open === 1 ? 'outlook.goalsWin' : 'outlook.goalsWins', { aim });
}

function othersSentence({ t, outlook }: OutlookWords, { open }: TeamOutlook, [aim, name]: Named): string {
  if (open === 0) return t('outlook.othersDone', { aim: name });
  if (aim.needed === null) return t('outlook.others', { aim: name });
  if (open > 1) return t('outlook.othersPoints', { aim: name, count: aim.needed });
  return t(aim.needed === outlook.win ? 'outlook.othersWin' : 'outlook.othersTie', { aim: name });
}

/** A number that is enough says more than one that is needed; without either there is no sentence. */
function boundSentences(t: Translator, [{ enough, needed }, aim]: Named): string[] {
  if (enough !== null) return [t('outlook.pointsBound', { aim, count: enough })];
  return needed === null ? [] : [t('outlook.atLeast', { aim, count: needed })];
}
