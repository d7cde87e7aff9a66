import { Permitted } from '../../../session/access.tsx';
import { Button } from '../../../ui/button.tsx';
import { representationPanelMessages as messages } from '../../representations/messages.ts';
import { useNavigate } from 'react-router-dom';
import { HEADLESS } from './headless.ts';

interface RegisterForProps {
  kind: 'contact' | 'organisation';
  id: number;
}

/** Registers a representation that the opened contact or organisation made: only its correspondence is asked. */
export function RegisterFor({ kind, id }: RegisterForProps) {
  const navigate = useNavigate();
  const go = () =>
    void navigate(
      `/consultations/representations/${kind}s/new-representation/${HEADLESS}?${kind}Id=${id}`,
    );
  return (
    <Permitted unit="representations" actions={['write']}>
      <Button variant="outline" onClick={go}>
        {messages.newRepresentation}
      </Button>
    </Permitted>
  );
}
