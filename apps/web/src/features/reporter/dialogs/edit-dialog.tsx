import type { MatchTime } from '@sevenmetre/rules/match';
import { sides } from '@sevenmetre/rules/vocabulary';
import type { EventContent } from '@sevenmetre/sync/protocol';
import { useState } from 'react';
import { useWords } from '../../../lib/words/words.ts';
import type { BoardRow } from '../match-events/board.ts';
import { isOfTeam, timeOf } from '../match-events/content.ts';
import { Dialog } from '../matches/dialog.tsx';
import { CardMark } from '../matches/mark.tsx';
import { useScreen, useTable } from '../matches/recording-context.ts';
import { periodsOf } from '../match-events/offered-stages.ts';
import { TimeChoice } from '../matches/time-choice.tsx';
import { typeName, whatHappened } from '../matches/words.ts';
import { personOf, typesOf } from '../match-sheets/match-sheet.ts';
import type { MatchSheet } from '../match-sheets/match-sheet.ts';
import { NumberGrid } from './number-grid.tsx';

/** Any event, whoever recorded it: half, minute, second, type and both grids, or its end. */
export function EditSheet({ eventKey }: { eventKey: string }) {
  const { board, sheet } = useTable();
  const row = board.rows.find(({ event }) => event.key === eventKey);
  // Deleted meanwhile, here or elsewhere.
  return row === undefined ? null : <Edit row={row} sheet={sheet} />;
}

function Edit({ row, sheet }: { row: BoardRow; sheet: MatchSheet }) {
  const t = useWords();
  const { table, open } = useScreen();
  const [content, setContent] = useState(row.event.content);
  const [isDeleting, setDeleting] = useState(false);
  const what = whatHappened(t, sheet, row);
  const close = () => open(null);
  const save = () => void table.correct(row.event, content).then(close);
  const isImpossible = cannotScore(sheet, content);
  const Who = isOfTeam(sheet, content) ? EditTeam : EditPlayer;
  return (
    <Dialog
      wide
      bare
      title={t('reporter.edit.title', { what })}
      close={close}
      foot={
        isDeleting ? (
          <DeleteFoot row={row} what={what} keep={() => setDeleting(false)} />
        ) : (
          <>
            <button className="reporter-button bad" type="button" onClick={() => setDeleting(true)}>
              {t('reporter.edit.delete')}
            </button>
            <span className="grow" />
            <button className="reporter-button" type="button" onClick={close}>
              {t('reporter.cancel')}
            </button>
            <button className="reporter-button primary" type="button" disabled={isImpossible} onClick={save}>
              {t('reporter.save')}
            </button>
          </>
        )
      }
    >
      <EditTime sheet={sheet} content={content} change={setContent} />
      <EditType sheet={sheet} content={content} change={setContent} />
      <Who sheet={sheet} content={content} change={setContent} />
      {isImpossible ? <p className="reporter-note warning">{t('reporter.bar.leader')}</p> : null}
    </Dialog>
  );
}

function DeleteFoot({ row, what, keep }: { row: BoardRow; what: string; keep: () => void }) {
  const t = useWords();
  const { table, open } = useScreen();
  const remove = () => void table.remove(row.event).then(() => open(null));
  return (
    <>
      <b className="grow" role="alert">
        {t('reporter.edit.deleteAsk', { what })}
      </b>
      <button className="reporter-button" type="button" onClick={keep}>
        {t('reporter.cancel')}
      </button>
      <button className="reporter-button bad" type="button" onClick={remove}>
        {t('reporter.edit.delete')}
      </button>
    </>
  );
}

interface PartProps {
  readonly sheet: MatchSheet;
  readonly content: EventContent;
  readonly change: (content: EventContent) => void;
}

function EditTime({ sheet, content, change }: PartProps) {
  const t = useWords();
  const set = ({ stage, seconds }: MatchTime) =>
    change({
      ...content,
      stageId: sheet.stageIds[stage],
      minute: Math.floor(seconds / 60),
      second: seconds % 60,
    });
  return (
    <div className="reporter-field">
      <b>{t('reporter.edit.time')}</b>
      <TimeChoice
        time={timeOf(sheet, content)}
        change={set}
        halfLength={sheet.halfLength}
        periods={periodsOf(sheet)}
      />
    </div>
  );
}

function EditType({ sheet, content, change }: PartProps) {
  const t = useWords();
  const offered = sheet.types.filter(({ id, isOffered }) => isOffered || id === content.eventTypeId);
  return (
    <div className="reporter-field">
      <b>{t('reporter.edit.event')}</b>
      <div className="reporter-segments" role="group" aria-label={t('reporter.edit.event')}>
        {offered.map((type) => (
          <button
            key={type.id}
            className="reporter-button"
            type="button"
            aria-pressed={type.id === content.eventTypeId}
            onClick={() => change({ ...content, eventTypeId: type.id })}
          >
            <CardMark code={type.code} letter={(card) => t(`reporter.letter.${card}`)} />
            {typeName(t, type)}
          </button>
        ))}
      </div>
    </div>
  );
}

function EditTeam({ sheet, content, change }: PartProps) {
  const t = useWords();
  return (
    <div className="reporter-field">
      <b>{t('reporter.edit.team')}</b>
      <div className="reporter-segments" role="group" aria-label={t('reporter.edit.team')}>
        {sides.map((side) => (
          <button
            key={side}
            className="reporter-button"
            type="button"
            aria-pressed={side === content.side}
            onClick={() => change({ ...content, side })}
          >
            {sheet.teams[side].name}
          </button>
        ))}
      </div>
    </div>
  );
}

function EditPlayer({ sheet, content, change }: PartProps) {
  const t = useWords();
  const allowsSecond = typesOf(sheet).get(content.eventTypeId)?.secondaryParticipantAllowed === true;
  return (
    <>
      <div className="reporter-field">
        <b>{t('reporter.edit.player')}</b>
        <div className="field-pair">
          {sides.map((side) => (
            <NumberGrid
              key={side}
              side={side}
              leaders
              unknown
              chosen={content.side === side ? content.participantId : undefined}
              choose={(participantId) => change({ ...content, side, participantId })}
            />
          ))}
        </div>
      </div>
      {allowsSecond ? (
        <div className="reporter-field">
          <b>{t('reporter.edit.second')}</b>
          <div className="field-pair">
            {sides.map((side) => (
              <NumberGrid
                key={side}
                side={side}
                chosen={content.secondaryParticipantId ?? undefined}
                choose={(id) => change({ ...content, secondaryParticipantId: id })}
              />
            ))}
            <button
              className="reporter-button"
              type="button"
              aria-pressed={content.secondaryParticipantId === null}
              onClick={() => change({ ...content, secondaryParticipantId: null })}
            >
              {t('reporter.edit.none')}
            </button>
          </div>
        </div>
      ) : null}
    </>
  );
}

function cannotScore(sheet: MatchSheet, { eventTypeId, participantId }: EventContent): boolean {
  const type = typesOf(sheet).get(eventTypeId);
  const scores = type !== undefined && (type.scoreIncrease > 0 || type.category === 'shootout');
  return scores && personOf(sheet, participantId)?.isLeader === true;
}
