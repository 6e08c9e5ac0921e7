import type { PaperPhotos } from '@sevenmetre/contract/paper-photos/schemas';
import type { Outbox, OutboxRecord } from '@sevenmetre/sync/outbox/index';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ChangeEvent } from 'react';
import { useWords } from '../../../lib/words/words.ts';
import type { Loaded } from '../device/device.ts';
import { attentionWords } from '../device/error-words.ts';
import { smallJpeg } from './small-jpeg.ts';

export interface PhotoCalls {
  readonly outbox: Outbox;
  readonly load: (matchId: number) => Promise<Loaded<PaperPhotos>>;
  readonly erase: (matchId: number, photoId: number) => Promise<Loaded<unknown>>;
}

type Problem = 'unreadable' | 'full' | 'away';

/** Photos of the paper sheet beside the form that it is typed into: taken here, kept on the device until they are sent. */
export function PaperPhotoList({ matchId, calls }: { matchId: number; calls: PhotoCalls }) {
  const t = useWords();
  const { stored, waiting, problem, take, erase, discard } = usePhotos(matchId, calls);
  const field = useRef<HTMLInputElement>(null);
  const chosen = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = '';
    if (file !== undefined) void take(file);
  };
  return (
    <section className="paper-photos" aria-label={t('paperEntry.photos.title')}>
      <input ref={field} type="file" accept="image/*" capture="environment" hidden onChange={chosen} />
      <button className="reporter-button wide" type="button" onClick={() => field.current?.click()}>
        {t('paperEntry.photos.take')}
      </button>
      {problem === null ? null : <p role="alert">{t(`paperEntry.photos.${problem}`)}</p>}
      <p className="dimmed">{t('paperEntry.photos.private')}</p>
      {stored.map(({ id, jpeg }, index) => (
        <Photo
          key={id}
          jpeg={jpeg}
          number={index + 1}
          note={t('paperEntry.photos.sent')}
          remove={() => void erase(id)}
        />
      ))}
      {waiting.map(({ id, data, attention }, index) =>
        data.kind === 'photo' ? (
          <Photo
            key={id}
            jpeg={data.jpeg}
            number={stored.length + index + 1}
            note={attention === null ? t('paperEntry.photos.waiting') : attentionWords(t, attention.code)}
            remove={() => void discard(id)}
          />
        ) : null,
      )}
    </section>
  );
}

interface PhotoProps {
  readonly jpeg: string;
  readonly number: number;
  readonly note: string;
  readonly remove: () => void;
}

function Photo({ jpeg, number, note, remove }: PhotoProps) {
  const t = useWords();
  const [isAsked, setAsked] = useState(false);
  const name = t('paperEntry.photos.name', { number: String(number) });
  return (
    <figure className="paper-photos__photo">
      <img src={`data:image/jpeg;base64,${jpeg}`} alt={name} />
      <figcaption>
        {name} · {note}
        <button
          className="reporter-button bad"
          type="button"
          onClick={() => (isAsked ? remove() : setAsked(true))}
        >
          {t(isAsked ? 'paperEntry.photos.eraseSure' : 'paperEntry.photos.erase')}
        </button>
      </figcaption>
    </figure>
  );
}

function usePhotos(matchId: number, { outbox, load, erase }: PhotoCalls) {
  const [stored, setStored] = useState<PaperPhotos['photos']>([]);
  const [waiting, setWaiting] = useState<readonly OutboxRecord[]>([]);
  const [problem, setProblem] = useState<Problem | null>(null);
  const read = useCallback(async () => {
    const found = await outbox.unsynced().catch(() => null);
    if (found === null) return setProblem('full');
    setWaiting([...found.here, ...found.attention].filter((record) => record.matchId === matchId));
  }, [outbox, matchId]);
  const refresh = useCallback(async () => {
    const loaded = await load(matchId);
    if (loaded.kind === 'loaded') setStored(loaded.body.photos);
  }, [load, matchId]);
  useEffect(() => {
    void read();
    return outbox.listen(() => void read());
  }, [outbox, read]);
  // What leaves the device is on the server then.
  const { length } = waiting;
  useEffect(() => void refresh(), [refresh, length]);
  return {
    stored,
    waiting,
    problem,
    take: async (file: Blob) => {
      const jpeg = await smallJpeg(file).catch(() => null);
      if (jpeg === null) return setProblem('unreadable');
      const isKept = await outbox.attach(matchId, jpeg).then(
        () => true,
        () => false,
      );
      setProblem(isKept ? null : 'full');
      await read();
    },
    erase: async (id: number) => {
      const answer = await erase(matchId, id);
      setProblem(answer.kind === 'loaded' ? null : 'away');
      await refresh();
    },
    discard: (id: string) => outbox.discard(id).then(read),
  };
}
