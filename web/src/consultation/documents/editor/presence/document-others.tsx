import { UsersRound } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Badge } from '../../../../ui/badge.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { useDocumentEditing } from '../draft/builder-context.tsx';
import type { SectionPlan } from '../draft/layout.ts';
import { presenceMessages as messages } from './messages.ts';

/** Who else has the document open; where they are is told beside it and in the section itself. */
export function DocumentOthers({
  plans,
  isShort,
}: {
  plans: readonly SectionPlan[];
  /** Shows how many they are; who, is heard, and shown on asking. */
  isShort: boolean;
}) {
  const { others } = useDocumentEditing();
  const list = useSyncExternalStore(others.subscribe, others.current);
  const names = [...new Set(list.map(({ name }) => name))];
  const places = list.map(({ name, sectionId }) => {
    const plan = plans.find(({ section }) => section.id === sectionId);
    return plan
      ? messages.inSection(name, plan.number, plan.section.title)
      : messages.somewhere(name);
  });
  return (
    <div role="status">
      {names.length > 0 && (
        <Badge kind="warning" whiteSpace="normal" title={places.join('\n')}>
          <UsersRound size={16} aria-hidden />
          {isShort && <span aria-hidden>{names.length}</span>}
          {isShort ? (
            <VisuallyHidden>{messages.others(names)}</VisuallyHidden>
          ) : (
            messages.others(names)
          )}
        </Badge>
      )}
    </div>
  );
}
