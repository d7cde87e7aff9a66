import { HistoryPanel } from '../history-panel.tsx';
import { useSite } from './site-context.tsx';

/** Who changed what and when. */
export default function HistoryPart() {
  return <HistoryPanel siteId={useSite().siteId} />;
}
