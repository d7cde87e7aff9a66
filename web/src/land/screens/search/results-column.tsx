import type { ReactNode } from 'react';
import { searchPageMessages as messages } from './messages.ts';
import { RESULTS_PANEL } from './panel-state.ts';
import { SidePanel } from './side-panel.tsx';

/** The column of results beside a map. */
export function ResultsColumn({ children }: { children: ReactNode }) {
  return (
    <SidePanel side="right" limits={RESULTS_PANEL} words={messages.resultsPanel}>
      {children}
    </SidePanel>
  );
}
