import { Component, type ReactNode } from 'react';
import { enquiry as words } from '../../site/words/enquiry.ts';
import { type DirectContacts, WaysOut } from './ContactButtons.tsx';
import styles from './IslandBoundary.module.css';

interface CatcherProps {
  fallback: ReactNode;
  children: ReactNode;
}

// React asks for a class here and nowhere else.
class Catcher extends Component<CatcherProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

interface IslandBoundaryProps {
  reach: DirectContacts;
  children: ReactNode;
}

/** When a form fails in the browser, the ways to reach the inn stand in its place. */
export function IslandBoundary({ reach, children }: IslandBoundaryProps) {
  const fallback = (
    <div className={styles.broken}>
      <p>{words.broken}</p>
      <WaysOut reach={reach} />
    </div>
  );
  return <Catcher fallback={fallback}>{children}</Catcher>;
}
