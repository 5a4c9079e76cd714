import { type SubmitEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FileEntry } from '../../model/api.ts';
import { say } from '../../model/wording.ts';
import { editorWords } from '../../words.ts';
import { AttemptFailure } from '../parts/AttemptStatus.tsx';
import { Button } from '../parts/Button.tsx';
import controls from '../parts/controls.module.css';
import { Glyph } from '../parts/Glyph.tsx';
import { photoSource, request } from '../requests/request.ts';
import { useEditorContext } from '../state/editorContext.ts';
import { addressOf, navigate, routeOf } from '../state/route.ts';
import { useAttempt } from '../state/useAttempt.ts';
import styles from './lists.module.css';

const words = editorWords.rooms;
const list = editorWords.list;

/** A press of one of a room's buttons. */
interface Tap {
  action: 'move' | 'archive' | 'restore';
  room: FileEntry;
  /** For a move: up or down by one place. */
  step?: -1 | 1;
}

/** The list of rooms: adds, moves, archives and restores them. */
export function Rooms() {
  const { tree, refresh, announce } = useEditorContext();
  /** The path of the room acted on last, whose row shows why that failed. */
  const [acted, setActed] = useState<string>();
  // A queue: each tap acts on the list as the previous one has left it.
  const [waiting, setWaiting] = useState<readonly Tap[]>([]);
  const { message, diagnostics, isBusy, attempt } = useAttempt(() => setWaiting([]));
  const wanted = useRef<string>(undefined);
  const lines = useRef<HTMLUListElement>(null);
  const rooms = tree.files.filter(({ kind }) => kind === 'room');
  const shown = rooms.filter(({ archived }) => !archived);
  const archived = rooms.filter((room) => room.archived);

  // Keeps the focus on the pressed button when its row has moved.
  useLayoutEffect(() => {
    if (!wanted.current) return;
    lines.current?.querySelector<HTMLElement>(wanted.current)?.focus();
    wanted.current = undefined;
  });

  const act = ({ action, room, step }: Tap) => {
    const { path, title } = room;
    const from = action === 'restore' ? archived : shown;
    const at = from.findIndex((one) => one.path === path);
    const to = at + (step ?? 0);
    // A double click has taken it from this list already.
    if (at < 0 || to < 0 || to >= from.length) return;
    if (step) wanted.current = `[data-room="${path}"] [data-way="${step < 0 ? 'up' : 'down'}"]`;
    const done = {
      move: say(list.moved, { place: to + 1, count: shown.length }),
      archive: say(words.archivedDone, { room: title }),
      restore: say(words.backDone, { room: title }),
    };
    setActed(path);
    void attempt(async () => {
      await request(`rooms/${action}`, { json: step ? { path, to } : { path } });
      announce(done[action]);
      await refresh();
    });
  };
  const tap = (next: Tap) => setWaiting((taps) => [...taps, next]);
  useEffect(() => {
    const [next, ...others] = waiting;
    if (isBusy || !next) return;
    setWaiting(others);
    act(next);
  });
  const answerAt = (path: string) =>
    acted === path && <AttemptFailure message={message} diagnostics={diagnostics} />;
  const tool = (action: string, { title }: FileEntry) => say(list.of, { action, what: title });

  return (
    <>
      <h1>{words.title}</h1>
      <p className={styles['lead']}>{words.intro}</p>
      <section className={styles['section']} aria-labelledby="order">
        <h2 id="order">{words.order}</h2>
        <ul ref={lines} className={styles['lines']}>
          {shown.map((room, index) => (
            <li key={room.path} data-room={room.path}>
              {room.photo && <img src={photoSource(room.photo, 200)} alt="" loading="lazy" />}
              <p>
                <a href={addressOf({ view: 'edit', path: room.path })} dir="auto">
                  {room.title}
                </a>
              </p>
              <div className={styles['tools']}>
                <Button
                  data-way="up"
                  repeats
                  aria-label={tool(list.up, room)}
                  aria-disabled={index === 0}
                  onClick={() => tap({ action: 'move', room, step: -1 })}
                >
                  <Glyph name="up" />
                </Button>
                <Button
                  data-way="down"
                  repeats
                  aria-label={tool(list.down, room)}
                  aria-disabled={index === shown.length - 1}
                  onClick={() => tap({ action: 'move', room, step: 1 })}
                >
                  <Glyph name="down" />
                </Button>
                <Button
                  variant="quiet"
                  aria-label={tool(words.archived, room)}
                  onClick={() => tap({ action: 'archive', room })}
                >
                  {words.archived}
                </Button>
              </div>
              {answerAt(room.path)}
            </li>
          ))}
        </ul>
      </section>
      {archived.length > 0 && (
        <section className={styles['section']} aria-labelledby="archived">
          <h2 id="archived">{words.archivedList}</h2>
          <ul className={styles['lines']}>
            {archived.map((room) => (
              <li key={room.path}>
                <p dir="auto">{room.title}</p>
                <Button
                  aria-label={tool(words.back, room)}
                  onClick={() => tap({ action: 'restore', room })}
                >
                  {words.back}
                </Button>
                {answerAt(room.path)}
              </li>
            ))}
          </ul>
        </section>
      )}
      <NewRoom rooms={shown} />
    </>
  );
}

/** Adds a copy of a room, and opens it. */
function NewRoom({ rooms }: { rooms: FileEntry[] }) {
  const { refresh } = useEditorContext();
  const [chosen, setChosen] = useState<string>();
  // The chosen room may have been archived since.
  const from = (rooms.find(({ path }) => path === chosen) ?? rooms[0])?.path ?? '';
  const [name, setName] = useState('');
  const { message, diagnostics, isBusy, attempt } = useAttempt();
  const make = (event: SubmitEvent) => {
    event.preventDefault();
    void attempt(async () => {
      const { path } = await request<{ path: string }>('rooms/copy', { json: { from, name } });
      // Until the list has the room, its form would open beside the home page.
      await refresh();
      // The owner may have gone elsewhere meanwhile.
      if (routeOf(window.location.hash).view === 'rooms') navigate({ view: 'edit', path });
    });
  };
  return (
    <section className={styles['section']} aria-labelledby="new-room">
      <h2 id="new-room">{words.add}</h2>
      <form className={styles['form']} onSubmit={make}>
        <label>
          {words.from}
          <select
            className={controls['select']}
            value={from}
            onChange={(event) => setChosen(event.currentTarget.value)}
          >
            {rooms.map(({ path, title }) => (
              <option key={path} value={path}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <label>
          {words.name}
          <input
            className={controls['text']}
            dir="auto"
            required
            autoComplete="off"
            value={name}
            aria-describedby="new-room-help"
            onChange={(event) => setName(event.currentTarget.value)}
          />
        </label>
        <small id="new-room-help">{words.nameHelp}</small>
        <AttemptFailure message={message} diagnostics={diagnostics} />
        <Button type="submit" variant="primary" aria-disabled={isBusy}>
          {words.make}
        </Button>
      </form>
    </section>
  );
}
