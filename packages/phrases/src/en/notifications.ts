export const notifications = {
  start: 'The match has started',
  goal: 'Goal · {home}:{away}',
  result: 'Final score · {home}:{away}',
  walkover: 'Walkover · {home}:{away}',
  moved: 'Match moved · {when}',
  movedOpen: 'Match moved · new time not known yet',
  cancelled: 'Match cancelled',
  correction: 'Score corrected · {home}:{away}',
  stop: 'Nothing more of {team}',
  title: 'Notifications',
  about: 'Tell me about matches of {team}',
  chooseStart: 'When a match starts',
  chooseGoals: 'Every goal',
  chooseGoalsNote: 'About forty in a match; each replaces the one before.',
  chooseResult: 'The final score',
  save: 'Save',
  off: 'Turn off',
  close: 'Close notifications',
  everywhere: 'They come to this device, also when the portal is closed.',
  whileOpen: 'They come while the portal is open in this browser.',
  willAsk: 'Your browser will ask whether it may show them.',
  homeScreen:
    'On an iPhone or iPad they can come when the portal is closed, too: press Share, add it to the home screen, and open it from there.',
  denied:
    'This browser is not allowed to show notifications of the portal. You can change that in its settings for this site; until then they come while the portal is open.',
  unsupported:
    'This browser cannot receive notifications when the portal is closed. They come while it is open.',
  offline: 'There is no connection now. Your choice is kept and set up once there is one.',
  failed:
    'Your choice is kept, but the browser could not be signed up. It is tried again at your next visit.',
  saved: 'We will tell you about {team}.',
  stopped: 'You will hear no more about {team}.',
  full: {
    one: 'Notifications can be on for {count} team at most.',
    other: 'Notifications can be on for {count} teams at most.',
  },
} as const;
