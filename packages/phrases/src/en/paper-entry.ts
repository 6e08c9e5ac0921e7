/** Late entry from the paper sheet by the keyboard. */
export const paperEntry = {
  title: 'From the paper sheet',
  line: 'Line, then Enter (for example 12 A 7)',
  record: 'Record',
  help: 'How to write a line',
  example:
    'Minute, A (home) or B (guests), number, letter. Without a minute: the same as before. O and a letter is an official. A line with − takes the last event back.',
  shootout:
    'X instead of a minute is the shoot-out: X A 7 is a goal, X A 7 M a miss. Minutes after the end are extra time.',
  photos: {
    title: 'Photos of the paper sheet',
    take: 'Photograph the sheet',
    name: 'Photo {number}',
    sent: 'on the server',
    waiting: 'on this device, not sent yet',
    erase: 'Erase',
    eraseSure: 'Really erase',
    private:
      'Only people who may record this match see the photos. They are erased with the names of the edition.',
    unreadable: 'This picture cannot be read. Take the photo again.',
    full: 'The device has no room for the photo: it was not kept. Free some space and take it again.',
    away: 'The photo could not be erased: the server cannot be reached.',
  },
  problem: {
    unreadable: 'This line cannot be read. Write for example 12 A 7 or 12 A 7 S.',
    'no-minute': 'Write the minute first: there is no line before.',
    'minute-outside': 'This minute is after the end of the match.',
    'no-shootout': 'There is no shoot-out in a match of a group.',
    'number-unknown':
      'Nobody in the roster has this number. Add the player to the roster, or leave the number out.',
    'official-cannot-score': 'An official cannot score.',
  },
  key: {
    goal: '–',
    'seven-metre-goal': 'P',
    'seven-metre-miss': 'M',
    'two-minutes': 'S',
    'yellow-card': 'Y, Z',
    'red-card': 'R',
    'blue-card': 'B',
    'team-timeout': 'T',
  },
} as const;
