import { chakra } from '@chakra-ui/react';
import { RotateCcw, Save } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { sitePageMessages as messages } from '../messages.ts';
import { LAYOUT_HINT } from '../move-handle.tsx';
import { UnsavedLayout } from './unsaved-layout.tsx';
import type { LayoutWork } from './use-layout.ts';

/** Shown while the layout is edited: its hint, and saving, resetting and stopping. */
export function LayoutBar({ work }: { work: LayoutWork }) {
  const [asking, setAsking] = useState(false);
  const stop = () => (work.changed ? setAsking(true) : work.stop());
  return (
    <Bar data-screen-only>
      <chakra.p id={LAYOUT_HINT} flex="1 1 320px" textStyle="small" color="fg.muted">
        {messages.layoutHint}
      </chakra.p>
      <Button variant="ghost" icon={<RotateCcw size={16} />} onClick={work.reset}>
        {messages.resetLayout}
      </Button>
      <Button variant="outline" onClick={stop}>
        {messages.stopEditing}
      </Button>
      <Button
        icon={<Save size={16} />}
        busy={work.saving}
        disabled={!work.changed}
        onClick={() => void work.save()}
      >
        {messages.saveLayout}
      </Button>
      {asking && (
        <UnsavedLayout
          work={work}
          keepEditing={() => setAsking(false)}
          onward={() => setAsking(false)}
        />
      )}
    </Bar>
  );
}

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    px: '4',
    py: '2',
    bg: 'bg.info',
    borderBottomWidth: '1px',
  },
});
