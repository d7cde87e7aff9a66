import { chakra } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { ToolContents } from '../draw/tool-contents.tsx';

/** The active tool, beside the map; it takes the focus. */
export function GridAside({
  title,
  onClose,
  children,
}: {
  title: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Box aria-labelledby={id} data-screen-only>
      <ToolContents id={id} title={title} onClose={onClose}>
        {children}
      </ToolContents>
    </Box>
  );
}

const Box = chakra('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    flex: '0 0 300px',
    maxW: '60%',
    minW: '0',
    minH: '0',
    borderInlineStartWidth: '1px',
    // Below a narrow map it has half of the height.
    '[data-narrow] > &': {
      flex: '1 1 0',
      maxW: '100%',
      borderInlineStartWidth: '0',
      borderTopWidth: '1px',
    },
    bg: 'bg.panel',
    // Fingers need 44 px.
    mdDown: {
      '& button, & input:not([type=checkbox]), & label:has([type=checkbox])': {
        minH: '11',
        minW: '11',
      },
    },
  },
});
