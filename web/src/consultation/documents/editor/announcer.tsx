import { useSyncExternalStore } from 'react';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { DraftWork } from './draft/draft-work.ts';

/** Says what was done to whoever does not see it. */
export function Announcer({ work }: { work: DraftWork }) {
  const said = useSyncExternalStore(work.subscribe, work.currentSaid);
  return <VisuallyHidden role="status">{said}</VisuallyHidden>;
}
