import { chakra } from '@chakra-ui/react';
import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react';
import { Control, TextControl } from './control.tsx';
import { uiMessages as messages } from './messages.ts';

export interface CountedParts {
  value: string;
  /** Characters that may be kept. */
  most: number;
}

type Of<Field extends typeof Control | typeof TextControl> = CountedParts &
  Omit<ComponentProps<Field>, 'value' | 'maxLength'>;

/** A one-line control that takes more than may be kept, says how much too much it is, and is not sent so: nothing is cut off. */
export const CountedControl = ({ most, ...field }: Of<typeof Control>) => (
  <Counted most={most} field={field}>
    {(parts) => <Control {...field} {...parts} />}
  </Counted>
);

/** The same of several lines. */
export const CountedTextControl = ({ most, ...field }: Of<typeof TextControl>) => (
  <Counted most={most} field={field}>
    {(parts) => <TextControl {...field} {...parts} />}
  </Counted>
);

interface TooLong {
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}
interface CountedProps {
  most: number;
  field: { value: string; 'aria-describedby'?: string | undefined };
  children: (parts: TooLong) => ReactNode;
}

function Counted({ most, field, children }: CountedProps) {
  const id = useId();
  const frame = useRef<HTMLSpanElement>(null);
  const over = field.value.length - most;
  const words = over > 0 ? messages.tooMany(over) : '';
  useEffect(() => {
    // Its form is not submitted, and leads to it.
    frame.current
      ?.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
      ?.setCustomValidity(words);
  }, [words]);
  const described = [field['aria-describedby'], id].filter(Boolean).join(' ');
  return (
    <Frame ref={frame}>
      {children(words ? { 'aria-invalid': true, 'aria-describedby': described } : {})}
      <chakra.span id={id} role="status" color="fg.error" textStyle="small">
        {words}
      </chakra.span>
    </Frame>
  );
}

const Frame = chakra('span', { base: { display: 'block', flex: '1', w: 'full', minW: '0' } });
