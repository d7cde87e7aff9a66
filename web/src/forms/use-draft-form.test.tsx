import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as yup from 'yup';
import { ApiError } from '../api/api-error.ts';
import { hasDrafts } from './drafts.ts';
import { useDraftForm } from './use-draft-form.ts';
import { useSeenVersion } from './use-seen-version.ts';

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

describe('a form of a record that somebody else changes', () => {
  interface Contact {
    name: string;
    email: string;
    phone: string;
    version: number;
  }
  const contact = yup.object({
    name: yup.string().required(),
    email: yup.string().default(''),
    phone: yup.string().default(''),
  });
  const conflict = new ApiError({ status: 409, code: 'changed-meanwhile', message: '' });
  const shownContact = (of: Contact) =>
    renderHook(
      ({ version, error, ...defaults }: Contact & { error: ApiError | null }) => {
        const form = useDraftForm({ formName: 'contact-41', schema: contact, defaults });
        return { ...form, seen: useSeenVersion(version, error, form) };
      },
      { initialProps: { ...of, error: null as ApiError | null } },
    );
  const before = { name: 'Ada', email: 'old@fen.test', phone: '1', version: 1 };
  const after = { ...before, email: 'new@fen.test', version: 2 };

  it('comes back with what was typed alone, over what the record holds by then', () => {
    const first = shownContact(before);
    act(() => first.result.current.setValue('phone', '2'));
    first.unmount();
    const { current } = shownContact(after).result;
    expect(current.restored).toBe(true);
    expect(current.getValues()).toEqual({ name: 'Ada', email: 'new@fen.test', phone: '2' });
    expect(current.others).toEqual({});
    expect(current.seen).toBe(2);
  });

  it('tells what was changed in the very field that was typed in, also once it has come back again', () => {
    const first = shownContact(before);
    act(() => first.result.current.setValue('email', 'mine@fen.test'));
    first.unmount();
    for (const _time of [1, 2]) {
      const again = shownContact(after);
      expect(again.result.current.getValues('email')).toBe('mine@fen.test');
      expect(again.result.current.others).toEqual({
        email: { value: 'new@fen.test', isTaken: false },
      });
      act(() => again.result.current.setValue('phone', '2'));
      again.unmount();
    }
  });

  it('keeps nothing of what the record says by the time that it comes back', () => {
    const first = shownContact(before);
    act(() => first.result.current.setValue('email', 'new@fen.test'));
    first.unmount();
    expect(hasDrafts()).toBe(true);
    expect(shownContact(after).result.current.restored).toBe(false);
    expect(hasDrafts()).toBe(false);
  });

  it('takes over, once refused, what was changed where nothing was typed', () => {
    const form = shownContact(before);
    act(() => form.result.current.setValue('phone', '2'));
    form.rerender({ ...after, phone: '3', error: conflict });
    expect(form.result.current.seen).toBe(2);
    expect(form.result.current.getValues()).toEqual({
      name: 'Ada',
      email: 'new@fen.test',
      phone: '2',
    });
    expect(form.result.current.others).toEqual({
      email: { value: 'new@fen.test', isTaken: true },
      phone: { value: '3', isTaken: false },
    });
  });

  it('keeps nothing where it was typed back to what it was', () => {
    const first = shownContact(before);
    act(() => first.result.current.setValue('phone', '2'));
    act(() => first.result.current.setValue('phone', '1'));
    first.unmount();
    expect(shownContact(before).result.current.restored).toBe(false);
  });
});
