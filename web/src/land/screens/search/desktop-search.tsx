import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { searchMessages } from '../../ground/search/messages.ts';
import { searchPageMessages as messages } from './messages.ts';
import { FORM_PANEL, RESULTS_PANEL } from './panel-state.ts';
import { SidePanel } from './side-panel.tsx';

/** Windows from 1080 px: form, map and results side by side. */
export function DesktopSearch({
  form,
  map,
  results,
}: {
  form: ReactNode;
  map: ReactNode;
  results: ReactNode;
}) {
  return (
    <>
      <SidePanel side="left" limits={FORM_PANEL} words={searchMessages.formPanel}>
        {form}
      </SidePanel>
      <chakra.section aria-label={messages.map} position="relative" flex="1" minW="0">
        {map}
      </chakra.section>
      <SidePanel side="right" limits={RESULTS_PANEL} words={messages.resultsPanel}>
        {results}
      </SidePanel>
    </>
  );
}
