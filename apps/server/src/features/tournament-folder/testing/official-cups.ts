import type { CupInWords } from './cup-in-words.ts';

/** Splits `a, b` and `c` into one list, so that short items share a line. */
const list = (...texts: readonly string[]): string[] => texts.flatMap((text) => text.split(', '));

/** A tournament with the order that its organiser published. */
export interface OfficialCup extends CupInWords {
  readonly title: string;
  /** `A: K L=M N`: best first, `=` between teams that wait for lots, `?` for an open seat. */
  readonly order: readonly string[];
  /** `F: K ?`: teams in the order of seats. */
  readonly seats?: readonly string[];
  /** `F: ? K`: teams that would get the open seats if the running groups ended now. */
  readonly projected?: readonly string[];
  /** `A: headToHeadPoints`: the criterion that broke the ties. */
  readonly reasons?: readonly string[];
}

const everyList = {
  tieBreakers: ['points', 'headToHeadPoints', 'headToHeadDifference', 'overallDifference', 'overallGoals'],
};

const ties: readonly OfficialCup[] = [
  {
    title: 'three teams are level, then their own points, their difference, their goals set them apart',
    groups: list('P: K L M X Y', 'D: A B C', 'G: E F H'),
    matches: list(
      'P K-L 20:19, P K-M 20:19, P L-M 20:19, P X-K 30:10, P Y-K 30:10, P L-X 12:11',
      'P Y-L 12:11, P M-X 31:11, P M-Y 31:11, P Y-X 15:10',
      'D A-B 20:15, D B-C 20:16, D C-A 20:19',
      'G E-F 20:18, G F-H 22:20, G H-E 25:23',
    ),
    order: ['P: Y K L M X', 'D: A B C', 'G: H E F'],
    reasons: ['P: headToHeadPoints', 'D: headToHeadDifference', 'G: headToHeadGoals'],
  },
  {
    title: 'the mini-table leaves two level, then they go on and their direct match is not asked again',
    settings: everyList,
    groups: list('A: K L M X'),
    matches: list('A K-L 20:15', 'A L-M 19:16', 'A M-K 18:17', 'A K-X 10:5', 'A L-X 10:9', 'A M-X 15:5'),
    order: ['A: K M L X'],
    reasons: ['A: headToHeadDifference overallDifference'],
  },
  {
    title: 'four teams are level and split two and two, then each two go on by themselves',
    groups: list('A: K L M N'),
    matches: list('A K-L 10:10', 'A M-N 12:12', 'A K-M 20:15', 'A L-N 18:13', 'A N-K 16:15', 'A M-L 12:11'),
    order: ['A: K L N M'],
    reasons: ['A: headToHeadDifference overallGoals overallGoals'],
  },
  {
    title: 'two teams have drawn their match, then the whole group decides',
    settings: everyList,
    groups: list('A: K L M'),
    matches: list('A K-L 11:11', 'A K-M 12:10', 'A M-L 9:15'),
    order: ['A: L K M'],
    reasons: ['A: overallDifference'],
  },
  {
    title: 'the overall difference stands first, then the direct match is worth nothing',
    settings: { tieBreakers: ['points', 'overallDifference', 'headToHeadPoints'] },
    groups: list('A: K L M N'),
    matches: list('A L-K 10:9', 'A K-M 20:5', 'A L-M 8:9', 'A K-N 9:8', 'A L-N 9:8', 'A N-M 12:10'),
    order: ['A: K L N M'],
    reasons: ['A: overallDifference overallDifference'],
  },
  {
    title: 'nothing but points and lots is asked, then level teams wait and the others go on',
    settings: { tieBreakers: ['points', 'lots'] },
    groups: list('A: K L M', 'F final: A:1 A:2', 'P place-3: A:3 Z'),
    matches: list('A K-L 10:10', 'A K-M 30:1', 'A L-M 2:1', 'P A:3-Z', 'F A:1-A:2'),
    order: ['A: K=L M', 'F: ? ?', 'P: M Z'],
    seats: ['F: ? ?', 'P: M Z'],
    reasons: ['A: undecided'],
  },
  {
    title: 'a match is open, then the list for unfinished groups orders and nobody goes on',
    settings: { tieBreakersUnfinished: ['points', 'overallGoals'] },
    groups: list('A: K L M', 'F final: A:1 A:3'),
    matches: list('A L-K 12:11', 'A K-M 30:29', 'A L-M'),
    order: ['A: K L M', 'F: ? ?'],
    seats: ['F: ? ?'],
    projected: ['F: K M'],
    reasons: ['A: overallGoals'],
  },
  {
    title: 'walkovers count in ties with their score, and one against both is lost by both',
    groups: list('A: K L M N'),
    matches: list(
      'A K-L 0:10 walkover, A L-M 5:9, A M-K 8:10, A K-N 5:0 walkover',
      'A L-N 7:6, A M-N 0:0 walkover',
    ),
    order: ['A: L K M N'],
    reasons: ['A: headToHeadPoints'],
  },
];

