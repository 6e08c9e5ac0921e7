/** The organiser's page of the screens of halls. */
export const hallScreens = {
  title: 'Screens',
  lead: 'What the screens of the halls and of the lobby show, one slide after another. A screen follows at once; an address with slides of its own keeps them.',
  hint: 'An announcement is shown at once. Where announcements are among the slides, it waits for its turn.',
  wall: 'Screen of all halls',
  halls: 'All halls without slides of their own',
  hall: 'Hall {code}',
  slide: 'Slide {number}',
  none: 'none',
  seconds: 'Seconds a slide',
  add: 'Slides of its own for a hall',
  choose: 'Choose a hall',
  remove: 'Remove the slides of {code}',
} as const;
