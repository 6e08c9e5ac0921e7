/** What organisers alone do to the plan, at any time: every such action with what holds for all of them. */
export function forPlan<const T>(one: T) {
  return {
    planOverview: one,
    planSettings: one,
    planSettingsSave: one,
    planTeams: one,
    planTeamsSave: one,
    planDraft: one,
    planCommand: one,
    planFromStanding: one,
    planStream: one,
    planRun: one,
    planRunStart: one,
    planRunStop: one,
    planVersions: one,
    planPublishPreview: one,
    planPublish: one,
    planRollback: one,
    drawAdmin: one,
    drawAnnounce: one,
    drawOpen: one,
    drawNumbers: one,
    drawStep: one,
    drawStop: one,
  };
}
