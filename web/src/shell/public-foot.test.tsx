import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TenantGate } from '../session/tenant.tsx';
import { serve } from '../testing/serve.ts';
import { shown } from '../testing/shown.tsx';
import PublicFoot from './public-foot.tsx';

test('leads to the pages that a council must have, and to the council elsewhere', async () => {
  localStorage.setItem('tenant', 'oak');
  const socialLinks = {
    contactUs: 'https://oak.test/contact',
    aboutUs: null,
    mainLink: 'javascript:alert(1)',
    youtube: 'https://youtube.test/oak',
  };
  serve(() => ({
    json: { result: { name: 'Oak', mainColor: '#1d4f91', feedbackWidgetUrl: null, socialLinks } },
  }));
  shown(
    <TenantGate>
      <PublicFoot />
    </TenantGate>,
  );
  const foot = await screen.findByRole('contentinfo');
  expect([...foot.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    'https://oak.test/contact',
    '/p/accessibility',
    '/p/privacy',
    '/p/cookies',
    '/p/terms',
    '/feedback',
    'https://youtube.test/oak',
  ]);
  expect(screen.getByRole('list', { name: 'Oak elsewhere' })).toBeDefined();
});
