import type { Fault } from '@contract/consultation/ground/documents/fault.ts';
import { chakra } from '@chakra-ui/react';
import { CircleDashed } from 'lucide-react';
import { createContext, type ReactNode, useContext } from 'react';
import { FieldMessage } from '../../../forms/field.tsx';
import { blockEditorMessages as messages } from './messages.ts';

interface BlockFields {
  blockId: string;
  /** What keeps the block from being published. */
  faults: readonly Fault[];
}
const BlockFieldsContext = createContext<BlockFields>({ blockId: '', faults: [] });
export const BlockFieldsProvider = BlockFieldsContext.Provider;

/** The block in which a part stands. */
export const useBlockId = (): string => useContext(BlockFieldsContext).blockId;

/** The id of a field's control, to which findings lead, and the advice about it. */
export function useBlockField(field: string): { id: string; advice: string | undefined } {
  const { blockId, faults } = useContext(BlockFieldsContext);
  return {
    id: blockFieldId(blockId, field),
    advice: faults.find((fault) => fault.field === field)?.message,
  };
}

/** The name under which a text of a list is held: as its id, with that of the item in place of its number. */
export function useHeldAs(field: string): string {
  return blockFieldId(useBlockId(), field);
}

export const blockFieldId = (blockId: string, field: string) =>
  `field-${blockId}-${field.replaceAll('.', '-')}`;

interface BlockFieldProps {
  /** Within the block's content: 'options.2.title'. */
  field: string;
  label: string;
  hint?: string;
  optional?: boolean;
  /** What cannot be kept as it is typed. */
  problem?: string | undefined;
  children: (parts: {
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid': true | undefined;
  }) => ReactNode;
}

/** A field of a block: label above, hint under it, advice below where something is missing. */
export function BlockField({ field, label, hint, optional, problem, children }: BlockFieldProps) {
  const { id, advice } = useBlockField(field);
  const described = [hint && `${id}-hint`, problem && `${id}-problem`, advice && `${id}-advice`]
    .filter(Boolean)
    .join(' ');
  return (
    <chakra.div display="grid" gap="1" minW="0">
      <chakra.label htmlFor={id} fontWeight="medium">
        {label}
        {optional && (
          <chakra.span
            color="fg.muted"
            fontWeight="normal"
          >{` (${messages.optional})`}</chakra.span>
        )}
      </chakra.label>
      {hint && (
        <chakra.p id={`${id}-hint`} color="fg.muted" textStyle="small">
          {hint}
        </chakra.p>
      )}
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': problem ? true : undefined,
      })}
      <FieldMessage id={`${id}-problem`} message={problem} />
      <Advice id={`${id}-advice`} words={advice} />
    </chakra.div>
  );
}

/** What is missing before it can be published: no error, while it is drafted. */
export function Advice({ id, words }: { id: string; words: string | undefined }) {
  if (!words) return null;
  return (
    <chakra.p id={id} display="flex" gap="1.5" textStyle="small" color="fg.warning">
      <chakra.span pt="0.5">
        <CircleDashed size={14} aria-hidden />
      </chakra.span>
      {words}
    </chakra.p>
  );
}
