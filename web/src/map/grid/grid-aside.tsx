import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from '../../ui/button.tsx';
import { messages as uiMessages } from '../../ui/messages.ts';

/** The tool in hand, beside the map; it takes the focus. */
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
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <Box aria-labelledby={id} data-screen-only>
      <chakra.div display="flex" alignItems="center" ps="4" pe="2" py="1" borderBottomWidth="1px">
        <chakra.h2
          ref={heading}
          id={id}
          tabIndex={-1}
          flex="1"
          textStyle="body"
          fontWeight="semibold"
          css={{ '&:focus': { outline: 'none' } }}
        >
          {title}
        </chakra.h2>
        <IconButton label={uiMessages.close} icon={<X size={16} />} onClick={onClose} />
      </chakra.div>
      <chakra.div
        flex="1"
        minH="0"
        overflow="auto"
        px="4"
        py="3"
        display="grid"
        gap="3"
        alignContent="start"
      >
        {children}
      </chakra.div>
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
    // Under a narrow map it has half of the height.
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
