/** Help at the table: what each dialog is for, the first minute of the practice match, and what to do when something is wrong. */
export const reporterHelp = {
  help: {
    open: 'What is this for?',
    of: {
      all: 'Every event of the match, newest first; tap one to correct or delete it. Unsure? Close: looking changes nothing.',
      check:
        'Compares the score here with the hall board and finds the goal that is missing or too many. Unsure? Ask the referees first, the board may be wrong.',
      clock:
        'Sets the clock to the hall clock; events already entered do not move. Unsure? Cancel: recording works with a wrong clock, too.',
      'clock-asked':
        'Asks before the clock starts or stops, so that a stray key does nothing. Unsure? Cancel, and hold the button beside the time when the referee whistles.',
      difference:
        'Shows how the events on the server differ from those that were approved. Unsure? Continue recording and call the organiser; nothing is approved meanwhile.',
      edit: 'Corrects one event: player, kind or time. Unsure? Close it: nothing changes until you choose something.',
      erase:
        'Deletes all events of this match, for example after recording in the wrong match. Unsure? Cancel: single events are deleted under “All events”.',
      finish:
        'Ends the match: the result becomes final and tables are computed. Unsure? Cancel and compare the score with the hall board first.',
      'hand-over':
        'Moves the running match to a spare device, for example when the battery runs low. Unsure? Save the file: nothing is lost and nothing counts twice.',
      history: 'Lists who changed what in this match, and when. Nothing can be changed here.',
      insert:
        'Enters the missing goal in the interval where it most likely belongs. Unsure who scored? Choose “?”: the goal counts, and the number can follow.',
      late: 'Enters something that happened earlier: choose the time, then tap player and event as usual. Unsure of the time? Take the nearest minute, it can be corrected.',
      more: 'Everything that is not needed every minute, the most needed first. Unsure? “Something is wrong” says what to do.',
      reopen:
        'Opens an approved match again to correct it; tables that follow from it are computed again. Unsure? Cancel and call the organiser.',
      'second-half':
        'Starts the second half late and moves events into it that were recorded meanwhile. Unsure? Take the time of the hall clock, it can be set again.',
      shootout:
        'Records the throws after a draw in the play-off, in turn. Unsure who throws? Tap “?” or any player; it can be corrected under “All events”.',
      'sign-in':
        'Signs you in again so that records are sent; recording goes on without it. Forgotten the password? Go on recording and call the organiser.',
      signatures:
        'Officials, referees and the table confirm the record before and after the match. Somebody does not sign? Go on: nobody has to, and a refusal can be noted.',
      stage:
        'Chooses the part of the match that is being played. Unsure? Take what is on the hall board; events already entered keep their half.',
      sync: 'Shows what is on the server and what is still on this device. Something waits? Keep recording: it is sent automatically.',
      walkover:
        'Gives the result when a team does not play or has to be ruled against. Unsure? Cancel and call the organiser; goals entered stay recorded.',
    },
  },
  firstMinute: {
    title: 'Your first minute: step {number} of {count}',
    clock: 'Start the clock: hold the button beside the time until it is full.',
    goal: 'Record a goal: tap a player (“?” if you did not see the number), then “{goal}”.',
    undo: 'Say it was wrong: tap “{undo}” at the bottom.',
    suspension: 'Give 2 minutes: tap a player, then “{minutes}”.',
    end: 'Half-time: tap “{stage}” (on a phone held sideways it is under “{more}”) and choose the 2nd half.',
    done: 'Hold the button again when the 2nd half begins. At the end: “{more}”, then “{finish}”. If something is wrong: “{more}”, then “{trouble}”.',
    skip: 'Skip',
    close: 'Done',
  },
  moreGroups: {
    sometimes: 'Sometimes',
    device: 'Device and paper',
  },
  trouble: {
    title: 'Something is wrong',
    calm: 'Keep recording: nothing you have entered is lost.',
    wrongGoal: 'A goal too many, or for the wrong team',
    wrongGoalText: 'Just entered: tap “{undo}”. Earlier: open all events, tap it and delete it.',
    wrongPlayer: 'Wrong player or wrong event',
    wrongPlayerText: 'Just entered: tap “{fix}”. Earlier: open all events, tap it and choose the right one.',
    missing: 'Something was not recorded',
    missingText: 'Enter it late: choose the time, then tap player and event as usual.',
    clock: 'The clock is wrong',
    clockText: 'Set it to the hall clock. Events already entered do not move.',
    device: 'The device is dying or does not react',
    deviceText:
      'Hand the match over to a spare device. Already dead: sign in on the spare one, open the match, and enter from the paper sheet what is missing. Charge the old one later: it sends what it still holds.',
    network: 'No signal',
    networkText: 'Go on. Everything is saved here and is sent automatically when there is a network.',
    else: 'Anything else',
    call: 'Call the organiser: {name}',
    callText: 'If you do not know what to do, call. Note the time on paper and go on.',
    noPhone: 'Ask the organiser at the information desk. Note the time on paper and go on.',
    organiser: 'organiser',
  },
} as const;
