import { useRef, useState } from 'react';
import type { NamedField } from '../../model/fields.ts';
import { get } from '../../model/pointer.ts';
import { type Section, sectionsOf, summaryOf } from '../../model/sections.ts';
import { say } from '../../model/wording.ts';
import { editorWords } from '../../words.ts';
import { Glyph } from '../parts/Glyph.tsx';
import { type Target, useForm } from './form.ts';
import { Fields } from './GroupField.tsx';
import { Hideable, hiddenIn } from './Hideable.tsx';
import { JumpList, type Marks, sectionId } from './JumpList.tsx';
import styles from './Sections.module.css';

/** Forms with fewer sections have no jump list, and begin with all sections open. */
const MIN_SECTIONS = 3;
/** In a narrow window, a long form begins with its sections closed. */
const isNarrow = () => window.matchMedia?.('(width < 48rem)').matches ?? false;

/** Which sections are closed; a link to a field opens its section before the field gets the focus. */
function useFolded(sections: readonly Section[], target: Target | undefined) {
  const all = sections.filter(({ isFoldable }) => isFoldable).map(({ id }) => id);
  const [folded, setFolded] = useState<ReadonlySet<string>>(
    () => new Set(isNarrow() && sections.length >= MIN_SECTIONS ? all : []),
  );
  const [shown, setShown] = useState<Target>();
  if (target !== shown) {
    setShown(target);
    const open = [...folded].filter((id) => target?.at[0] !== id);
    if (open.length < folded.size) setFolded(new Set(open));
  }
  return {
    isOpen: ({ id }: Section) => !folded.has(id),
    isAllOpen: folded.size === 0,
    set: ({ id }: Section, isOpen: boolean) => {
      const rest = [...folded].filter((one) => one !== id);
      setFolded(new Set(isOpen ? rest : [...rest, id]));
    },
    setAll: (isOpen: boolean) => setFolded(new Set(isOpen ? [] : all)),
  };
}

interface SectionsProps {
  fields: NamedField[];
  value: unknown;
}

/** The fields of a whole form in collapsible sections, with a jump list if there are many. */
export function Sections({ fields, value }: SectionsProps) {
  const { target, diagnostics, changed } = useForm();
  const sections = sectionsOf(fields);
  const folded = useFolded(sections, target);
  const form = useRef<HTMLDivElement>(null);

  const marks = ({ fields }: Section): Marks => ({
    errors: diagnostics.filter(
      ({ severity, pointer }) =>
        severity === 'error' && fields.some(({ name }) => pointer?.[0] === name),
    ).length,
    isChanged: changed.some((at) => at.length === 0 || fields.some(({ name }) => at[0] === name)),
  });
  const go = (section: Section, keepsFocus = false) => {
    folded.set(section, true);
    const element = form.current?.querySelector(`[id="${sectionId(section)}"]`);
    const first = element?.querySelector<HTMLElement>('button, input, textarea, select');
    if (!keepsFocus) first?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: 'start' });
  };

  return (
    <div ref={form} className={styles['sections']}>
      {sections.length >= MIN_SECTIONS && (
        <JumpList
          sections={sections}
          marks={marks}
          isAllOpen={folded.isAllOpen}
          onGo={go}
          onFold={folded.setAll}
        />
      )}
      {sections.map((section) =>
        section.isFoldable ? (
          <FoldableSection
            key={section.id}
            section={section}
            value={value}
            marks={marks(section)}
            isOpen={folded.isOpen(section)}
            onOpen={(isOpen) => folded.set(section, isOpen)}
          />
        ) : (
          <div key={section.id} id={sectionId(section)} className={styles['plain']}>
            <Fields fields={section.fields} at={[]} value={value} />
          </div>
        ),
      )}
    </div>
  );
}

interface FoldableSectionProps {
  section: Section;
  /** The data of the whole form. */
  value: unknown;
  marks: Marks;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

/** A field with parts, below a heading that collapses it to a one-line summary. */
function FoldableSection({ section, value, marks, isOpen, onOpen }: FoldableSectionProps) {
  const { Field, data } = useForm();
  const [named] = section.fields;
  if (!named) return null;
  const { name, field } = named;
  const own = get(value, [name]);
  const isHidden = hiddenIn(data).includes(name);
  const id = sectionId(section);
  return (
    <div id={id} className={styles['section']} data-open={isOpen}>
      <h2>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={`${id}-fields`}
          onClick={() => onOpen(!isOpen)}
        >
          <Glyph name={isOpen ? 'close' : 'open'} />
          <span>
            <span className={styles['name']}>
              {field.label}
              {field.optional && (
                <span className={styles['optional']}> {editorWords.field.optional}</span>
              )}
            </span>
            {!isOpen && (
              <span className={styles['summary']} dir="auto">
                {summaryOf(field, own)}
              </span>
            )}
          </span>
          {isHidden && <small data-kind="hidden">{editorWords.hide.mark}</small>}
          {marks.isChanged && <small>{editorWords.sections.unsaved}</small>}
          {marks.errors > 0 && (
            <small data-kind="error">
              {say(editorWords.diagnostics.count, { count: marks.errors })}
            </small>
          )}
        </button>
      </h2>
      <div id={`${id}-fields`} className={styles['fields']} hidden={!isOpen}>
        <Hideable at={[name]} field={field}>
          <Field field={field} at={[name]} value={own} />
        </Hideable>
      </div>
    </div>
  );
}
