import { memo } from 'react';
import type { Diagnostic, SentencePlace } from '../../../model/api.ts';
import { equal } from '../../../model/pointer.ts';
import {
  missingFacts,
  type Row,
  type RowState,
  saidIn,
  stateOf,
  wasFor,
} from '../../../model/translations.ts';
import { say } from '../../../model/wording.ts';
import { editorWords } from '../../../words.ts';
import { FieldMessages } from '../../form/Frame.tsx';
import { oneLineOf } from '../../form/oneLine.ts';
import { Button } from '../../parts/Button.tsx';
import controls from '../../parts/controls.module.css';
import { Disclosure } from '../../parts/Disclosure.tsx';
import { useLanguage } from '../../state/language.ts';
import { addressOf } from '../../state/route.ts';
import styles from './Languages.module.css';

const words = editorWords.languages;

/** A language as a column of the view. */
export interface LanguageColumn {
  code: string;
  tag: string;
  name: string;
}

/** The actions on one sentence, most of them in one language. */
export interface RowActions {
  onText: (key: string, code: string, text: string) => void;
  onStill: (key: string, code: string) => void;
  onRead: (key: string, code: string) => void;
  /** Gives the sentence separate translations at one place. */
  onOwn: (key: string, place: string) => void;
  /** Removes the separate translations. */
  onShared: (key: string) => void;
}

interface LanguageRowProps {
  row: Row;
  columns: readonly LanguageColumn[];
  actions: RowActions;
  /** The diagnostics of its entry in the file. */
  diagnostics: readonly Diagnostic[];
  titleOf: (path: string) => string;
}

/** The id of the control for a sentence in a language. */
export const controlId = (key: string, code: string) => `say-${code}-${encodeURIComponent(key)}`;

/** Up to this many places are named; more are only counted. */
const MAX_NAMED = 2;

const nameOf = (title: string, label: string) => (label ? `${title}, ${label}` : title);

/** An English sentence with its translation in each language. */
export const LanguageRow = memo(
  ({ row, columns, actions, diagnostics, titleOf }: LanguageRowProps) => {
    useLanguage();
    const shown = row.places.filter(({ isHidden }) => !isHidden);
    const name = ({ path, label }: SentencePlace) => nameOf(titleOf(path), label);
    const [first] = row.places;
    // All entries of a list are one place.
    const apart = [...new Map(shown.map((one) => [one.place, one])).values()];
    const onlyHere = row.own && first ? say(words.onlyHere, { place: name(first) }) : '';
    const sentence = onlyHere ? `${row.en} (${onlyHere})` : row.en;
    return (
      <li className={styles['row']} data-columns="">
        <div className={styles['english']}>
          <p lang="en" dir="auto">
            {row.en}
          </p>
          <p className={styles['where']}>
            {shown.slice(0, MAX_NAMED).map((place) => (
              <a
                key={`${place.path}${place.at}`}
                href={addressOf({ view: 'edit', path: place.path, at: place.at })}
                aria-label={say(words.where, { place: name(place) })}
              >
                <span dir="auto">{onlyHere || name(place)}</span>
              </a>
            ))}
            {shown.length > MAX_NAMED && (
              <span>{say(editorWords.first.more, { count: shown.length - MAX_NAMED })}</span>
            )}
          </p>
          {onlyHere && (
            <Button
              variant="quiet"
              aria-label={say(words.sharedOf, { sentence })}
              onClick={() => actions.onShared(row.key)}
            >
              {words.shared}
            </Button>
          )}
          {apart.length > 1 && (
            <Disclosure summary={words.own}>
              <p>{words.ownHelp}</p>
              <ul className={styles['places']}>
                {apart.map((one) => (
                  <li key={one.place}>
                    <Button
                      variant="quiet"
                      aria-label={say(words.ownHere, { place: name(one) })}
                      onClick={() => actions.onOwn(row.key, one.place)}
                    >
                      {name(one)}
                    </Button>
                  </li>
                ))}
              </ul>
            </Disclosure>
          )}
        </div>
        {columns.map((column) => (
          <Cell
            key={column.code}
            row={row}
            sentence={sentence}
            column={column}
            actions={actions}
            diagnostics={diagnostics.filter(({ pointer }) => pointer?.[1] === column.code)}
          />
        ))}
      </li>
    );
  },
  (one, other) =>
    one.row.entry === other.row.entry &&
    one.row.key === other.row.key &&
    equal(one.row.places, other.row.places) &&
    one.row.isGuess === other.row.isGuess &&
    one.columns === other.columns &&
    one.actions === other.actions &&
    one.diagnostics === other.diagnostics &&
    one.titleOf === other.titleOf,
);

interface CellProps extends Omit<LanguageRowProps, 'columns' | 'titleOf'> {
  /** Its name for screen readers. */
  sentence: string;
  column: LanguageColumn;
}

/** A note on a sentence in a language; empty if there is none. */
function noteOn(row: Row, code: string, state: RowState): string {
  switch (state) {
    case 'missing':
      return row.own ? words.missingHere : words.missing;
    case 'changed':
      return say(words.changed, { was: wasFor(row, code) ?? '' });
    case 'draft':
      return words.draft;
    case 'done':
      return '';
  }
}

function Cell({ row, sentence, column, actions, diagnostics }: CellProps) {
  const { code, tag, name } = column;
  const said = saidIn(row, code);
  const state = stateOf(row, code);
  const id = controlId(row.key, code);
  const facts = said ? missingFacts(row.en, said) : [];
  const note = noteOn(row, code, state);
  const of = { language: name, sentence };
  return (
    <div className={styles['cell']} data-state={state}>
      <label htmlFor={id} aria-hidden="true">
        {name}
      </label>
      <textarea
        id={id}
        rows={1}
        lang={tag}
        dir="auto"
        className={controls['text']}
        autoComplete="off"
        aria-label={say(words.sayIn, of)}
        aria-describedby={`${id}-note`}
        aria-invalid={diagnostics.some(({ severity }) => severity === 'error') || undefined}
        value={said}
        onChange={(event) => actions.onText(row.key, code, oneLineOf(event.currentTarget))}
      />
      <div id={`${id}-note`}>
        {note && <p>{note}</p>}
        {facts.length > 0 && (
          <p data-kind="facts">{say(words.facts, { facts: facts.join(', ') })}</p>
        )}
        <FieldMessages id={`${id}-wrong`} diagnostics={diagnostics} />
      </div>
      {state === 'changed' && (
        <Button
          aria-label={say(words.stillRightOf, of)}
          onClick={() => actions.onStill(row.key, code)}
        >
          {words.stillRight}
        </Button>
      )}
      {state === 'draft' && (
        <Button
          variant="quiet"
          aria-label={say(words.readOf, of)}
          onClick={() => actions.onRead(row.key, code)}
        >
          {words.read}
        </Button>
      )}
    </div>
  );
}
