import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ToolButton } from '../../map/toolbar/tool-button.tsx';
import { ToolboxContext } from '../../map/toolbar/toolbox.ts';
import { serveCouncil } from '../../testing/serve-council.ts';
import { shown } from '../../testing/shown.tsx';
import { drawSite } from './draw-site-tool.tsx';

/** The tool's button for somebody with these permissions, and what was taken with it. */
function show(...grants: string[]) {
  serveCouncil(() => ({ status: 500, json: {} }), { grants });
  const taken: string[] = [];
  const toolbox = {
    frame: { current: null },
    goHome: () => undefined,
    inHand: undefined,
    take: (id: string) => void taken.push(id),
    putDown: () => undefined,
    finish: () => undefined,
    on: new Set<string>(),
    toggle: () => undefined,
  };
  shown(
    <ToolboxContext value={toolbox}>
      <ToolButton tool={drawSite} />
    </ToolboxContext>,
  );
  return taken;
}
const tool = () => screen.getByRole('button', { name: 'Draw site' });

it('is taken by those who may write sites', async () => {
  const taken = show('sites.write');
  await waitFor(() => expect(tool().hasAttribute('aria-disabled')).toBe(false));
  await userEvent.click(tool());
  expect(taken).toEqual(['draw-site']);
});

it('is not for those who may only read, and says so', async () => {
  const taken = show('sites.read');
  await waitFor(() => expect(tool().textContent).toContain('sites.write'));
  expect(tool().getAttribute('aria-disabled')).toBe('true');
  tool().focus();
  await userEvent.keyboard('{Enter}');
  expect(taken).toEqual([]);
  await userEvent.hover(tool());
  expect((await screen.findByRole('tooltip')).textContent).toContain('sites.write');
});
