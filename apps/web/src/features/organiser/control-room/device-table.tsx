import type { HallLine } from '@sevenmetre/contract/control-room/schemas';
import { hallPath } from '../../../lib/paths/paths.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Link } from '../../../ui/link.tsx';
import { timeIn, useRoom } from './room-context.ts';

type Device = HallLine['devices'][number];

/** Percent below which a device should be charged or replaced. */
const low = 20;
const columns = ['hall', 'user', 'unsent', 'battery', 'seen', 'release'] as const;

/** The reporters' devices by hall: who uses them, what they have not sent, their battery and last contact. */
export function DeviceTable({ halls }: { halls: readonly HallLine[] }) {
  const t = useWords();
  const rows = halls.flatMap((hall) => hall.devices.map((device) => ({ hall, device })));
  if (rows.length === 0) return null;
  return (
    <section className="control-room__card" aria-labelledby="control-room-devices">
      <h2 id="control-room-devices">{t('controlRoom.devices.title')}</h2>
      <div className="control-room__devices">
        <table className="control-room__halls">
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {t(`controlRoom.devices.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ hall, device }) => (
              <tr key={device.id}>
                <th scope="row">
                  <Link to={hallPath(hall.id)}>{hall.code}</Link>
                </th>
                <DeviceCells device={device} />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function DeviceCells({ device: { user, unsent, battery, seenAt, release } }: { device: Device }) {
  const { timeZone } = useRoom();
  return (
    <>
      <td>
        {user.phone === null ? user.name : <a href={`tel:${user.phone.replaceAll(' ', '')}`}>{user.name}</a>}
      </td>
      <td>{unsent === 0 ? 0 : <b className="control-room__unsent">{unsent}</b>}</td>
      <td>
        {battery === null ? (
          '–'
        ) : battery < low ? (
          <b className="control-room__unsent">{battery} %</b>
        ) : (
          `${battery} %`
        )}
      </td>
      <td>{timeIn(timeZone, seenAt)}</td>
      <td>{release ?? '–'}</td>
    </>
  );
}
