import { yupResolver } from '@hookform/resolvers/yup';
import { useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Resolver,
  useForm,
  type UseFormReturn,
} from 'react-hook-form';
import type { ObjectSchema, Schema } from 'yup';
import { draftOf, dropDraft, keepDraft } from './drafts.ts';
import { useFlowTyping } from './flow/kept-flow.ts';

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
}

/**
 * A form validated by yup rules, whose typed text is kept in this tab under route and `formName` until it is sent.
 * Fields in `secret` (passwords, files) are never kept.
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
  const [draft] = useState(() =>
    isKept ? draftOf<Typed>(formName) : (flow?.typedIn(formName) as Partial<Typed> | undefined),
  );
  const [path] = useState(() => location.pathname);
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
  const hidden = secret.join(',');
  useEffect(() => {
    const inFlow = typeInFlow.current;
    if (!isKept && !inFlow) return undefined;
    const { unsubscribe } = form.watch((values) => {
      const kept = Object.entries(values).filter(([name]) => !hidden.split(',').includes(name));
      if (isKept) keepDraft(formName, Object.fromEntries(kept), path);
      else inFlow?.(formName, Object.fromEntries(kept));
    });
    return unsubscribe;
  }, [form, formName, path, hidden, isKept]);
  return {
    ...form,
    formName,
    restored: draft !== undefined,
    sent: () => (isKept ? dropDraft(formName, path) : flow?.forget(formName)),
  };
}
