import type { Filter } from '@contract/council/ground/filters/filter.ts';
import { chakra } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { createContext, type ReactNode, useContext } from 'react';

interface FormParts {
  /** Prefix of every field's id, so that the summary of problems can link to it. */
  id: string;
  /** The place of the form's search box: its first field of words. */
  searchAt?: string | undefined;
  /** Adds a suggested filter in place of the words typed to find it, and searches. */
  addFilter?: (at: string, filter: Filter) => void;
  /** Searches for the words. */
  searchWords?: (at: string, words: string) => void;
}
export const FormContext = createContext<FormParts>({ id: 'search' });

export const useFormParts = () => useContext(FormContext);

/** The id of the field at a place; the two ends of a range add `-from` and `-to`. */
export const useFieldId = (at: string) => `${useFormParts().id}-${at}`;

/** Ids of what describes a field; undefined where nothing does. */
export function describedBy(id: string, parts: Record<string, unknown>): string | undefined {
  const ids = Object.entries(parts).flatMap(([name, there]) => (there ? `${id}-${name}` : []));
  return ids.length > 0 ? ids.join(' ') : undefined;
}

/** The problem of a field, shown below it. */
export function FieldProblem({ id, message }: { id: string; message: string | undefined }) {
  if (message === undefined) return null;
  return (
    <chakra.p id={`${id}-problem`} display="flex" gap="1" color="fg.error" textStyle="small">
      <CircleAlert size={16} aria-hidden />
      {message}
    </chakra.p>
  );
}

/** Controls that are one field, under one heading. */
export function FieldGroup({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <chakra.fieldset minW="0" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="1">
      <FieldLegend>{label}</FieldLegend>
      {children}
    </chakra.fieldset>
  );
}

export const Label = chakra('label', { base: { fontWeight: 'medium', overflowWrap: 'anywhere' } });
export const FieldLegend = chakra('legend', {
  base: { fontWeight: 'medium', overflowWrap: 'anywhere', mb: '1' },
});
export const Hint = chakra('p', { base: { color: 'fg.muted', textStyle: 'small' } });

/** A checkbox, aligned with the first line of its label. */
export function Tick({
  children,
  ...input
}: { children: ReactNode } & React.ComponentProps<typeof TickBox>) {
  return (
    <chakra.label display="flex" alignItems="flex-start" gap="2" minH="6" py="0.5" cursor="pointer">
      <TickBox type="checkbox" {...input} />
      <chakra.span overflowWrap="anywhere" minW="0">
        {children}
      </chakra.span>
    </chakra.label>
  );
}
const TickBox = chakra('input', {
  base: {
    w: '4',
    h: '1lh',
    flexShrink: '0',
    accentColor: 'var(--accent-solid)',
    cursor: 'pointer',
  },
});
