import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useKeys } from './use-keys.ts';

const fact = (title: string) => ({ title });

it('items without ids keep their keys while they are moved, changed, removed and fetched anew', () => {
  const [oak, elm, ash] = [fact('Oak'), fact('Elm'), fact('Ash')];
  const { result, rerender } = renderHook(({ items }) => useKeys(items), {
    initialProps: { items: [oak, elm, ash] },
  });
  const [first, second, third] = result.current;
  rerender({ items: [ash, oak, elm] });
  expect(result.current).toEqual([third, first, second]);
  const changed = fact('Oak tree');
  rerender({ items: [ash, changed, elm] });
  expect(result.current).toEqual([third, first, second]);
  rerender({ items: [changed, elm] });
  expect(result.current).toEqual([first, second]);
  rerender({ items: [fact('Oak tree'), fact('Elm')] });
  expect(result.current).toEqual([first, second]);
});

it('what is added has a key of its own, also where it is the same object twice', () => {
  const table = fact('Table');
  const { result, rerender } = renderHook(({ items }) => useKeys(items), {
    initialProps: { items: [table] },
  });
  const [first] = result.current;
  rerender({ items: [table, table, fact('Last')] });
  expect(result.current[0]).toBe(first);
  expect(new Set(result.current).size).toBe(3);
});
