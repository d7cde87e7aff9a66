import { chakra } from '@chakra-ui/react';
import { boundaryPanelMessages as messages } from './messages.ts';

/** Switches snapping to existing corners on or off. */
export function SnapChoice({
  snaps,
  change,
}: {
  snaps: boolean;
  change: (snaps: boolean) => void;
}) {
  return (
    <>
      <chakra.label display="flex" gap="2" alignItems="center">
        <input type="checkbox" checked={snaps} onChange={({ target }) => change(target.checked)} />
        {messages.snap}
      </chakra.label>
      <chakra.p color="fg.muted">{messages.snapHint}</chakra.p>
    </>
  );
}
