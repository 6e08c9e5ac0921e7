import { type Playlist, slideNames, slideSeconds } from '@sevenmetre/rules/screens';
import { useLocation, useNavigate } from 'react-router';
import { playlistSearch, usePlaylist } from './playlist.ts';
import { hallsPath } from '../../../lib/paths/paths.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Link } from '../../../ui/link.tsx';

interface ScreenControlsProps {
  readonly id: string;
  /** What the organiser has stored for the screen; absent: nothing. */
  readonly stored?: Playlist | undefined;
}

/** For whoever sets the screen up; seen while somebody moves the pointer or uses the keyboard. */
export function ScreenControls({ id, stored }: ScreenControlsProps) {
  const t = useWords();
  const { search } = useLocation();
  const navigate = useNavigate();
  const playlist = usePlaylist(stored);
  const choose = (changes: Partial<Playlist>) =>
    void navigate({ search: playlistSearch(search, { ...playlist, ...changes }) }, { replace: true });
  const fill = () => {
    // Refused by browsers that have no full screen; the page fills the window all the same.
    void document.documentElement.requestFullscreen().catch(() => undefined);
  };
  return (
    <nav className="hall-screen__controls" aria-label={t('halls.screen')}>
      <fieldset className="hall-screen__playlist">
        <legend>{t('halls.playlist.title')}</legend>
        {slideNames.map((name) => (
          <label key={name}>
            <input
              type="checkbox"
              checked={playlist.slides.includes(name)}
              // Without a slide the address would ask for what is stored.
              disabled={playlist.slides.length === 1 && playlist.slides.includes(name)}
              onChange={({ target }) =>
                choose({
                  slides: target.checked
                    ? [...playlist.slides, name]
                    : playlist.slides.filter((one) => one !== name),
                })
              }
            />
            {t(`halls.playlist.${name}`)}
          </label>
        ))}
        <label>
          {t('halls.playlist.seconds')}
          <select
            value={playlist.seconds}
            onChange={({ target }) => choose({ seconds: Number(target.value) })}
          >
            {slideSeconds.map((seconds) => (
              <option key={seconds} value={seconds}>
                {seconds}
              </option>
            ))}
          </select>
        </label>
      </fieldset>
      <button className="button" type="button" onClick={fill}>
        {t('halls.onScreen.full')}
      </button>
      <Link className="button button--outline" to={`${hallsPath}/${encodeURIComponent(id)}`}>
        {t('halls.onScreen.leave')}
      </Link>
    </nav>
  );
}
