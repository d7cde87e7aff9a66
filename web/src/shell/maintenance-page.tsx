import { Construction } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/states.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { messages } from './messages.ts';

/** Instead of a page under maintenance. */
export function MaintenancePage() {
  const navigate = useNavigate();
  return (
    <>
      <VisuallyHidden as="h1" tabIndex={-1}>
        {messages.maintenance}
      </VisuallyHidden>
      <EmptyState
        icon={<Construction size={20} />}
        title={messages.maintenance}
        action={<Button onClick={() => void navigate(-1)}>{messages.back}</Button>}
      />
    </>
  );
}
