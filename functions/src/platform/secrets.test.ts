import { describe, expect, it } from 'vitest';
import { secretsOf } from './secrets.ts';

describe('secrets that a deployment binds', () => {
  it.each([
    [{ GCLOUD_PROJECT: 'demo-placemaker', MAIL: 'smtp' }, []],
    [{ GCLOUD_PROJECT: 'council', MAIL: 'smtp' }, ['ENCRYPTION_KEY', 'SMTP_URL']],
    [{ GCLOUD_PROJECT: 'council', MAIL: 'notify' }, ['ENCRYPTION_KEY', 'NOTIFY_API_KEY']],
    [{ GCLOUD_PROJECT: 'council' }, ['ENCRYPTION_KEY']],
  ])('%o', (env, names) => {
    expect(secretsOf(env)).toEqual(names);
  });
});
