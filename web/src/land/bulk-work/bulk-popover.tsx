import { CountedControl } from '../../ui/counted.tsx';
import { chakra } from '@chakra-ui/react';
import { type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { type Needs, Permitted } from '../../session/access.tsx';
import { Button } from '../../ui/button.tsx';
import { Popover } from '../../ui/popover.tsx';
import { BulkProblem, BulkProgress, StillArriving, useStillArriving } from './bulk-parts.tsx';
import { bulkWorkMessages as messages } from './messages.ts';
import type { BulkRun } from './use-bulk-run.ts';

/** What a tool's popover is anchored to, and how it is closed. */
export interface Opened {
  anchor: RefObject<HTMLElement | null>;
  close: () => void;
}

interface BulkButtonProps {
  label: string;
  icon: ReactNode;
  /** The permission without which the button is disabled. */
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
  /** The popover's one field: what to give the sites, or where to put them. */
  field: { label: string; hint: string; longest: number };
  typed: string;
  setTyped: (typed: string) => void;
  bulk: BulkRun;
  /** Whether enough is filled in to run the tool. */
  ready: boolean;
  confirm: () => Promise<void>;
  /** What the button does. */
  submit: string;
  /** Suggestions under the field. */
  children: ReactNode;
}

/** Asks for one name and runs the tool with it; the outcome is shown below. */
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
        <CountedControl
          id={id}
          autoComplete="off"
          most={field.longest}
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
            {props.submit}
          </Button>
        </chakra.div>
      </chakra.form>
    </Popover>
  );
}
