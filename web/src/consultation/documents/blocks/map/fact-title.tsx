import { MAX_FACT_TITLE } from '@contract/consultation/ground/documents/blocks/map/schema.ts';
import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { IconButton } from '../../../../ui/button.tsx';
import { blockEditorMessages } from '../messages.ts';
import { ValidText } from '../valid-text.tsx';
import { mapEditorMessages as messages } from './messages.ts';

interface FactTitleProps {
  field: string;
  label: string;
  /** The field of the dictionary whose value stands under it. */
  from: string | undefined;
  title: string;
  change: (title: string) => void;
  remove: () => void;
}

const titleProblem = (title: string) =>
  title === '' || title.length > MAX_FACT_TITLE ? messages.titleProblem(MAX_FACT_TITLE) : undefined;

/** The title under which something is told of a site. */
export function FactTitle({ field, label, from, title, change, remove }: FactTitleProps) {
  return (
    <chakra.div display="flex" alignItems="end" gap="1">
      <chakra.div flex="1" minW="0">
        <ValidText
          field={field}
          label={from ? `${label} (${from})` : label}
          value={title}
          change={change}
          problemOf={titleProblem}
        />
      </chakra.div>
      <IconButton
        label={blockEditorMessages.remove(title)}
        icon={<X size={14} />}
        onClick={remove}
      />
    </chakra.div>
  );
}
