import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ButtonPart, ComboboxPart, LoadedPart, RemovablePart, TabsPart } from './other-parts.tsx';
import { PlainTablePart } from './plain-table-part.tsx';
import { TablePart } from './table-part.tsx';
import { PageFrame } from '../page-frame/page-frame.tsx';

/** Every shared part in each of its states, for those who build screens and for the tests. */
export default function PartsPage() {
  const rows = Number(new URLSearchParams(location.search).get('rows') ?? '300');
  return (
    <PageFrame kind="page" title="Parts">
      <Part title="Table">
        <TablePart key={rows} label="Plots" count={rows} />
      </Part>
      <Part title="Table to read">
        <PlainTablePart />
      </Part>
      <Part title="Loading, failed, empty, there">
        <LoadedPart />
      </Part>
      <Part title="Combobox">
        <ComboboxPart />
      </Part>
      <Part title="Tabs">
        <TabsPart />
      </Part>
      <Part title="Delete with undo">
        <RemovablePart />
      </Part>
      <Part title="Delete after a second, with undo">
        <RemovablePart after={1000} />
      </Part>
      <Part title="Buttons">
        <ButtonPart />
      </Part>
    </PageFrame>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <chakra.h2 textStyle="headingMd" mb="3">
        {title}
      </chakra.h2>
      {children}
    </section>
  );
}
