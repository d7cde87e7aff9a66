import { chakra } from '@chakra-ui/react';
import { useEffect } from 'react';
import { TriangleAlert } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { customSiteMessages as messages } from './messages.ts';

/** Specification 000 section 8: how long the redesigned search's map shows the message. */
const SHOWN_FOR_MS = 8000;

/** The polygon crosses itself: a modal on the classic page, a passing message on the redesigned one. */
export function PolygonError({
  redesigned,
  onClose,
}: {
  redesigned: boolean;
  onClose: () => void;
}) {
  return redesigned ? <Passing onClose={onClose} /> : <Modal onClose={onClose} />;
}

function Modal({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      title={messages.polygonError}
      onClose={onClose}
      width={360}
      footer={<Button onClick={onClose}>{messages.ok}</Button>}
    >
      {messages.drawAgain}
    </Dialog>
  );
}

function Passing({ onClose }: { onClose: () => void }) {
  useEffect(() => {
    const timer = setTimeout(onClose, SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [onClose]);
  return (
    <chakra.p
      role="alert"
      display="flex"
      gap="2"
      p="2"
      borderWidth="1px"
      borderColor="border.error"
      borderRadius="md"
      color="fg.error"
    >
      <chakra.span pt="0.5" aria-hidden>
        <TriangleAlert size={16} />
      </chakra.span>
      {messages.selfIntersection}
    </chakra.p>
  );
}
