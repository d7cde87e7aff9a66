import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as yup from 'yup';
import { useDraftForm } from './use-draft-form.ts';

const schema = yup.object({ name: yup.string().required(), password: yup.string().required() });
const options = {
  formName: 'sign up',
  schema,
  defaults: { name: '', password: '' },
  secret: ['password' as const],
};
const shownForm = () => renderHook(() => useDraftForm(options)).result;
const at = (path: string) => history.replaceState(null, '', path);

describe('a form', () => {
  it('has what was typed into it when it is shown anew, but no secrets', () => {
    at('/consultations/sign-up');
    const first = shownForm();
    expect(first.current.restored).toBe(false);
    act(() => {
      first.current.setValue('name', 'Zola');
      first.current.setValue('password', 'first secret');
    });
    const again = shownForm();
    expect(again.current.restored).toBe(true);
    expect(again.current.getValues()).toEqual({ name: 'Zola', password: '' });
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('first secret');
  });

  it('keeps it for its own page alone, also when somebody has gone on before it is sent', () => {
    at('/consultations/sign-up');
    const form = shownForm();
    at('/consultations/login');
    act(() => form.current.setValue('name', 'Zola'));
    expect(shownForm().current.restored).toBe(false);
    at('/consultations/sign-up');
    expect(shownForm().current.getValues('name')).toBe('Zola');
    at('/consultations/login');
    act(() => form.current.sent());
    at('/consultations/sign-up');
    expect(shownForm().current.restored).toBe(false);
  });
});
