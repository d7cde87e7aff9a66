import { chakra } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { textOf, useFormFrame } from './form-frame.ts';
import { messages } from './messages.ts';

/** What is wrong, at the top of a refused form; takes the focus, and each line leads to its field. */
export function ErrorSummary({ errors }: { errors: FieldErrors }) {
  const { id, size } = useFormFrame();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <chakra.div
      ref={box}
      role="alert"
      tabIndex={-1}
      p="3"
      borderWidth="2px"
      borderColor="border.error"
      borderRadius="md"
      textStyle={textOf[size]}
    >
      <chakra.p display="flex" alignItems="center" gap="2" fontWeight="semibold">
        <CircleAlert size={20} aria-hidden />
        {messages.problems}
      </chakra.p>
      <chakra.ul mt="1" pl="7">
        {Object.entries(errors).map(([name, error]) => (
          <li key={name}>
            <chakra.a
              href={`#${id}-${name}`}
              color="fg.error"
              display="inline-block"
              py="0.5"
              textDecoration="underline"
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(`${id}-${name}`)?.focus();
              }}
            >
              {String(error?.message ?? name)}
            </chakra.a>
          </li>
        ))}
      </chakra.ul>
    </chakra.div>
  );
}
