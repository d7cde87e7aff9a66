import { Construction } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/states.tsx';
import { Arrived } from './arrived.tsx';
import { messages } from './messages.ts';

/** Instead of a page under maintenance; whoever came straight here goes back to the first page. */
export function MaintenancePage() {
  const navigate = useNavigate();
  const goBack = () => (history.length > 1 ? void navigate(-1) : void navigate('/'));
  return (
    <>
      <EmptyState
        page
        icon={<Construction size={20} />}
        title={messages.maintenance}
        action={<Button onClick={goBack}>{messages.back}</Button>}
      />
      <Arrived />
    </>
  );
}
