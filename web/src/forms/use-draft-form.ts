import { yupResolver } from '@hookform/resolvers/yup';
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Resolver,
  useForm,
  type UseFormReturn,
} from 'react-hook-form';
import type { ObjectSchema, Schema } from 'yup';
import { useFlowTyping } from './flow/kept-flow.ts';
import { fieldsOtherThan, dropFields, keepFields, keptFields } from './kept-fields.ts';
import { type OthersChanges, useOthersChanges } from './use-others-changes.ts';

/** A form's fields as they are typed, and what the rules make of them: a number of its text, say. */
export interface DraftForm<
  Typed extends FieldValues,
  Checked extends FieldValues = Typed,
> extends UseFormReturn<Typed, unknown, Checked> {
  /** Names the form on its page. */
  formName: string;
  /** Whether text typed earlier was restored. */
  restored: boolean;
  /** Deletes the kept text; call it once the form was sent. */
  sent: () => void;
  /** By field: what somebody else made of it since it was read. */
  others: OthersChanges;
  /** Takes over what the record holds by now where nothing was typed, and tells of it where something was. */
  takeOver: () => void;
  /** In place of `sent` where the form stays: what was typed while it was on its way is kept over what was saved. */
  saved: (sent: Checked, saved: Typed) => void;
  /** What the record holds as far as the form knows. */
  read: () => Typed;
}

/**
 * A form validated by yup rules. What is typed is kept in this tab under route and `formName` until it is sent, and
 * comes back over what the record holds then; the fields that nobody typed in are not kept. Fields in `secret` (passwords, files) are never kept.
 */
export function useDraftForm<
  Checked extends FieldValues,
  Typed extends FieldValues = Checked,
>(options: {
  formName: string;
  schema: Schema<Checked>;
  defaults: DefaultValues<NoInfer<Typed>>;
  secret?: (keyof NoInfer<Typed> & string)[];
  /** False where something else keeps what was typed: the flow that a form is a step of. */
  kept?: boolean;
}): DraftForm<Typed, Checked> {
  const { formName, schema, defaults, secret = [], kept: isKept = true } = options;
  const flow = useFlowTyping();
  const typeInFlow = useRef(flow?.type);
  const [path] = useState(() => location.pathname);
  const [{ typed: draft, read: readThen }] = useState(() => {
    if (!isKept) return { typed: flow?.typedIn(formName) as Partial<Typed> | undefined, read: {} };
    const before = keptFields<Typed>(formName);
    const typed = before && fieldsOtherThan(before.typed, defaults);
    const read = before?.read ?? {};
    if (typed && Object.keys(typed).length > 0) return { typed, read };
    // What the record says by now is nothing that anybody would miss after signing out.
    if (before) dropFields(formName, path);
    return { typed: undefined, read };
  });
  const form = useForm<Typed, unknown, Checked>({
    defaultValues: { ...defaults, ...draft } as DefaultValues<Typed>,
    // Its type says that what is typed is what is checked.
    resolver: yupResolver(schema as unknown as ObjectSchema<FieldValues>, {
      abortEarly: false,
    }) as Resolver<FieldValues, unknown, FieldValues> as Resolver<Typed, unknown, Checked>,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: false,
  });
  const { held, others, takeOver, takeSaved } = useOthersChanges(form, defaults, readThen);
  const hidden = secret.join(',');
  const keep = useCallback(
    (values: object) => {
      const kept = Object.entries(values).filter(([name]) => !hidden.split(',').includes(name));
      if (isKept) keepFields(formName, Object.fromEntries(kept), held, path);
      else typeInFlow.current?.(formName, Object.fromEntries(kept));
    },
    [formName, path, hidden, isKept, held],
  );
  useEffect(() => form.watch(keep).unsubscribe, [form, keep]);
  return {
    ...form,
    formName,
    restored: draft !== undefined,
    sent: () => (isKept ? dropFields(formName, path) : flow?.forget(formName)),
    others,
    takeOver,
    saved: (sentThen, savedThen) => {
      takeSaved(sentThen, savedThen);
      keep(form.getValues());
    },
    read: () => held.seen as Typed,
  };
}
