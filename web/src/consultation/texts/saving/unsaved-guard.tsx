import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Question } from '../../../ui/question.tsx';
import { savingMessages as messages } from './messages.ts';
import type { TextSaver } from './text-saver.ts';

/** Asks before a text is left that could not be saved; one that can is saved on leaving. */
export function UnsavedGuard({ status }: { status: TextSaver['status'] }) {
  const navigate = useNavigate();
  const [wanted, setWanted] = useState<string>();
  useEffect(() => {
    if (status === 'saved') return undefined;
    const onClose = (event: BeforeUnloadEvent) => event.preventDefault();
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest?.('a[href]');
      const stuck = status === 'failed' || status === 'conflict';
      if (!stuck || !(link instanceof HTMLAnchorElement) || elsewhere(event, link)) return;
      event.preventDefault();
      event.stopPropagation();
      setWanted(link.pathname + link.search + link.hash);
    };
    addEventListener('beforeunload', onClose);
    document.addEventListener('click', onClick, true);
    return () => {
      removeEventListener('beforeunload', onClose);
      document.removeEventListener('click', onClick, true);
    };
  }, [status]);
  if (wanted === undefined) return null;
  return (
    <Question
      title={messages.leaveTitle}
      cancel={messages.stay}
      confirm={messages.leave}
      danger
      busy={false}
      onConfirm={() => void navigate(wanted)}
      onClose={() => setWanted(undefined)}
    >
      {messages.leaveText}
    </Question>
  );
}

/** Whether a link opens beside this page or leaves the product. */
const elsewhere = (event: MouseEvent, link: HTMLAnchorElement) =>
  event.button !== 0 ||
  event.ctrlKey ||
  event.metaKey ||
  event.shiftKey ||
  link.origin !== location.origin ||
  link.target === '_blank';
