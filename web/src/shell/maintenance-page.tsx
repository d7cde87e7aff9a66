import { Construction } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { Arrived } from './arrived.tsx';
import { shellMessages as messages } from './messages.ts';

/** Shown instead of a page under maintenance; somebody who came straight here is sent to the first page. */
export default function MaintenancePage() {
  const navigate = useNavigate();
  const goBack = () => (history.length > 1 ? void navigate(-1) : void navigate('/'));
  return (
    <>
      <Empty
        kind="none"
        page
        icon={<Construction size={20} />}
        title={messages.maintenance}
        action={<Button onClick={goBack}>{messages.back}</Button>}
      />
      <Arrived />
    </>
  );
}
