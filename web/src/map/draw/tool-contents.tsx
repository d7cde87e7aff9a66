import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from '../../ui/button.tsx';
import { uiMessages } from '../../ui/messages.ts';

interface ToolContentsProps {
  /** Id of the heading, which labels the panel around it. */
  id: string;
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** The content of the active tool's panel: its heading, which takes the focus, and the scrolling part below. */
export function ToolContents({ id, title, onClose, children }: ToolContentsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <chakra.div
        display="flex"
        alignItems="center"
        gap="2"
        ps="4"
        pe="2"
        py="1"
        borderBottomWidth="1px"
      >
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
    </>
  );
}
