import { chakra } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { formTextSize, useFormFrame } from './form-frame.ts';
import { formMessages as messages } from './messages.ts';

export interface ErrorLine {
  /** Id of the field to correct; none where no field is at fault. */
  id?: string;
  text: string;
}

/** What is wrong, at the top of a rejected form; takes the focus, and each line leads to its field. */
export function ErrorSummary({
  lines,
  heading = messages.problems,
}: {
  lines: readonly ErrorLine[];
  heading?: string;
}) {
  const { size } = useFormFrame();
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
      textStyle={formTextSize[size]}
    >
      <chakra.p display="flex" alignItems="center" gap="2" fontWeight="semibold">
        <CircleAlert size={20} aria-hidden />
        {heading}
      </chakra.p>
      <chakra.ul mt="1" pl="7">
        {lines.map(({ id, text }) => (
          <li key={id ?? text}>
            {id === undefined ? (
              text
            ) : (
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
                {text}
              </chakra.a>
            )}
          </li>
        ))}
      </chakra.ul>
    </chakra.div>
  );
}
