import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { X } from 'lucide-react';
import { IconButton } from '../../ui/button.tsx';
import { usePointing } from '../search-model.tsx';
import { DeleteTool } from './delete-tool.tsx';
import { ListTool } from './list-tool.tsx';
import { messages } from './messages.ts';
import { TagTool } from './tag-tool.tsx';

/** What can be done to the selected sites, for those who may. */
export function BulkBar({ tools }: { tools?: ReactNode }) {
  const { tickEverything } = usePointing();
  return (
    <chakra.div
      role="toolbar"
      aria-label={messages.tools}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="1"
      pt="1"
    >
      <TagTool />
      <ListTool />
      {tools}
      <DeleteTool />
      <chakra.span flex="1" />
      <IconButton
        size="sm"
        label={messages.clear}
        icon={<X size={14} />}
        onClick={() => tickEverything(false)}
      />
    </chakra.div>
  );
}
