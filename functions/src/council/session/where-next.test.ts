import { describe, expect, it } from 'vitest';
import { insideAddress, pageAfterSignIn } from './where-next.ts';

describe('where somebody goes after signing in', () => {
  it.each([
    ['consultation', true, '/p/document'],
    ['consultation', false, '/consultations/confirm-email'],
    ['staff', true, '/'],
  ] as const)('%s, verified %s: %s', (kind, verified, page) => {
    expect(pageAfterSignIn({ kind, verified }, new Set(['placemaker.read']))).toBe(page);
  });

  it('tells staff without any grant why they are back', () => {
    expect(pageAfterSignIn({ kind: 'staff', verified: true }, new Set())).toBe(
      '/sign-in?reason=not-authorized',
    );
  });

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\tevil',
    'javascript:alert(1)',
    '/api/v1/auth/azure/logout',
    '/./api/v1/auth/azure/logout',
    '/site/../api/v1/auth/azure/logout',
    '/.//evil.example',
    '',
  ])('does not follow %j', (address) => {
    expect(insideAddress(address)).toBeUndefined();
  });

  it('follows an address of ours', () => {
    expect(insideAddress('/site/7?scenario=base')).toBe('/site/7?scenario=base');
  });
});
