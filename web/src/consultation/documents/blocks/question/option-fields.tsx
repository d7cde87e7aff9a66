import { HeldControl, HeldText } from '../../../../forms/held.tsx';
import {
  type QuestionOption,
  MAX_OPTION_DESCRIPTION,
  MAX_OPTION_TITLE,
} from '@contract/consultation/ground/documents/blocks/question/schema.ts';
import { chakra } from '@chakra-ui/react';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../../../ui/button.tsx';
import type { RowParts } from '../../../../ui/ordered-list/ordered-row.tsx';
import { rowKeys } from '../../../../ui/ordered-list/row-keys.ts';
import { Advice, BlockField, useBlockField, useHeldAs } from '../block-fields.tsx';
import { questionEditorMessages as messages } from './messages.ts';
import { OptionPicture } from './option-picture.tsx';

interface OptionFieldsProps {
  at: string;
  /** Where it stands by its id. */
  own: string;
  option: QuestionOption;
  parts: RowParts;
  /** Its description and picture are not seen. */
  isWordsAlone: boolean;
  change: (option: QuestionOption) => void;
}

/** One option: what it says, its place, and on demand its description and picture. */
export function OptionFields(props: OptionFieldsProps) {
  const { at, own, option, parts, isWordsAlone, change } = props;
  const { place, handle, arrows, remove } = parts;
  const field = `${at}options.${place}`;
  const { id, advice } = useBlockField(`${field}.title`);
  const heldAs = useHeldAs(own);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <chakra.div display="flex" alignItems="center" gap="1">
        {handle}
        <HeldControl
          id={id}
          heldAs={`${heldAs}title`}
          aria-label={messages.option(place + 1)}
          aria-describedby={advice ? `${id}-advice` : undefined}
          most={MAX_OPTION_TITLE}
          value={option.title}
          change={(text) => change({ ...option, title: text })}
          onKeyDown={rowKeys(parts)}
        />
        {arrows}
        {!isWordsAlone && (
          <IconButton
            size="sm"
            label={messages.more(place + 1)}
            icon={<Ellipsis size={14} />}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          />
        )}
        {remove}
      </chakra.div>
      <Advice id={`${id}-advice`} words={advice} />
      {isOpen && !isWordsAlone && (
        <chakra.div display="grid" gap="3" ps="4" py="2" borderStartWidth="1px" mt="1">
          <BlockField
            field={`${field}.description`}
            label={messages.optionDescription(place + 1)}
            optional
          >
            {(parts) => (
              <HeldText
                {...parts}
                heldAs={`${heldAs}description`}
                py="1.5"
                rows={2}
                most={MAX_OPTION_DESCRIPTION}
                value={option.description}
                change={(text) => change({ ...option, description: text })}
              />
            )}
          </BlockField>
          <OptionPicture field={field} place={place} option={option} change={change} />
        </chakra.div>
      )}
    </>
  );
}
