import { expect, test } from 'vitest';
import { creditsOf, licenceOf } from './licence.ts';

const OGL = 'Contains public sector information licensed under the Open Government Licence v3.0';

test('layers are credited after the council, once, and not again where its licence does so', () => {
  const credits = creditsOf([
    { attribution: OGL },
    { attribution: null },
    { attribution: ` ${OGL} ` },
    { attribution: '© Crown copyright' },
  ]);
  expect(licenceOf('© Crown copyright and database right 2026', credits)).toBe(
    `© Crown copyright and database right 2026 · ${OGL}`,
  );
});

test('layers are credited where the council has no licence of its own', () => {
  expect(licenceOf(null, creditsOf([{ attribution: OGL }]))).toBe(OGL);
  expect(licenceOf(null, creditsOf([{ attribution: '' }]))).toBe('');
});
