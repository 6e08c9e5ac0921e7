import type { Content } from 'pdfmake/interfaces.js';
import { shootoutRounds, type Moment } from '@sevenmetre/rules/match';
import type { PublicMatchEvent } from '@sevenmetre/rules/tournament';
import type { ReportContent } from './report-content.ts';
import { clockText, type ReportWords } from './report-style.ts';
import { muted } from '../../platform/pdf/index.ts';

const columnCount = 4;

/** The course of the match, event by event, and its shoot-out. */
export function reportCourse(content: ReportContent, words: ReportWords): Content[] {
  const { t } = words;
  const play = content.moments.filter(({ isOfShootout }) => !isOfShootout);
  const rows = Math.ceil(play.length / columnCount);
  const lines = Array.from({ length: columnCount }, (_, column) =>
    play.slice(column * rows, (column + 1) * rows).map((moment) => lineOf(content, moment)),
  );
  return [
    heading(t('matchReports.course')),
    play.length === 0
      ? { text: '–', color: muted }
      : {
          columns: lines.map((stack) => ({ width: '*', stack, fontSize: play.length > 60 ? 6 : 7 })),
          columnGap: 6,
        },
    ...shootout(content, words),
  ];
}

export function heading(text: string): Content {
  return { text, bold: true, color: muted, margin: [0, 5, 0, 1] };
}

function lineOf(
  content: ReportContent,
  { event, type, scored, home, away }: Moment<PublicMatchEvent>,
): Content {
  const { team } = content[event.side];
  const score = scored ? `${home}:${away}` : '';
  const side = team.length > 14 ? `${team.slice(0, 13)}…` : team;
  return {
    columns: [
      { width: 24, text: clockText(event.minute * 60 + event.second), color: muted },
      { width: 24, text: score, bold: true },
      { width: '*', text: [side, labelOf(content, event), symbols[type.code] ?? ''].join(' ').trim() },
    ],
  };
}

/** Abbreviations used in reports of federations; a plain goal has none. */
const symbols: Readonly<Record<string, string>> = {
  'seven-metre-goal': '7m',
  'empty-goal': 'E',
  'seven-metre-miss': '7m –',
  'two-minutes': '2′',
  'yellow-card': 'Y',
  'red-card': 'R',
  'blue-card': 'B',
  'team-timeout': 'T',
  'goalkeeper-out': 'GK –',
  'goalkeeper-in': 'GK +',
};

/** Number of a player, letter of an official. */
function labelOf(content: ReportContent, event: PublicMatchEvent): string {
  const { players, officials } = content[event.side];
  const id = event.competitionMatchParticipantId;
  const player = players.find((person) => person.id === id);
  if (player) return player.jerseyNumber === null ? '' : `${player.jerseyNumber}`;
  const official = officials.findIndex((person) => person.id === id);
  return official === -1 ? '' : ('ABCDE'[official] ?? '');
}

function shootout(content: ReportContent, { t }: ReportWords): Content[] {
  const rounds = shootoutRounds(content.moments);
  if (rounds.length === 0) return [];
  const thrown = (moment: Moment<PublicMatchEvent> | null) =>
    moment === null ? '' : `${labelOf(content, moment.event)} ${moment.scored ? '+' : '–'}`.trim();
  const line = (side: 'home' | 'away') => [
    content[side].team,
    ...rounds.map((round) => ({ text: thrown(round[side]), alignment: 'center' as const })),
  ];
  return [
    heading(t('matchReports.shootout')),
    {
      table: { widths: [130, ...rounds.map(() => 34)], body: [line('home'), line('away')] },
      layout: 'lightHorizontalLines',
    },
  ];
}
