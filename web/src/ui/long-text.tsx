import { chakra } from '@chakra-ui/react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { uiMessages as messages } from './messages.ts';

/** A text by a person, with its line breaks: the first eight lines (four on phones), and the rest on request. */
export function LongText({ children }: { children: ReactNode }) {
  const text = useRef<HTMLParagraphElement>(null);
  const [long, setLong] = useState(false);
  const [all, setAll] = useState(false);
  useLayoutEffect(() => {
    const shown = text.current;
    if (!shown || all) return undefined;
    const measure = () => setLong(shown.scrollHeight > shown.clientHeight + 1);
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(shown);
    return () => sizes.disconnect();
  }, [all, children]);
  return (
    <div>
      <Text ref={text} data-all={all || undefined}>
        {children}
      </Text>
      {(long || all) && (
        <Button
          variant="plain"
          size="sm"
          aria-expanded={all}
          data-screen-only
          onClick={() => setAll(!all)}
        >
          {all ? messages.showLess : messages.showAll}
        </Button>
      )}
    </div>
  );
}

const Text = chakra('p', {
  base: {
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
    '&:not([data-all])': {
      lineClamp: { base: 4, md: 8 },
      '@media print': { lineClamp: 'none', overflow: 'visible' },
    },
  },
});
