import { useEffect } from 'react';

interface Leaving {
  save: () => unknown;
  leave: () => unknown;
}

/** Saves what is typed once the tab is hidden, where nobody sees whether it was saved, and once it is left. */
export function useSavedOnLeaving(typing: Leaving): void {
  useEffect(() => {
    const onHidden = () => document.visibilityState === 'hidden' && void typing.save();
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      void typing.leave();
    };
  }, [typing]);
}
