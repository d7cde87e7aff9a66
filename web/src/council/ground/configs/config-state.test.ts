import { expect, it, vi } from 'vitest';
import { missingConfig } from '@contract/council/ground/configs/config-error.ts';
import { configStateOf, faultOf } from './config-state.ts';

const refetch = vi.fn<() => Promise<unknown>>(async () => undefined);
const nothing = { data: undefined, error: null, refetch };

it('is loading until there is an answer', () => {
  expect(configStateOf(nothing)).toEqual({ status: 'loading' });
});

it('is ready with a configuration', () => {
  const data = { config: { siteCardElements: [] }, errors: [] };
  expect(configStateOf({ ...nothing, data })).toEqual({
    status: 'ready',
    config: { siteCardElements: [] },
  });
});

it('keeps the last good configuration when asking again fails', () => {
  const data = { config: { siteCardElements: [] }, errors: [] };
  expect(configStateOf({ ...nothing, data, error: new Error('lost') }).status).toBe('ready');
});

it('fails with the faults of the configuration, or of the call; Reload asks again', () => {
  const errors = [{ kind: 'validation' as const, message: 'Config is invalid' }];
  expect(configStateOf({ ...nothing, data: { config: null, errors } })).toMatchObject({
    status: 'failed',
    errors,
  });
  const refused = configStateOf({ ...nothing, error: new Error('Not authorized') });
  expect(refused).toMatchObject({
    status: 'failed',
    errors: [{ kind: 'fetching', message: 'Failed to get config', details: 'Not authorized' }],
  });
  if (refused.status === 'failed') refused.reload();
  expect(refetch).toHaveBeenCalledOnce();
});

it('is no fault where the council never made one', () => {
  const errors = [{ kind: 'validation' as const, message: 'Config is invalid' }];
  const invalid = configStateOf({ ...nothing, data: { config: null, errors } });
  expect(faultOf(invalid)).toMatchObject({ errors });
  const missing = [missingConfig('Layers order')];
  expect(faultOf(configStateOf({ ...nothing, data: { config: null, errors: missing } }))).toBe(
    undefined,
  );
  expect(faultOf({ status: 'loading' })).toBeUndefined();
});
