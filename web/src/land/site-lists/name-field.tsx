import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { Control } from '../../ui/control.tsx';
import { firstInDialog } from '../../ui/dialog.tsx';
import { messages } from './messages.ts';
import { LONGEST_LIST_NAME } from './name-lengths.ts';
import { Problem } from './problem.tsx';

/** The name of a list, with what is wrong with it under it. */
export function NameField({
  value,
  onChange,
  problem,
}: {
  value: string;
  onChange: (value: string) => void;
  problem: string | undefined;
}) {
  const id = useId();
  return (
    <chakra.div display="grid" gap="1">
      <label htmlFor={id}>{messages.nameLabel}</label>
      <Control
        id={id}
        ref={firstInDialog}
        autoComplete="off"
        maxLength={LONGEST_LIST_NAME}
        value={value}
        aria-invalid={problem !== undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {problem && <Problem id={`${id}-problem`}>{problem}</Problem>}
    </chakra.div>
  );
}
