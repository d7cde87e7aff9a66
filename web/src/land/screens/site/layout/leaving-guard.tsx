import { useNavigate } from 'react-router-dom';
import { useLeaving } from '../../../../ui/use-leaving.ts';
import { UnsavedLayout } from './unsaved-layout.tsx';
import type { LayoutWork } from './use-layout.ts';

/** Asks before a link leads away from an unsaved layout; closing the tab asks as browsers do. */
export function LeavingGuard({ work }: { work: LayoutWork }) {
  const navigate = useNavigate();
  const { wanted, forget } = useLeaving({ onClosing: work.changed, onLinks: work.changed });
  if (wanted === undefined) return null;
  return <UnsavedLayout work={work} keepEditing={forget} onward={() => void navigate(wanted)} />;
}
