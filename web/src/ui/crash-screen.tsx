import { Component, type ReactNode } from 'react';
import { PartNotLoaded } from './lazy-part.ts';
import { Failed } from './empty.tsx';

interface Crash {
  error: Error | null;
}

interface CrashScreenProps {
  /** Wraps a whole page: the screen then has the page's heading; `alone`, it is all there is, and the main part. */
  page?: boolean | 'alone';
  /** Of what a page can do without: what is shown instead of the screen. */
  instead?: ReactNode;
  children: ReactNode;
}

/**
 * The generic 'Error occurred' / 'Try again' screen around whatever breaks while it is drawn. What broke
 * is reported as an uncaught error would be.
 */
export class CrashScreen extends Component<CrashScreenProps, Crash> {
  override state: Crash = { error: null };

  static getDerivedStateFromError(error: Error): Crash {
    return { error };
  }

  override componentDidCatch(error: Error): void {
    reportError(error);
  }

  override render() {
    const { error } = this.state;
    const { page = false, instead, children } = this.props;
    if (!error) return children;
    if (instead !== undefined) return instead;
    const retry = () =>
      error instanceof PartNotLoaded ? location.reload() : this.setState({ error: null });
    const screen = <Failed page={page !== false} error={error} retry={retry} />;
    return page === 'alone' ? <main>{screen}</main> : screen;
  }
}
