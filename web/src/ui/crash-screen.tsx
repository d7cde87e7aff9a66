import { Component, type ReactNode } from 'react';
import { ErrorState } from './states.tsx';

interface Crash {
  error: Error | null;
}

/** The generic 'Error occurred' / 'Try again' screen around whatever breaks while it is drawn. */
export class CrashScreen extends Component<{ children: ReactNode }, Crash> {
  override state: Crash = { error: null };

  static getDerivedStateFromError(error: Error): Crash {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return <ErrorState error={error} retry={() => this.setState({ error: null })} />;
  }
}
