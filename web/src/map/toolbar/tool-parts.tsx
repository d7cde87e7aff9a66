import { Suspense } from 'react';
import { CrashScreen } from '../../ui/crash-screen.tsx';
import type { MapTool, ToolColumns } from './map-tool.ts';
import { useToolbox } from './toolbox.ts';

/** What the tools that are on or active draw on the map. */
export function ToolParts({ columns }: { columns: ToolColumns }) {
  const { inHand, on } = useToolbox();
  return columns
    .flat()
    .filter(({ id, kind }) => (kind === 'switch' ? on.has(id) : id === inHand))
    .map((tool) => <ToolPart key={tool.id} tool={tool} />);
}

/** A tool that the council does not have, or that is unavailable, draws nothing, whatever was left on. */
function ToolPart({ tool: { Part, useTool } }: { tool: MapTool }) {
  // Keyed by its tool, whose hook never changes.
  // oxlint-disable-next-line react/hooks
  const { hidden, reason } = useTool();
  if (!Part || hidden || reason !== undefined) return null;
  return (
    <CrashScreen>
      <Suspense fallback={null}>
        <Part />
      </Suspense>
    </CrashScreen>
  );
}
