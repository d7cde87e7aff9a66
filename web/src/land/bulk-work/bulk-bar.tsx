import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { DeleteTool } from './delete-tool.tsx';
import { ListTool } from './list-tool.tsx';
import { bulkWorkMessages as messages } from './messages.ts';
import { TagTool } from './tag-tool.tsx';

/** What can be done to the selected sites, for those who may. */
export function SiteBulkBar({ tools }: { tools?: ReactNode }) {
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
    </chakra.div>
  );
}
