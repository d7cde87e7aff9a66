import { chakra } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { messages } from '../messages.ts';
import { useFormParts } from './field-frame.tsx';
import type { Problem } from './problems.ts';

/** What keeps a search from being sent; takes the focus, and each line leads to its field. */
export function ProblemSummary({ problems }: { problems: readonly Problem[] }) {
  const { id: form } = useFormParts();
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
    >
      <chakra.p display="flex" alignItems="center" gap="2" fontWeight="semibold">
        <CircleAlert size={20} aria-hidden />
        {messages.problems}
      </chakra.p>
      <chakra.ul mt="1" pl="7">
        {problems.map(({ at, end, label, message }) => {
          const id = `${form}-${at}${end ? `-${end}` : ''}`;
          return (
            <li key={id}>
              <chakra.a
                href={`#${id}`}
                color="fg.error"
                display="inline-block"
                py="0.5"
                textDecoration="underline"
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(id)?.focus();
                }}
              >
                {messages.problemIn(label, message)}
              </chakra.a>
            </li>
          );
        })}
      </chakra.ul>
    </chakra.div>
  );
}
