import { useEffect, useRef, useState } from 'react';
import type { Section } from '../../model/sections.ts';
import { say } from '../../model/wording.ts';
import { editorWords } from '../../words.ts';
import { Button } from '../parts/Button.tsx';
import controls from '../parts/controls.module.css';
import styles from './JumpList.module.css';

const words = editorWords.sections;

/** The state of a section, shown beside its name. */
export interface Marks {
  errors: number;
  isChanged: boolean;
}

interface JumpListProps {
  sections: readonly Section[];
  marks: (section: Section) => Marks;
  isAllOpen: boolean;
  /** Opens a section and scrolls to it. Also focuses it, unless `keepsFocus`. */
  onGo: (section: Section, keepsFocus?: boolean) => void;
  onFold: (isOpen: boolean) => void;
}

/** The id of a section's element. */
export const sectionId = ({ id }: Section) => `section-${id}`;

/** The id of the section in view: the last one that starts in or above the window's upper third. */
function useSectionInView(sections: readonly Section[]): string | undefined {
  const [inView, setInView] = useState<string>();
  const ids = sections.map(sectionId).join(' ');
  useEffect(() => {
    let frame = 0;
    const update = () => {
      frame = 0;
      const line = window.innerHeight / 3;
      const begun = ids.split(' ').findLast((id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top !== undefined && top <= line;
      });
      setInView(begun ?? ids.split(' ')[0]);
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(update);
    };
    update();
    // Scroll events do not bubble: capture those of any scroll container around the form.
    window.addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll, { capture: true });
      cancelAnimationFrame(frame);
    };
  }, [ids]);
  return inView;
}

/** A section's accessible name, with the state that sighted owners see as colours. */
function nameOf({ label }: Section, { errors, isChanged }: Marks): string {
  const mark = say(editorWords.diagnostics.count, { count: errors });
  const values = { section: label, mark, other: words.unsaved };
  if (errors > 0) return say(isChanged ? words.markedBoth : words.marked, values);
  return isChanged ? say(words.marked, { section: label, mark: words.unsaved }) : label;
}

/** Links to the sections of a long form: a row of buttons or, where it is narrow, a select. */
export function JumpList({ sections, marks, isAllOpen, onGo, onFold }: JumpListProps) {
  const here = useSectionInView(sections);
  const line = useRef<HTMLOListElement>(null);
  // Arrow keys change a select at once: scroll to that section, but keep the focus until Enter.
  const isByKey = useRef(false);
  const [browsed, setBrowsed] = useState<string>();
  const chosen = browsed ?? here ?? '';
  const go = (id: string, keepsFocus: boolean) => {
    setBrowsed(keepsFocus ? id : undefined);
    const wanted = sections.find((one) => sectionId(one) === id);
    if (wanted) onGo(wanted, keepsFocus);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the form
  useEffect(() => {
    const [list, current] = [line.current, line.current?.querySelector('[aria-current]')];
    if (!list || !(current instanceof HTMLElement)) return;
    list.scrollLeft = current.offsetLeft - list.clientWidth / 3;
  }, [here]);
  return (
    <nav className={styles['jump']} aria-label={words.label}>
      <ol ref={line} className={styles['links']}>
        {sections.map((section) => {
          const { errors, isChanged } = marks(section);
          return (
            <li key={section.id}>
              <button
                type="button"
                aria-current={here === sectionId(section) ? 'true' : undefined}
                aria-label={nameOf(section, { errors, isChanged })}
                data-wrong={errors > 0}
                data-changed={isChanged}
                onClick={() => onGo(section)}
              >
                {section.label}
              </button>
            </li>
          );
        })}
      </ol>
      <label className={styles['choice']}>
        <span>{words.go}</span>
        <select
          className={controls['select']}
          value={chosen}
          onBlur={() => setBrowsed(undefined)}
          onPointerDown={() => {
            isByKey.current = false;
          }}
          onKeyDown={(event) => {
            // Space, and Alt with an arrow key, open the select's list, in which Enter chooses.
            isByKey.current = event.key !== ' ' && !event.altKey;
            if (event.key !== 'Enter') return;
            event.preventDefault();
            go(chosen, false);
          }}
          onChange={(event) => go(event.currentTarget.value, isByKey.current)}
        >
          {sections.map((section) => (
            <option key={section.id} value={sectionId(section)}>
              {nameOf(section, marks(section))}
            </option>
          ))}
        </select>
      </label>
      <Button variant="quiet" onClick={() => onFold(!isAllOpen)}>
        {isAllOpen ? words.fold : words.unfold}
      </Button>
    </nav>
  );
}
