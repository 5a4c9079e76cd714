import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { say } from '../model/wording.ts';
import { editorWords as words } from '../words.ts';
import styles from './App.module.css';
import { lazyView } from './lazyView.tsx';
import { Header } from './parts/Header.tsx';
import { Nav } from './parts/Nav.tsx';
import { useConnection } from './requests/connection.ts';
import { EditorContext, useTree } from './state/editorContext.ts';
import { useLanguage } from './state/language.ts';
import { type Route, useRoute } from './state/route.ts';
import { useRestoredFocus } from './state/useRestoredFocus.ts';
import { SignInAgain } from './views/sign-in/SignIn.tsx';
import { First } from './views/start/First.tsx';

const Devices = lazyView(async () => (await import('./views/sign-in/Devices.tsx')).Devices);
const EditView = lazyView(async () => (await import('./views/edit/EditView.tsx')).EditView);
const History = lazyView(async () => (await import('./views/History.tsx')).History);
const Languages = lazyView(async () => (await import('./views/languages/Languages.tsx')).Languages);
const Photos = lazyView(async () => (await import('./views/photos/Photos.tsx')).Photos);
const Prices = lazyView(async () => (await import('./views/prices/Prices.tsx')).Prices);
const Publish = lazyView(async () => (await import('./views/Publish.tsx')).Publish);
const Rooms = lazyView(async () => (await import('./views/Rooms.tsx')).Rooms);
const Samples = lazyView(async () => (await import('./views/samples/Samples.tsx')).Samples);
const Setup = lazyView(async () => (await import('./views/setup/Setup.tsx')).Setup);

function View({ route }: { route: Route }) {
  switch (route.view) {
    case 'first':
      return <First />;
    case 'samples':
      return <Samples />;
    case 'rooms':
      return <Rooms />;
    case 'languages':
      return <Languages />;
    case 'prices':
      return <Prices />;
    case 'publish':
      return <Publish />;
    case 'devices':
      return <Devices />;
    case 'history':
      return <History file={route.file} />;
    case 'photos':
      return <Photos filter={route.filter} photo={route.photo} />;
    case 'setup':
      return <Setup step={route.step} />;
    case 'edit':
      return <EditView route={route} />;
    case 'lost':
      return <h1 tabIndex={-1}>{words.notFound}</h1>;
  }
}

/** Focuses the view's heading, which has a visible outline, or else `main`. */
function skipTo(main: HTMLElement | null): void {
  const heading = main?.querySelector('h1');
  if (heading) heading.tabIndex = -1;
  (heading ?? main)?.focus();
}

/** Shows the editor in the inn's colours instead of the default ones. */
function useColours(colours: Record<string, string> | undefined): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const own = Object.entries(colours ?? {});
    for (const [name, colour] of own) style.setProperty(`--${name}`, colour);
    return () => {
      for (const [name] of own) style.removeProperty(`--${name}`);
    };
  }, [colours]);
}

/** The editor: the menu on one side, the open view beside it. */
export function App() {
  // Re-renders every view when the language changes; typed text stays in the views' state.
  useLanguage();
  const [tree, refresh, reason] = useTree();
  const [announced, setAnnounced] = useState('');
  const announce = useCallback((sentence: string) => {
    // Screen readers announce only what changes: the space makes a repeated sentence another text.
    setAnnounced((last) => (last === sentence ? `${sentence}\u00a0` : sentence));
  }, []);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const route = useRoute();
  const { isOffline, isSignedOut } = useConnection();
  const main = useRef<HTMLElement>(null);
  const here = route.view === 'edit' ? route.path : route.view;
  const shown = useRef(here);

  useEffect(() => {
    // A file dropped outside a drop zone would replace the page.
    const onDrag = (event: DragEvent) => event.preventDefault();
    window.addEventListener('dragover', onDrag);
    window.addEventListener('drop', onDrag);
    return () => {
      window.removeEventListener('dragover', onDrag);
      window.removeEventListener('drop', onDrag);
    };
  }, []);

  useRestoredFocus();
  useColours(tree?.colours);

  useEffect(() => {
    setMenuOpen(false);
    if (shown.current === here) return;
    shown.current = here;
    // The target field takes the focus itself.
    if (route.view === 'edit' && route.at) return;
    main.current?.focus();
    window.scrollTo(0, 0);
  }, [here, route]);

  if (!tree) {
    const status = reason === undefined ? words.open.waiting : `${words.open.closed} ${reason}`;
    return (
      <main className={styles['wait']}>
        <h1>{words.title}</h1>
        <p role="status">{isOffline ? words.status.away : status}</p>
      </main>
    );
  }
  return (
    <EditorContext value={{ tree, refresh, announce }}>
      <title>{say(words.titleOf, { inn: tree.inn })}</title>
      <button type="button" className={styles['skip']} onClick={() => skipTo(main.current)}>
        {words.skip}
      </button>
      <Header here={here} isMenuOpen={isMenuOpen} onMenu={() => setMenuOpen(!isMenuOpen)} />
      <div className={styles['editor']} data-menu={isMenuOpen}>
        <Nav here={here} />
        <main ref={main} id="main" tabIndex={-1} className={styles['main']} data-view={route.view}>
          {isOffline && !isSignedOut && (
            <p className={styles['away']} role="alert">
              {words.status.away}
            </p>
          )}
          <Suspense fallback={<p role="status">{words.open.waiting}</p>}>
            <View route={route} />
          </Suspense>
        </main>
      </div>
      {isSignedOut && <SignInAgain />}
      <p role="status" className="visually-hidden">
        {announced}
      </p>
    </EditorContext>
  );
}
