/**
 * Every error code of the API and the HTTP status it travels with. Words stand in phrases, one for each code:
 * a code without words does not compile.
 */
export const errorStatuses = {
  /** Wrong e-mail or password; the number is the specification's. */
  '104': 401,
  'not-signed-in': 401,
  'session-expired': 401,
  forbidden: 403,
  'foreign-origin': 403,
  'setup-token-invalid': 403,
  'second-step-wrong': 401,
  'second-step-expired': 401,
  'passkey-refused': 401,
  'link-invalid': 403,
  'password-too-short': 422,
  'password-too-long': 422,
  'password-own': 422,
  'password-common': 422,
  'password-wrong': 422,
  /** An address is confirmed signed in to its account, or with its password: nobody proves it for a stranger. */
  'password-missing': 422,
  'code-wrong': 422,
  'phone-invalid': 422,
  'session-unknown': 404,
  'passkey-unknown': 404,
  'passkey-invalid': 422,
  'authenticator-missing': 409,
  'authenticator-present': 409,
  'last-super-admin': 409,
  'second-step-required': 409,
  'setup-done': 409,
  'bad-request': 400,
  'request-timeout': 408,
  'body-too-large': 413,
  'content-type-unsupported': 415,
  'headers-too-large': 431,
  'edition-missing': 404,
  'route-unknown': 404,
  'group-unknown': 404,
  'category-unknown': 404,
  'playoff-unknown': 404,
  'team-unknown': 404,
  'country-unknown': 404,
  'day-unknown': 404,
  'hall-unknown': 404,
  'announcement-unknown': 404,
  'protest-unknown': 404,
  /** A decision is final. */
  'protest-decided': 409,
  'team-not-in-match': 422,
  /** The organiser does not show matches by hall. */
  'halls-hidden': 404,
  'place-unknown': 404,
  'configuration-unknown': 404,
  'configuration-value-invalid': 422,
  /** Each text that does not fit comes along with its key. */
  'translations-invalid': 422,
  'place-type-unknown': 404,
  'referee-unknown': 404,
  /** Nor does it tell that there is a file of somebody else. */
  'file-unknown': 404,
  /** Looked into, it is none of the kinds that may be sent. */
  'file-kind-refused': 422,
  'file-too-large': 413,
  /** Too many files that have been added to no record. */
  'files-too-many': 422,
  'image-unknown': 404,
  /** Of a host that the operator has not named, or an address that leads inside. */
  'image-source-refused': 403,
  /** No picture, or larger than a picture may be. */
  'image-unreadable': 422,
  /** More pictures are asked for than can be made now. */
  'image-busy': 503,
  /** The other host did not give it. */
  'image-source-failed': 502,
  /** Messages cannot be sent to this browser: by its push service, or by the operator's choice, or it is not known. */
  'push-refused': 422,
  'mail-unknown': 404,
  'message-unknown': 404,
  /** It has gone out: it is copied, not changed. */
  'message-sent': 409,
  /** What is missing comes along, field by field. */
  'message-invalid': 422,
  /** More or fewer people would get it than were seen; the new number comes along. */
  'recipients-changed': 409,
  /** Its mailbox has had enough links for now. */
  'links-too-many': 409,
  'edition-unknown': 404,
  'edition-name-taken': 409,
  /** It is current, or has clubs, referees or matches. */
  'edition-in-use': 409,
  /** Matches of the current edition are live, another number than was agreed to; `matches` comes along. */
  'edition-live': 409,
  /** Its matches, rosters and registrations are written no more. */
  'edition-closed': 409,
  /** How much is open comes along; it has to be agreed to. */
  'edition-open': 409,
  /** What is wrong comes along, field by field. */
  'edition-invalid': 422,
  /** A match of the group is being played, or waits for approval. */
  'group-running': 409,
  /** Lots have been drawn among these teams: they are taken back first. */
  'lots-drawn': 409,
  /** The team has begun to play on the seat; the numbers of the matches come along. */
  'seat-played': 409,
  /** The team has another seat of the same group. */
  'seat-elsewhere': 409,
  /** Of another category, not accepted, or withdrawn. */
  'team-not-eligible': 422,
  'seat-unknown': 404,
  /** Its team was named from the start: it waits for no place. */
  'seat-fixed': 409,
  'match-unknown': 404,
  'stage-unknown': 404,
  /** Nothing is sent to whoever owns it. */
  'account-locked': 409,
  'user-unknown': 404,
  /** The only 404 that tells a device to forget an event. */
  'event-unknown': 404,
  /** Stored as pending; a super reporter decides after reopening. */
  'match-approved': 409,
  /** Approval was asked on other events than the server holds; the difference comes along. */
  'events-differ': 409,
  'stage-not-allowed': 409,
  'half-missing': 409,
  'reason-missing': 422,
  /** A reporter writes only in halls and on days that are assigned to him. */
  'hall-not-assigned': 403,
  /** Confirmed, or the match has begun: hall staff change it. */
  'roster-locked': 409,
  /** Saved on an older one than the server holds; the current one comes along. */
  'roster-changed-meanwhile': 409,
  /** What is wrong comes along as violations. */
  'roster-invalid': 422,
  'roster-participant-unknown': 422,
  /** No team stands on this side of the match yet. */
  'roster-side-empty': 409,
  /** The specification's roster error: the new roster omits participants who already have events in the match. */
  '0b7f0c64-5d5e-4b0e-9d0a-3f6c1f3d7a21': 409,
  'referee-missing': 422,
  'nothing-to-restore': 409,
  'assignment-unknown': 422,
  'event-type-unknown': 422,
  /** The specification's own. */
  'Participant cannot be leader': 422,
  'participant-of-another-match': 422,
  'secondary-participant-not-allowed': 422,
  'side-missing': 422,
  'stage-not-played': 422,
  'time-impossible': 422,
  'club-unknown': 404,
  'participant-unknown': 404,
  /** Limits forbid it; the violations come along. */
  'roster-refused': 422,
  /** The deadline of clubs has passed. */
  'roster-closed': 409,
  /** Its club's registration was declined: it rests until that is reopened. */
  'roster-club-declined': 409,
  'participant-has-events': 409,
  'participant-in-confirmed-roster': 409,
  'sheet-too-large': 422,
  'sheet-unreadable': 422,
  /** The columns that are missing come along. */
  'sheet-columns-missing': 422,
  /** What a preview has shown would not happen any more; look again. */
  'import-changed': 409,
  /** Registrations are not taken or changed now. */
  'window-closed': 409,
  /** The deadline for teams has passed. */
  'teams-closed': 409,
  /** It has a place in a group or a match: organisers take it out. */
  'team-seated': 409,
  /** What is wrong comes along, field by field. */
  'registration-invalid': 422,
  'state-not-allowed': 409,
  /** Saved on an older record than the one that is stored. */
  'changed-meanwhile': 409,
  /** A user of a club has to be allowed something. */
  'permission-missing': 422,
  'name-missing': 422,
  'club-user-unknown': 404,
  'club-user-exists': 409,
  /** Who acts on others has to verify their own address first. */
  'email-unproven': 409,
  'invitation-unknown': 404,
  /** The address has been invited to this club already, and has not answered. */
  'invitation-waiting': 409,
  /** This account has sent as many as one may send in a day. */
  'invitations-too-many': 409,
  /** Without him nobody could manage the club's users any more. */
  'last-club-admin': 409,
  'category-full': 409,
  /** A match of it is running: it can't be taken out of the tournament now. */
  'team-playing': 409,
  /** It has matches to play: it is withdrawn, nothing less. */
  'team-has-matches': 409,
  /** What it changes has to be agreed to first. */
  'effect-not-agreed': 409,
  /** Of a list, a price list, or of places. */
  'entry-unknown': 404,
  /** What is wrong comes along, field by field. */
  'entry-invalid': 422,
  /** What uses it comes along. */
  'entry-in-use': 409,
  'lodging-unknown': 404,
  'lodging-full': 409,
  'suggestion-changed': 409,
  'lodging-in-use': 409,
  'lodging-label-taken': 409,
  'allotment-unknown': 404,
  'guest-unknown': 404,
  'guest-has-beds': 409,
  'document-unknown': 404,
  'line-unknown': 404,
  'payment-unknown': 404,
  'movement-unknown': 404,
  'club-not-approved': 409,
  'nothing-to-issue': 409,
  'total-negative': 409,
  'price-missing': 409,
  'document-not-creditable': 409,
  'line-frozen': 409,
  'line-of-order': 409,
  'movement-settled': 409,
  'supplier-unknown': 422,
  'amount-too-large': 422,
  'cash-receiver-missing': 422,
  'bank-file-unreadable': 422,
  'bank-columns-unknown': 422,
  /** Others have changed the same since, or later commands build on it; their commands come along. */
  'plan-conflict': 409,
  /** The command is not there, or is no step that can be undone or redone. */
  'plan-command-unknown': 409,
  /** It does not fit the draft: what is wrong comes along. */
  'plan-change-invalid': 422,
  /** Other settings have been saved meanwhile. */
  'plan-settings-changed': 409,
  'plan-settings-invalid': 422,
  'plan-run-busy': 409,
  'plan-run-unknown': 404,
  /** There are no matches or no courts to plan. */
  'plan-empty': 409,
  'plan-version-unknown': 404,
  /** Nothing was published from a plan: the current groups and matches have to be taken over first. */
  'plan-not-published': 409,
  /** The plans were made for another version than the published one. */
  'plan-version-old': 409,
  /** Another difference than the one that was seen. */
  'plan-difference-changed': 409,
  /** Matches that are running, finished or too near would change; they come along by number. */
  'plan-match-fixed': 409,
  /** The plan breaks rules: publishing it needs a reason. */
  'plan-reason-missing': 422,
  'pair-unknown': 404,
  /** Somebody else has changed the pair meanwhile. */
  'pair-changed': 409,
  /** The pair leads matches or was told of some. */
  'pair-in-use': 409,
  /** A referee is in another pair, or no approved one. */
  'referee-paired': 409,
  'referee-not-approved': 422,
  /** Another organiser has given these matches away meanwhile; who leads them now comes along. */
  'appointment-conflict': 409,
  /** The match is running, over or cancelled. */
  'appointment-match-fixed': 409,
  'appointment-unknown': 404,
  /** The public draw is in another state than the one that was seen. */
  'draw-changed': 409,
  'draw-unknown': 404,
  /** No draw keeps all rules and pins. */
  'draw-impossible': 422,
  /** Teams, pots or groups do not fit the format of the category. */
  'draw-invalid': 422,
  'client-too-old': 426,
  'too-many-requests': 429,
  'stream-full': 503,
  'not-ready': 503,
  /** Nothing was stored, or nobody knows: the same call again is safe. */
  'database-away': 503,
  /** Nothing more can be stored until the operator makes room; reading goes on. */
  'storage-full': 503,
  unknown: 500,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof errorStatuses;

/** The answer of every refused call. */
export interface ErrorAnswer {
  readonly error: ErrorCode;
  /** What is wrong, in parameters: the field, the limit, the row. */
  readonly additionalProperties: Record<string, unknown>;
}
