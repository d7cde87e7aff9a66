import type { updateGeometry } from '@calls/land/boundaries/contract.ts';
import { updateSite } from '@calls/land/ground/sites/edit-schema.ts';
import { BASE } from '@contract/land/ground/scenarios/base-scenario.ts';
import type { OutputOf } from '@contract/platform/contract.ts';
import { chakra } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useAction } from '../../api/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { watchChange } from '../ground/sites/saved-changes.ts';
import { sitePath } from '../ground/sites/site-path.ts';
import { TakenIn } from './taken-in.tsx';
import { boundaryPanelMessages as messages } from './messages.ts';
import { hectareWords } from '../../ui/hectare-words.ts';

export type SavedBoundary = OutputOf<typeof updateGeometry>;

/** Whether a saved boundary leaves something to decide or to look at. */
export const asksAfter = ({ kept_area: kept, overlaps }: SavedBoundary): boolean =>
  kept !== null || overlaps.length > 0;

/** Once a boundary was saved: which area the site has, where one was published; and what the boundary overlaps. */
export function AfterSaving({ saved, close }: { saved: SavedBoundary; close: () => void }) {
  const { kept_area: kept, overlaps, hectares, id, change_id: changeId } = saved;
  const { run, running } = useAction(updateSite, { onDone: close });
  const drawn = hectareWords(hectares);
  useTakenBack(id, changeId, close);
  const take = () =>
    kept &&
    void run({
      siteId: id,
      scenario: BASE,
      column_name_raw: kept.field,
      column_name_readable: kept.label,
      new_value: hectares,
      old_value: kept.hectares,
    });
  return (
    <Dialog
      title={kept ? messages.keptArea.title : messages.overlaps.title(overlaps.length)}
      width={420}
      onClose={close}
      footer={
        kept ? (
          <>
            <Button variant="outline" onClick={close}>
              {messages.keptArea.keep(hectareWords(kept.hectares))}
            </Button>
            <Button busy={running} onClick={take}>
              {messages.keptArea.take(drawn)}
            </Button>
          </>
        ) : (
          <Button onClick={close}>{messages.done}</Button>
        )
      }
    >
      <chakra.div display="grid" gap="3">
        {kept && (
          <p>
            {messages.keptArea.text(
              hectareWords(kept.hectares),
              drawn,
              timesOf(hectares / kept.hectares),
            )}
          </p>
        )}
        <TakenIn
          siteId={id}
          changeId={changeId}
          sites={overlaps.filter(({ takenIn }) => takenIn)}
        />
        {overlaps.length > 0 && (
          <div>
            <chakra.p display="flex" gap="2" alignItems="center" fontWeight="medium">
              <chakra.span color="fg.warning" aria-hidden>
                <TriangleAlert size={16} />
              </chakra.span>
              {messages.overlaps.title(overlaps.length)}
            </chakra.p>
            <chakra.ul ps="6" aria-label={messages.overlaps.title(overlaps.length)}>
              {overlaps.map((other) => (
                <li key={other.id}>
                  <Link to={sitePath(other.id, BASE)}>{other.name}</Link>,{' '}
                  {other.hectares > 0 ? hectareWords(other.hectares) : messages.overlaps.inside}
                </li>
              ))}
            </chakra.ul>
          </div>
        )}
      </chakra.div>
    </Dialog>
  );
}

/** '(× 6.1)', where one is half as much again as the other, or more. */
const timesOf = (factor: number): string =>
  factor >= 1.5 || factor <= 0.67 ? messages.keptArea.times(factor.toPrecision(2)) : '';

/** Runs once the change is undone: there is nothing left to decide about it. */
function useTakenBack(siteId: number, changeId: string | null, run: () => void): void {
  const latest = useRef(run);
  latest.current = run;
  useEffect(
    () => (changeId === null ? undefined : watchChange(siteId, changeId, () => latest.current())),
    [siteId, changeId],
  );
}
