import type { OpenEditions } from '@sevenmetre/contract/editions/open-editions';
import type { Translator } from '@sevenmetre/phrases';
import { useLocation, useNavigate } from 'react-router';
import { useWords } from '../../../lib/words/words.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { useWorkingEdition } from '../../../lib/queries/working-edition.ts';
import { Link } from '../../../ui/link.tsx';
import { Banner } from '../../../ui/page/badge.tsx';
import { ListField } from '../../../ui/forms/choice-fields.tsx';

type Edition = OpenEditions['editions'][number];

/** Which edition the page is about, highlighted when it is not the current one. */
export function EditionBar({ chooses = true }: { chooses?: boolean }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const t = useWords();
  const { id } = useWorkingEdition();
  const editions = useRead('openEditions', {}).data?.editions;
  if (editions === undefined) return null;
  const named = editions.find((edition) => String(edition.id) === id);
  const here = named ?? editions.find(({ isCurrent }) => isCurrent);
  const choose = (value: string) => {
    const chosen = editions.find((edition) => String(edition.id) === value);
    void navigate(chosen === undefined || chosen.isCurrent ? pathname : `${pathname}?edition=${value}`);
  };
  const isChoice = chooses && (editions.length > 1 || here === undefined) && editions.length > 0;
  return (
    <>
      {isChoice ? (
        <div className="organiser__edition">
          <ListField
            name="edition"
            label={t('organiser.edition.label')}
            value={here === undefined ? '' : String(here.id)}
            onChange={choose}
            options={editions.map((edition) => ({ value: String(edition.id), label: nameOf(t, edition) }))}
          />
        </div>
      ) : null}
      {id !== null && named?.isCurrent !== true ? (
        <Prepared edition={named} hasCurrent={editions.some(({ isCurrent }) => isCurrent)} />
      ) : null}
    </>
  );
}

function Prepared({ edition, hasCurrent }: { edition: Edition | undefined; hasCurrent: boolean }) {
  const { pathname } = useLocation();
  const t = useWords();
  return (
    <Banner kind={edition ? 'wait' : 'bad'}>
      <p>
        {edition
          ? t('organiser.edition.warning', { name: edition.name, year: String(edition.year) })
          : t('organiser.edition.unknown')}
      </p>
      {hasCurrent ? <Link to={pathname}>{t('organiser.edition.back')}</Link> : null}
    </Banner>
  );
}

function nameOf(t: Translator, { name, year, isCurrent }: Edition): string {
  const words = { name, year: String(year) };
  return t(isCurrent ? 'organiser.edition.current' : 'organiser.edition.prepared', words);
}
