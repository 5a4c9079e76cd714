import { useEffect, useRef } from 'react';
import type { FileEntry } from '../../model/api.ts';
import { say } from '../../model/wording.ts';
import { editorWords } from '../../words.ts';
import { useElsewhere } from '../requests/connection.ts';
import { useUnsavedPaths } from '../state/drafts.ts';
import { useEditorContext } from '../state/editorContext.ts';
import { addressOf } from '../state/route.ts';
import { Account } from './Account.tsx';
import { LanguagePicker } from './LanguagePicker.tsx';
import styles from './Nav.module.css';

const words = editorWords.nav;
const GROUPS = ['pages', 'rooms', 'inn', 'lists'] as const;

interface NavProps {
  /** The path of the open file, or the view. */
  here: string;
}

/** The menu of files, each with an unsaved mark and its numbers of errors and samples. */
export function Nav({ here }: NavProps) {
  const { files, samples } = useEditorContext().tree;
  const unsaved = useUnsavedPaths();
  const nav = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each new view
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest' });
  }, [here]);
  const link = (
    view: 'first' | 'samples' | 'rooms' | 'prices' | 'languages' | 'history' | 'photos' | 'setup',
    label: string,
    count = 0,
  ) => (
    <li>
      <a href={addressOf({ view })} aria-current={here === view ? 'page' : undefined}>
        <span>{label}</span>
        {count > 0 && <small data-kind="sample">{count}</small>}
      </a>
    </li>
  );
  return (
    <nav ref={nav} id="menu" className={styles['nav']} aria-label={words.label}>
      <ul>
        {link('first', words.first)}
        {link('samples', words.samples, samples.left)}
        {link('history', words.history)}
        {link('photos', words.photos)}
        {link('setup', editorWords.setup.title)}
      </ul>
      {GROUPS.map((group) => (
        <section key={group} aria-labelledby={`nav-${group}`}>
          <h2 id={`nav-${group}`}>{words[group]}</h2>
          <ul>
            {files
              .filter((file) => file.group === group)
              .map((file) => (
                <FileLink
                  key={file.path}
                  file={file}
                  isHere={here === file.path}
                  isUnsaved={unsaved.has(file.path)}
                />
              ))}
            {group === 'lists' && link('languages', editorWords.languages.title)}
            {group === 'rooms' && link('rooms', words.arrange)}
            {group === 'rooms' && link('prices', editorWords.prices.link)}
          </ul>
        </section>
      ))}
      <Account here={here} />
      <LanguagePicker />
    </nav>
  );
}

interface FileLinkProps {
  file: FileEntry;
  isHere: boolean;
  /** Something was typed into its form and not saved. */
  isUnsaved: boolean;
}

function FileLink({ file, isHere, isUnsaved }: FileLinkProps) {
  const others = useElsewhere(file.path).filter(({ who }) => who !== '');
  const { path, title, errors, samples, archived } = file;
  return (
    <li>
      <a
        href={addressOf({ view: 'edit', path })}
        aria-current={isHere ? 'page' : undefined}
        data-archived={archived ?? false}
      >
        <span dir="auto">{title}</span>
        {isUnsaved && <small data-kind="unsaved">{words.unsaved}</small>}
        {others.map(({ who }) => (
          <small key={who}>
            {who} <span className="visually-hidden">{editorWords.signIn.editing}</span>
          </small>
        ))}
        {archived && <small>{words.archived}</small>}
        {errors > 0 && <small data-kind="error">{say(words.errors, { count: errors })}</small>}
        {samples > 0 && (
          <small data-kind="sample">
            {samples}
            <span className="visually-hidden"> {words.samplesOf}</span>
          </small>
        )}
      </a>
    </li>
  );
}
