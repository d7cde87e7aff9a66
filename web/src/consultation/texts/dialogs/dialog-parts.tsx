import { MAX_MARK_COMMENT } from '@contract/consultation/ground/texts/text-schema.ts';
import { CountedTextControl } from '../../../ui/counted.tsx';
import { chakra } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { markMessages as messages } from '../messages.ts';

/** The fields of a mark with the buttons under them; Enter sets it. */
export const DialogForm = (props: {
  onSubmit: () => void;
  buttons: ReactNode;
  children: ReactNode;
}) => (
  <chakra.form
    display="grid"
    gap="4"
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      // React hands it on to forms around the dialog, too.
      event.stopPropagation();
      // What is too long says so itself.
      if (!event.currentTarget.reportValidity()) return;
      props.onSubmit();
    }}
  >
    {props.children}
    <chakra.div display="flex" gap="2">
      {props.buttons}
    </chakra.div>
  </chakra.form>
);

export const DialogLabel = chakra('label', {
  base: { display: 'block', fontWeight: 'medium', mb: '1' },
});

/** What officers note on a mark. */
export function Comment({ value, change }: { value: string; change: (value: string) => void }) {
  const id = useId();
  return (
    <div>
      <DialogLabel htmlFor={id}>{messages.comment}</DialogLabel>
      <chakra.p id={`${id}-hint`} color="fg.muted">
        {messages.commentHint}
      </chakra.p>
      <CountedTextControl
        id={id}
        py="2"
        rows={3}
        most={MAX_MARK_COMMENT}
        aria-describedby={`${id}-hint`}
        value={value}
        onChange={({ target }) => change(target.value)}
      />
    </div>
  );
}
