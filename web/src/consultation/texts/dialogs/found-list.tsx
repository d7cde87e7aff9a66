import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { IconButton } from '../../../ui/button.tsx';
import { ChoiceBox, type Choice } from '../../../ui/combobox/choice-box.tsx';
import { FailedLine } from '../../../ui/failed-line.tsx';
import { editorMessages, markMessages as messages } from '../messages.ts';
import { DialogLabel } from './dialog-parts.tsx';

interface FoundListProps {
  id: string;
  label: string;
  /** What was typed last and searched for. */
  words: string;
  type: (typed: string) => void;
  found: { choices: Choice[]; busy: boolean; error: Error | null; retry: () => void };
  failed: string;
  chosen: readonly Choice[];
  change: (chosen: Choice[]) => void;
  /** One at most. */
  single?: boolean;
}

/** Some of thousands, found while typing; those chosen stand below. */
export function FoundList(props: FoundListProps) {
  const { id, label, words, type, found, failed, chosen, change, single } = props;
  const add = (value: string) => {
    const choice = found.choices.find((each) => each.value === value);
    if (choice) change(single ? [choice] : [...chosen, choice]);
  };
  return (
    <div>
      <DialogLabel htmlFor={id}>{label}</DialogLabel>
      <ChoiceBox
        id={id}
        choices={found.choices.filter(({ value }) => !chosen.some((each) => each.value === value))}
        value=""
        placeholder={editorMessages.search}
        onType={type}
        busy={found.busy}
        noMatch={words ? editorMessages.nothingFound : messages.findHint}
        change={add}
      />
      {found.error && <FailedLine title={failed} of={found.error} retry={found.retry} />}
      <chakra.ul mt="1">
        {chosen.map(({ value, label: name }) => (
          <chakra.li key={value} display="flex" alignItems="center" gap="2">
            <chakra.span flex="1" overflowWrap="anywhere">
              {name}
            </chakra.span>
            <IconButton
              size="sm"
              label={messages.remove(name)}
              icon={<X size={16} />}
              onClick={() => change(chosen.filter((each) => each.value !== value))}
            />
          </chakra.li>
        ))}
      </chakra.ul>
    </div>
  );
}
