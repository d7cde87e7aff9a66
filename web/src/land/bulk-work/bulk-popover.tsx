import { chakra } from '@chakra-ui/react';
import { type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { type Needs, Permitted } from '../../session/access.tsx';
import { Button } from '../../ui/button.tsx';
import { Control } from '../../ui/control.tsx';
import { Popover } from '../../ui/popover.tsx';
import { BulkProblem, BulkProgress, StillArriving, useStillArriving } from './bulk-parts.tsx';
import { bulkWorkMessages as messages } from './messages.ts';
import type { BulkRun } from './use-bulk-run.ts';

/** Where a tool's popover hangs, and how it goes. */
export interface Opened {
  anchor: RefObject<HTMLElement | null>;
  close: () => void;
}

interface BulkButtonProps {
  label: string;
  icon: ReactNode;
  /** What one must be permitted for the button to be pressable. */
  needs: Needs;
  children: (opened: Opened) => ReactNode;
}

/** A tool's button, with the popover it opens. */
export function BulkButton({ label, icon, needs, children }: BulkButtonProps) {
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const button = (
    <Button
      ref={anchor}
      variant="outline"
      size="sm"
      icon={icon}
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={() => setOpen(!open)}
    >
      {label}
    </Button>
  );
  return (
    <>
      <Permitted {...needs}>{button}</Permitted>
      {open && children({ anchor, close: () => setOpen(false) })}
    </>
  );
}

interface BulkPopoverProps extends Opened {
  title: string;
  width?: string;
  /** The one field: what to give the sites, or where to put them. */
  field: { label: string; hint: string; longest: number };
  typed: string;
  setTyped: (typed: string) => void;
  bulk: BulkRun;
  /** Whether it is clear what to do. */
  ready: boolean;
  confirm: () => Promise<void>;
  /** What is offered under the field. */
  children: ReactNode;
}

/** Asks for one name and runs the tool with it; what comes of that stands under it. */
export function BulkPopover(props: BulkPopoverProps) {
  const { anchor, close, title, width, field, typed, setTyped, bulk, ready, confirm } = props;
  const waits = useStillArriving();
  const id = useId();
  return (
    <Popover
      anchor={anchor}
      onClose={close}
      label={title}
      side="below"
      {...(width ? { width } : {})}
    >
      <chakra.form
        display="grid"
        gap="2"
        p="4"
        onSubmit={(event) => {
          event.preventDefault();
          if (ready && !bulk.running && !waits) void confirm();
        }}
      >
        <chakra.p fontWeight="semibold">{title}</chakra.p>
        <label htmlFor={id}>{field.label}</label>
        <Control
          id={id}
          autoComplete="off"
          maxLength={field.longest}
          value={typed}
          aria-describedby={`${id}-hint`}
          onChange={(event) => {
            setTyped(event.target.value);
            bulk.setProblem(undefined);
          }}
          onKeyDown={(event) => {
            // Escape clears; once nothing is typed it closes.
            if (event.key !== 'Escape' || typed === '') return;
            event.preventDefault();
            setTyped('');
          }}
        />
        <chakra.p id={`${id}-hint`} textStyle="small" color="fg.muted">
          {field.hint}
        </chakra.p>
        {props.children}
        <StillArriving />
        <BulkProgress run={bulk} />
        <BulkProblem text={bulk.problem} />
        <chakra.div display="flex" justifyContent="flex-end" gap="2">
          <Button
            variant="ghost"
            onClick={() => {
              setTyped('');
              close();
            }}
          >
            {messages.cancel}
          </Button>
          <Button type="submit" busy={bulk.running} disabled={!ready || waits}>
            {messages.confirm}
          </Button>
        </chakra.div>
      </chakra.form>
    </Popover>
  );
}
