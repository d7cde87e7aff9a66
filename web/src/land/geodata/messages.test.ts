import { nothingImported } from '@contract/land/geodata/contract.ts';
import { expect, it } from 'vitest';
import { geodataPageMessages as messages } from './messages.ts';

it('a comparison names refused values beside refused rows', () => {
  expect(messages.previewed({ ...nothingImported, created: 1, cells_refused: 2 })).toBe(
    '1 new, 0 changed, 0 unchanged, 0 ended, 0 missing, 0 refused, 2 values refused',
  );
  expect(messages.previewed(nothingImported)).toMatch(/, 0 refused$/);
});
