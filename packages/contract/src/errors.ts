/**
 * All error codes of the API with their HTTP status. Each code has a phrase; a missing one does not compile.
 */
export const errorStatuses = {
  /** Wrong e-mail or password; the code comes from the specification. */
  '104': 401,
  'not-signed-in': 401,
  'session-expired': 401,
  forbidden: 403,
  /** The change needs a sign-in of the last minutes. */
  'sign-in-too-old': 403,
  'foreign-origin': 403,
  'setup-token-invalid': 403,
  'second-step-wrong': 401,
  'second-step-expired': 401,
  'passkey-refused': 401,
  /** Of a code that was mailed for the sign-in; `code-wrong` is one of an authenticator. */
  'mailed-code-wrong': 422,
  'mailed-code-expired': 422,
  /** So many wrong codes were entered for the address that none is believed for now. */
  'mailed-codes-off': 422,
  'link-invalid': 403,
  /** Of a link that sets a PIN: used, replaced, expired or unknown. */
  'pin-link-ended': 403,
  'pin-weak': 422,
  'password-too-short': 422,
  'password-too-long': 422,
  'password-own': 422,
  'password-common': 422,
  'password-wrong': 422,
  /**
   * Verification needs a session of the account or its password, so that nobody can verify a stranger's
   * address.
   */
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
  /** Of a template of payment links (rule MO26). */
  'payment-link-malformed': 422,
  'payment-link-not-https': 422,
  'payment-link-unknown-placeholder': 422,
  'payment-link-incomplete': 422,
  /** Of a confirmation that a payment provider signed (rule MO27). */
  'signature-invalid': 403,
  'signature-outdated': 403,
  'confirmation-currency': 422,
  'bad-request': 400,
  'request-timeout': 408,
  'body-too-large': 413,
  'content-type-unsupported': 415,
  'headers-too-large': 431,
  'edition-missing': 404,
  'route-unknown': 404,
  /** The call names another portal id: this address now leads to another database. */
  'other-portal': 421,
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
  /** The organiser does not publish matches by hall. */
  'halls-hidden': 404,
  'place-unknown': 404,
  'configuration-unknown': 404,
  'configuration-value-invalid': 422,
  /** The operator's mail server may not send from this domain; `domains` it may. */
  'sender-domain-refused': 422,
  /** Invalid texts are returned with their keys. */
  'translations-invalid': 422,
  'place-type-unknown': 404,
  'referee-unknown': 404,
  /** Also for files of others, so that their existence is not revealed. */
  'file-unknown': 404,
  /** By its content, it is not an accepted kind. */
  'file-kind-refused': 422,
  'file-too-large': 413,
  /** Too many uploads that belong to no record. */
  'files-too-many': 422,
  'image-unknown': 404,
  /** A host that is not configured, or a private address. */
  'image-source-refused': 403,
  /** Not a picture, or too large. */
  'image-unreadable': 422,
  /** More pictures are requested than can be drawn now. */
  'image-busy': 503,
  /** The other host did not deliver it. */
  'image-source-failed': 502,
  /**
   * No messages to this browser: unknown push service, unknown subscription, or switched off by the operator.
   */
  'push-refused': 422,
  'mail-unknown': 404,
  'view-unknown': 404,
  'message-unknown': 404,
  /** Sent messages can be copied, not changed. */
  'message-sent': 409,
  /** Words in braces that stand for nothing; with them. */
  'placeholders-unknown': 422,
  /** With the missing fields. */
  'message-invalid': 422,
  'message-template-unknown': 404,
  /** The planned time is not in the future, or more than a year away. */
  'message-time-refused': 422,
  /** The club has paid, or is not among those that the message is for any more. */
  'message-not-for-club': 409,
  /** The number of recipients differs from the confirmed one; with the new number. */
  'recipients-changed': 409,
  /** Another reminder of overdue invoices was sent in the last days; with `remindedAt`. */
  'reminded-meanwhile': 409,
  /** The mailbox got the maximal number of links for now. */
  'links-too-many': 409,
  'edition-unknown': 404,
  'edition-name-taken': 409,
  /** It is current, or has clubs, referees or matches. */
  'edition-in-use': 409,
  /** The number of live matches differs from the confirmed one; with `matches`. */
  'edition-live': 409,
  /** Its matches, rosters and registrations are frozen. */
  'edition-closed': 409,
  'scouting-off': 409,
  /** Revoked, expired, unknown, or of other matches. */
  'scouting-link-ended': 403,
  'scouting-link-full': 409,
  'scouting-link-unknown': 404,
  /** With the number of open items, which has to be confirmed. */
  'edition-open': 409,
  /** With the invalid fields. */
  'press-unknown': 404,
  'press-undone': 409,
  /** Older than ten minutes. */
  'press-too-old': 409,
  'appointments-published': 409,
  'shift-taken-meanwhile': 409,
  'volunteer-busy-meanwhile': 409,
  /** The server has no address for a rehearsal. */
  'rehearsal-unavailable': 409,
  /** There is one already, or one is being made. */
  'rehearsal-present': 409,
  'rehearsal-missing': 409,
  /** Only a rehearsal can do this, or only the real portal. */
  'rehearsal-elsewhere': 409,
  /** The simulator plays already. */
  'rehearsal-playing': 409,
  'edition-invalid': 422,
  /** A match of the group is running, or waits for approval. */
  'group-running': 409,
  /** Lots of these teams must be taken back first. */
  'lots-drawn': 409,
  /** The team has begun to play on the seat; with the numbers of the matches. */
  'seat-played': 409,
  /** The team has another seat of the same group. */
  'seat-elsewhere': 409,
  /** One seat would keep its team and get another. */
  'seat-twice': 422,
  /** The seat has a team, its match has begun, or it is not one of two, so that nobody goes on without a match. */
  'seat-not-empty': 409,
  /** Of another category, not accepted, or withdrawn. */
  'team-not-eligible': 422,
  /** It has no seat there. */
  'team-not-in-group': 409,
  'seat-unknown': 404,
  /** The seat has no source, so it waits for no place. */
  'seat-fixed': 409,
  'match-unknown': 404,
  'report-unknown': 404,
  'stage-unknown': 404,
  /** Locked accounts get no mails. */
  'account-locked': 409,
  'user-unknown': 404,
  /** The only 404 that tells a device to forget an event. */
  'event-unknown': 404,
  /** Stored as pending; a super reporter decides after reopening. */
  'match-approved': 409,
  /** The server has other events than those approved; with the difference. */
  'events-differ': 409,
  'official-score-differs': 409,
  /** The match has a walkover with another winner, which would hide the score; with the walkover. */
  'official-score-walkover': 409,
  'stage-not-allowed': 409,
  'half-missing': 409,
  'reason-missing': 422,
  /** A reporter may write only in assigned halls and on assigned days. */
  'hall-not-assigned': 403,
  /** Confirmed, or the match has begun: only hall staff may change it. */
  'roster-locked': 409,
  /** Based on an older roster; with the present one. */
  'roster-changed-meanwhile': 409,
  /** With the violations. */
  'roster-invalid': 422,
  'roster-participant-unknown': 422,
  /** The side has no team yet. */
  'roster-side-empty': 409,
  /** The specification's roster error: the new roster omits participants who already have events in the match. */
  '0b7f0c64-5d5e-4b0e-9d0a-3f6c1f3d7a21': 409,
  'referee-missing': 422,
  'nothing-to-restore': 409,
  'assignment-unknown': 422,
  'event-type-unknown': 422,
  /** A code of the specification. */
  'Participant cannot be leader': 422,
  'participant-of-another-match': 422,
  'secondary-participant-not-allowed': 422,
  'side-missing': 422,
  'stage-not-played': 422,
  'time-impossible': 422,
  'club-unknown': 404,
  'participant-unknown': 404,
  /** Limits forbid it; with the violations. */
  'roster-refused': 422,
  /** The clubs' deadline is over. */
  'roster-closed': 409,
  /** The club's registration was declined: nothing changes until it is reopened. */
  'roster-club-declined': 409,
  'participant-has-events': 409,
  'participant-in-confirmed-roster': 409,
  'sheet-too-large': 422,
  'sheet-unreadable': 422,
  /** With the missing columns. */
  'sheet-columns-missing': 422,
  /** More than one sheet of a workbook has the heading; with their names. */
  'sheets-several': 422,
  'schedule-columns-missing': 422,
  /** The result would differ from the preview. */
  'import-changed': 409,
  'import-not-undoable': 409,
  /** The registration period is over or has not begun. */
  'window-closed': 409,
  /** The deadline for teams is over. */
  'teams-closed': 409,
  /** The user has registered this club; with the `id` of its registration. */
  'club-registered-already': 409,
  /** The team is in a group or a match: only organisers can remove it. */
  'team-seated': 409,
  /** With the invalid fields. */
  'registration-invalid': 422,
  'state-not-allowed': 409,
  /** Based on an older record. */
  'changed-meanwhile': 409,
  /** A user of a club needs at least one permission. */
  'permission-missing': 422,
  'name-missing': 422,
  'club-user-unknown': 404,
  'club-user-exists': 409,
  /** Users have to verify their own address before they act on others. */
  'email-unproven': 409,
  'invitation-unknown': 404,
  /** The address has an unanswered invitation to this club already. */
  'invitation-waiting': 409,
  /** The account has sent the maximal number of invitations per day. */
  'invitations-too-many': 409,
  /** The club would have no admin any more. */
  'last-club-admin': 409,
  'category-full': 409,
  /** A match of the team is running, so it cannot be withdrawn now. */
  'team-playing': 409,
  /** The team has matches to play, so it can only be withdrawn. */
  'team-has-matches': 409,
  /** The effect has to be confirmed first. */
  'effect-not-agreed': 409,
  /** Of a list, a price list, or of places. */
  'entry-unknown': 404,
  /** With the invalid fields. */
  'entry-invalid': 422,
  /** With its uses. */
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
  /** Another body was stored with this repeat key. */
  'repeat-key-used': 409,
  'line-frozen': 409,
  'line-of-order': 409,
  'movement-settled': 409,
  /** Amounts do not add up to the movement, or a club is named twice. */
  'parts-differ': 422,
  'supplier-unknown': 422,
  'amount-too-large': 422,
  'cash-receiver-missing': 422,
  'bank-file-unreadable': 422,
  'bank-file-too-large': 422,
  'bank-columns-unknown': 422,
  'bank-profile-unknown': 404,
  'bank-import-unknown': 404,
  'bank-import-undone': 409,
  'bank-question-open': 409,
  /** The other payment is not alike, or is joined already. */
  'movement-not-alike': 409,
  /** The same was changed since, or later commands depend on it; with these commands. */
  'plan-conflict': 409,
  /** Unknown command, or not one that can be undone or redone. */
  'plan-command-unknown': 409,
  /** It does not fit the draft; with the problems. */
  'plan-change-invalid': 422,
  /** Settings were saved meanwhile. */
  'plan-settings-changed': 409,
  'plan-settings-invalid': 422,
  'plan-run-busy': 409,
  'plan-run-unknown': 404,
  /** There are no matches or no courts to plan. */
  'plan-empty': 409,
  'plan-version-unknown': 404,
  /** Nothing was published from a plan: the present groups and matches have to be adopted first. */
  'plan-not-published': 409,
  /** The plans were computed for another version than the published one. */
  'plan-version-old': 409,
  /** The difference is not the one that was shown. */
  'plan-difference-changed': 409,
  /** Matches that are running, finished or too close would change; with their numbers. */
  'plan-match-fixed': 409,
  /** The plan breaks rules: publishing needs a reason. */
  'plan-reason-missing': 422,
  'pair-unknown': 404,
  /** The pair was changed meanwhile. */
  'pair-changed': 409,
  /** The pair leads matches or was notified of some. */
  'pair-in-use': 409,
  /** A referee is in another pair, or not approved. */
  'referee-paired': 409,
  'referee-not-approved': 422,
  /** Another organiser has assigned these matches meanwhile; with the present pairs. */
  'appointment-conflict': 409,
  /** The match is running, over or cancelled. */
  'appointment-match-fixed': 409,
  'appointment-unknown': 404,
  /** The public draw has changed since the page was read. */
  'draw-changed': 409,
  'draw-unknown': 404,
  /** The draw is revealed: it cannot be stopped, and its groups only change with a public reason. */
  'draw-revealed': 409,
  /** These groups were drawn in public: changing them needs a reason that is published. */
  'draw-reason-missing': 422,
  /** Too soon after the announcement; with the earliest instant. */
  'draw-too-early': 409,
  /** The secret was encrypted with another key than the server's present one. */
  'draw-secret-lost': 409,
  /** No draw satisfies all rules and pins. */
  'draw-impossible': 422,
  /** Teams, pots or groups do not fit the format of the category. */
  'draw-invalid': 422,
  'shift-unknown': 404,
  'shift-times-wrong': 422,
  'volunteer-unknown': 404,
  /** The effect of a new schedule on shifts differs from the confirmed one; with the new counts. */
  'shifts-changed': 409,
  /** All places of the shift were taken meanwhile. */
  'shift-full': 409,
  /** Nobody looks for a replacement there any more, or it clashes with something of the volunteer. */
  'shift-not-free': 409,
  /** It ends after the time until which people under 18 are on duty. */
  'shift-not-for-minors': 422,
  /** Shifts cannot be made before the schedule is published. */
  'schedule-missing': 409,
  /** Presence is recorded from an hour before a shift until its end. */
  'shift-not-now': 409,
  /** The account is another volunteer's, or does not report. */
  'volunteer-account-refused': 409,
  /** The link of an invitation or of an own page has ended, or never was valid. */
  'duty-link-ended': 403,
  'duty-invitation-unknown': 404,
  'client-too-old': 426,
  'too-many-requests': 429,
  'stream-full': 503,
  'not-ready': 503,
  /** Nothing was stored, or it is unknown: repeating the call is safe. */
  'database-away': 503,
  /** No writes until the operator frees space; reading works. */
  'storage-full': 503,
  unknown: 500,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof errorStatuses;

/** The body of every refused call. */
export interface ErrorAnswer {
  readonly error: ErrorCode;
  /** Details: field, limit or row. */
  readonly additionalProperties: Record<string, unknown>;
}
