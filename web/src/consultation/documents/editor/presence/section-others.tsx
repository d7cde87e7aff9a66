import { UsersRound } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Badge } from '../../../../ui/badge.tsx';
import { useDocumentEditing } from '../draft/builder-context.tsx';
import { presenceMessages as messages } from './messages.ts';

/** Who else works in a section. */
export function SectionOthers({ sectionId }: { sectionId: string }) {
  const { others } = useDocumentEditing();
  const list = useSyncExternalStore(others.subscribe, others.current);
  const names = list.filter((each) => each.sectionId === sectionId).map(({ name }) => name);
  if (names.length === 0) return null;
  return (
    <Badge kind="warning" whiteSpace="normal">
      <UsersRound size={16} aria-hidden />
      {messages.here(names)}
    </Badge>
  );
}
