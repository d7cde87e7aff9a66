import { beforeAll, describe, expect, it } from 'vitest';
import { tenantAsked } from './tenancy.ts';

beforeAll(() => {
  process.env.GCLOUD_PROJECT = 'demo-placemaker';
  process.env.HOSTED_DOMAINS = 'plan.example';
});

describe('which council a request means', () => {
  it.each([
    ['newcastle.plan.example', 'southwark', { shortName: 'newcastle' }],
    ['newcastle.localhost:5000', 'southwark', { shortName: 'newcastle' }],
    ['localhost:5000', 'southwark', { shortName: 'southwark' }],
    ['demo-placemaker--pr-7.web.app', 'southwark', { shortName: 'southwark' }],
    ['other--pr-7.web.app', 'southwark', { host: 'other--pr-7.web.app' }],
    ['demo-placemaker.evil.web.app', 'southwark', { host: 'demo-placemaker.evil.web.app' }],
    ['localhost:5000', undefined, undefined],
    ['planning.newcastle.gov.uk', 'southwark', { host: 'planning.newcastle.gov.uk' }],
  ])('%s with header %s', (host, header, asked) => {
    expect(tenantAsked(host, header)).toEqual(asked);
  });
});
