import type { reporter as english } from '../en/reporter.ts';
import type { Shape } from '../words.ts';

/** What the screen of a match says about an event that needs a second look. */
export const reporterHints = {
  hint: {
    'third-suspension': 'Trzecia kara 2 minut. Dodać czerwoną kartkę?',
    'officials-second-suspension': 'Osoby towarzyszące miały już swoje 2 minuty: czerwona kartka.',
    'second-yellow': 'Druga żółta kartka tego zawodnika.',
    'fourth-team-yellow': 'Czwarta żółta kartka drużyny.',
    'officials-second-yellow': 'Druga żółta kartka osób towarzyszących.',
    'yellow-after-suspension': 'Żółta kartka po 2 minutach.',
    'blue-without-red': 'Niebieska kartka uzupełnia czerwoną. Dodać czerwoną kartkę?',
    'second-red': 'Dyskwalifikacja po raz drugi.',
    'player-disqualified': 'Ten zawodnik ma dyskwalifikację.',
    'player-unknown': 'Zawodnik jeszcze niewpisany.',
    'time-outside-stage': 'Czas poza połową.',
    'timeout-beyond-match': 'O jedną przerwę na żądanie więcej, niż drużyna ma w meczu.',
    'timeout-beyond-half': 'O jedną przerwę na żądanie więcej, niż drużyna ma w połowie.',
    'timeout-in-extra-time': 'W dogrywce nie ma przerw na żądanie.',
  },
} as const satisfies Shape<Pick<typeof english, 'hint'>>;