const preliminary = {
  groups: list('A: K L M', 'B: P Q R'),
  matches: list('A K-L 10:8, A K-M 10:5, A L-M 10:6', 'B P-Q 12:11, B P-R 12:6, B Q-R 9:5'),
  order: ['A: K L M', 'B: P Q R'],
};
const crossed = ['H K-P 7:9', 'H K-Q 10:12', 'H L-P 15:10', 'H L-Q 12:9'];
const main = {
  reasons: ['H: headToHeadPoints headToHeadPoints'],
  order: ['H: L P Q K', ...preliminary.order],
};

/** K–L and P–Q are not played again; without their results Q would be second. */
const carriedOver: readonly OfficialCup[] = [
  ...[
    { title: 'seats name teams and where they come from', seats: 'H main: K=A:1 L=A:2 P=B:1 Q=B:2' },
    { title: 'seats name teams only', seats: 'H main: K L P Q' },
    { title: 'seats name where they come from only', seats: 'H main: A:1 A:2 B:1 B:2' },
  ].map(({ title, seats }) => ({
    ...main,
    title: `results are carried over and ${title}`,
    groups: list(...preliminary.groups, seats, 'F final: H:1 H:2'),
    matches: list(...preliminary.matches, ...crossed, 'F H:1-H:2'),
    seats: ['H: K L P Q', 'F: L P'],
  })),
  {
    title: 'results are carried over before the first match of the main round',
    groups: list(...preliminary.groups, 'H main: A:1 A:2 B:1 B:2', 'F final: H:1 H:2'),
    matches: list(...preliminary.matches, 'H A:1-B:1, H A:1-B:2, H A:2-B:1, H A:2-B:2, F H:1-H:2'),
    order: [...preliminary.order, 'H: K P Q L', 'F: ? ?'],
    projected: ['F: K P'],
  },
];

const bracket: readonly OfficialCup[] = [
  {
    title: 'eight teams play for all places, one match by shoot-out, one as a walkover',
    groups: list(
      'Q1 quarterfinal: A H, Q2 quarterfinal: D E, Q3 quarterfinal: C F, Q4 quarterfinal: B G',
      'S1 semifinal: Q1:1 Q2:1, S2 semifinal: Q3:1 Q4:1, V1 extra: Q1:2 Q2:2, V2 extra: Q3:2 Q4:2',
      'F final: S1:1 S2:1, P3 place-3: S1:2 S2:2, P5 place-5: V1:1 V2:1, P7 place-7: V1:2 V2:2',
    ),
    matches: list(
      'Q1 A-H 15:14, Q2 D-E 0:5 walkover, Q3 C-F 9:10, Q4 B-G 12:8',
      'S1 A-E 10:11, S2 F-B 8:13, V1 H-D 7:6, V2 G-C 6:9',
      'F S1:1-S2:1, P3 S1:2-S2:2, P5 V1:1-V2:1, P7 V2:2-V1:2',
    ),
    events: [
      ...Array<string>(14).fill('1 goal A'),
      ...Array<string>(14).fill('1 goal H'),
      '1 shootout-goal A',
    ],
    order: ['Q1: A H', 'Q2: E D', 'S1: E A', 'S2: B F', 'V1: H D', 'V2: C G'],
    seats: ['F: E B', 'P3: A F', 'P5: H C', 'P7: D G'],
  },
  {
    title: 'a bracket match is drawn without a shoot-out, then nobody goes on',
    groups: list('S1 semifinal: A B', 'S2 semifinal: C D', 'F final: S1:1 S2:1', 'P place-3: S1:2 S2:2'),
    matches: list('S1 A-B 10:10', 'S2 C-D 11:10', 'F -', 'P -'),
    order: ['S1: A=B', 'S2: C D', 'F: ? C', 'P: ? D'],
    seats: ['F: ? C', 'P: ? D'],
  },
  {
    title: 'byes and a group of one go on at once, across a group that is still played nobody does',
    groups: list(
      'A: K L M, B: P, Y1 quarterfinal: P=B:1, Y2 quarterfinal: A:1, S semifinal: Y1:1 A:2',
      'F final: S:1 Y2:1',
    ),
    matches: list('A K-L 10:9', 'A K-M 8:7', 'A L-M', 'S Y1:1-A:2', 'F S:1-Y2:1'),
    order: ['A: K L M', 'B: P', 'Y1: P', 'S: P ?', 'F: ? ?'],
    seats: ['Y1: P', 'Y2: ?', 'S: P ?', 'F: ? ?'],
    projected: ['Y2: K', 'S: ? L'],
  },
];

export const officialCups: readonly OfficialCup[] = [...ties, ...carriedOver, ...bracket];
