import { CountedControl } from '../../ui/counted.tsx';
import { MAX_LIST_NAME_LENGTH } from '@contract/land/site-lists/name-length.ts';
import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { firstInDialog } from '../../ui/dialog.tsx';
import { listPanelMessages as messages } from './messages.ts';
import { NameProblem } from './problem.tsx';

/** The field for a list's name, with its problem below. */
export function NameField({
  value,
  onChange,
  problem,
  isReadOnly,
}: {
  value: string;
  onChange: (value: string) => void;
  problem: string | undefined;
  /** It is on its way: what would be typed now would be lost. */
  isReadOnly: boolean;
}) {
  const id = useId();
  return (
    <chakra.div display="grid" gap="1">
      <label htmlFor={id}>{messages.nameLabel}</label>
      <CountedControl
        id={id}
        ref={firstInDialog}
        autoComplete="off"
        most={MAX_LIST_NAME_LENGTH}
        value={value}
        readOnly={isReadOnly}
        aria-invalid={problem !== undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {problem && <NameProblem id={`${id}-problem`}>{problem}</NameProblem>}
    </chakra.div>
  );
}
