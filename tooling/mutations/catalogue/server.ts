import type { Mutation } from '../mutation.ts';
import { integration, unit, wholeSimulation } from './suites.ts';

const folder = 'apps/server/src/features/match-events';
const stage = `${folder}/change-stage.use-case.ts`;
const stageTest = integration(`${folder}/change-stage.integration.test.ts`);
const write = `${folder}/write-event.use-case.ts`;
const writeTest = integration(`${folder}/write-event.integration.test.ts`);
const changeTest = integration(`${folder}/change-match.integration.test.ts`);
const clock = `${folder}/record-clock.use-case.ts`;
const clockTest = integration(`${folder}/record-clock.integration.test.ts`);

/** Wrong edits of the use cases of a match, and of the consequences of a result. */
export const serverMutations: readonly Mutation[] = [
  {
    name: 'a stage call that changes nothing keeps no key',
    file: stage,
    from: "  if (decision.kind === 'unchanged') {\n    await remember(loaded);",
    to: "  if (decision.kind === 'unchanged') {",
    noticedBy: stageTest,
  },
  {
    name: 'a stage call keeps no key',
    file: stage,
    from: '  if (clientKey !== undefined)\n    await callKeyRepository.insert(',
    to: '  if (clientKey === null)\n    await callKeyRepository.insert(',
    noticedBy: changeTest,
  },
  {
    name: 'approval does not ask what was seen',
    file: stage,
    from: 'decision.approves ? refuseOtherEvents(loaded, call.events) : null',
    to: 'decision.approves ? refuseOtherEvents(loaded, null) : null',
    noticedBy: stageTest,
  },
  {
    name: 'a reopened match shows the clock from before',
    file: stage,
    from: 'if (!reopens) return {};\n  return { clock:',
    to: 'if (reopens) return {};\n  return { clock:',
    noticedBy: clockTest,
  },
  {
    name: 'approvals of the officials are not stored',
    file: stage,
    from: '  if (decision.approves && loaded.call.report) await keepReport(loaded, loaded.call.report);\n',
    to: '',
    noticedBy: integration('apps/server/src/features/match-reports/match-reports.integration.test.ts'),
  },
  {
    name: 'a held change bears the old stamp once it is applied',
    file: `${folder}/reopen-events.ts`,
    from: '    modifiedAt: new Date(stamp.at),\n    device: stamp.device,\n',
    to: '    modifiedAt: row.modifiedAt,\n    device: stamp.at > 0 ? row.device : stamp.device,\n',
    noticedBy: stageTest,
  },
  {
    name: 'what waited for reopening is not told to spectators',
    file: stage,
    from: 'events: applied.length === 0 ? [] : [',
    to: 'events: applied.length >= 0 ? [] : [',
    noticedBy: wholeSimulation,
  },
  {
    name: 'a repeat is validated once more',
    file: write,
    from: 'checked?.ok === false && storesContent(decision)',
    to: 'checked?.ok === false',
    noticedBy: writeTest,
  },
  {
    name: 'deletions are not told to spectators',
    file: write,
    from: 'const deletedIds = isLive(event) ? [] : [event.id];',
    to: 'const deletedIds: number[] = [];',
    noticedBy: wholeSimulation,
  },
  {
    name: 'the live version is taken before the score instead of last',
    file: write,
    from: '      () => matchRepository.updateResult(match.id, result, now, tx),\n      () => appendChange(tx, change),',
    to: '      () => appendChange(tx, change),\n      () => matchRepository.updateResult(match.id, result, now, tx),',
    noticedBy: wholeSimulation,
  },
  {
    name: 'a deleted event counts in the score',
    file: write,
    from: 'return (written ? [...others, written] : others).filter(isLive)',
    to: 'return (written ? [...others, written] : others).filter((event) => isLive(event) || event === written)',
    noticedBy: wholeSimulation,
  },
  {
    name: 'an event of an approved match is answered as if it counted',
    file: write,
    from: "  if (decision.answer === 'match-approved') return { outcome: waits(event), statements: [] };\n",
    to: '',
    noticedBy: wholeSimulation,
  },
  {
    name: 'the events of a match are read before it is locked',
    file: `${folder}/lock-match.ts`,
    from: '    () => matchRepository.lockById(matchId, tx),\n    () => matchEventRepository.findAllByMatchId(matchId, tx),',
    to: '    () => matchRepository.lockById(matchId, tx),\n    () => matchEventRepository.findAllByMatchId(0, tx),',
    noticedBy: wholeSimulation,
  },
  {
    name: 'events that are brought back bear their old keys',
    file: `${folder}/match-actions.ts`,
    from: 'clientKey: restoredKey(id, erased?.id ?? 0) }))\n',
    to: 'clientKey: event.clientKey }))\n',
    noticedBy: changeTest,
  },
  {
    name: 'all events are deleted, whatever was seen',
    file: `${folder}/match-actions.ts`,
    from: 'const differs = refuseOtherEvents(loaded, seen);',
    to: 'const differs = seen.count < 0 ? refuseOtherEvents(loaded, seen) : null;',
    noticedBy: changeTest,
  },
  {
    name: 'a clock that was pressed twice is stored twice or refused',
    file: clock,
    from: '  if (known.some((row) => row.clientKey === clientKey)) return answer(loaded, match);\n',
    to: '',
    noticedBy: wholeSimulation,
  },
  {
    name: 'the clock that arrives last is shown',
    file: clock,
    from: 'clockRepository.holdingClock([...known, row])',
    to: 'clockRepository.holdingClock([row])',
    noticedBy: clockTest,
  },
  {
    name: 'the clock of an approved match goes on in public',
    file: clock,
    from: 'clock?.key === clientKey && !isApproved',
    to: 'clock?.key === clientKey && (!isApproved || isApproved)',
    noticedBy: clockTest,
  },
  {
    name: 'a roster that was refused keeps its key',
    file: 'apps/server/src/features/reporter/save-roster.use-case.ts',
    from: '(await callKeys.isDone(match.id, call.key, tx)))',
    to: '(await callKeys.isDone(match.id, call.key, tx)) === null)',
    noticedBy: integration('apps/server/tests/reporter.integration.test.ts'),
  },
  {
    name: 'a roster is stored over whatever stands there',
    file: 'packages/rules/src/match-roster/decide-roster-save.ts',
    from: "if (!isMadeOn(stored, asked)) return { kind: 'changed-meanwhile' };",
    to: '',
    noticedBy: unit('packages/rules/src/match-roster/decide-roster-save.test.ts'),
  },
  {
    name: 'a roster drops somebody who has an event',
    file: 'packages/rules/src/match-roster/decide-roster-save.ts',
    from: 'return omitted.length > 0 ?',
    to: 'return omitted.length > 99 ?',
    noticedBy: unit('packages/rules/src/match-roster/decide-roster-save.test.ts'),
  },
  {
    name: 'an approved result does not reach the tables',
    file: 'apps/server/src/features/competition/recompute-groups.ts',
    from: '  await groupTeamRepository.updateAll(derived.groupTeams, tx);\n',
    to: '',
    noticedBy: stageTest,
  },
  {
    name: 'a finished group fills no seats',
    file: 'apps/server/src/features/competition/recompute-groups.ts',
    from: '  await matchRepository.updateTeams(derived.matches, now, tx);\n',
    to: '',
    noticedBy: stageTest,
  },
  {
    name: 'groups that wait for a table are not computed again',
    file: 'apps/server/src/features/competition/recompute-groups.ts',
    from: 'const affected = affectedGroups(groupIds, groups, dependencies);',
    to: 'const affected = [...groupIds];\n  void affectedGroups;',
    noticedBy: stageTest,
  },
  {
    name: 'a signature after the approval leaves the sealed report as it was',
    file: `${folder}/record-signature.use-case.ts`,
    from: "    if (!isRepeat && reference.stageCode(locked.match.stageId) === 'finished')\n      await sealReport(locked.match, now, tx);\n",
    to: '',
    noticedBy: integration(`${folder}/record-signature.integration.test.ts`),
  },
  {
    name: 'the drawings of all matches are erased with those of one',
    file: `${folder}/signature.repository.ts`,
    from: '.where(and(eq(matchSignatures.matchId, matchId), isNotNull(matchSignatures.drawing)))',
    to: '.where(isNotNull(matchSignatures.drawing))',
    noticedBy: integration('apps/server/src/features/match-reports/match-reports.integration.test.ts'),
  },
  {
    name: 'a card that waits for reopening is disciplined',
    file: 'apps/server/src/features/discipline/discipline.repository.ts',
    from: '        eq(matchEvents.pending, false),\n',
    to: '',
    noticedBy: integration('apps/server/tests/discipline.integration.test.ts'),
  },
];
