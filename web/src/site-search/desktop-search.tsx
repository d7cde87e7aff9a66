import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { messages } from './messages.ts';
import { FORM_PANEL, RESULTS_PANEL, usePanel } from './panel-state.ts';
import { SidePanel } from './side-panel.tsx';

/** From 1080 px: form, map and results beside one another. */
export function DesktopSearch({
  form,
  map,
  results,
}: {
  form: ReactNode;
  map: ReactNode;
  results: ReactNode;
}) {
  const formPanel = usePanel(FORM_PANEL);
  const resultsPanel = usePanel(RESULTS_PANEL);
  return (
    <>
      <SidePanel
        side="left"
        panel={formPanel}
        limits={FORM_PANEL}
        title={messages.form}
        words={{
          collapse: messages.collapseForm,
          expand: messages.expandForm,
          resize: messages.resizeForm,
        }}
      >
        {form}
      </SidePanel>
      <chakra.section aria-label={messages.map} position="relative" flex="1" minW="0">
        {map}
      </chakra.section>
      <SidePanel
        side="right"
        panel={resultsPanel}
        limits={RESULTS_PANEL}
        title={messages.results}
        words={{
          collapse: messages.collapseResults,
          expand: messages.expandResults,
          resize: messages.resizeResults,
        }}
      >
        {results}
      </SidePanel>
    </>
  );
}
