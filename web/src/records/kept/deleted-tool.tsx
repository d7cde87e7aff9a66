import { ArchiveRestore } from 'lucide-react';
import { Permitted } from '../../session/access.tsx';
import { Button } from '../../ui/button.tsx';
import { recordPanelMessages as messages } from './messages.ts';

/** Opens what was deleted, for those who may restore it. */
export const DeletedTool = ({ open }: { open: () => void }) => (
  <Permitted unit="representations" actions={['delete']}>
    <Button variant="ghost" size="sm" icon={<ArchiveRestore size={16} />} onClick={open}>
      {messages.deletedOnes}
    </Button>
  </Permitted>
);
