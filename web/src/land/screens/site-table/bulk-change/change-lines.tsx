import { chakra } from '@chakra-ui/react';
import { CircleAlert, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Pager } from '../../../../ui/table/pager.tsx';
import { bulkChangeMessages as messages } from './messages.ts';

/** One field of one site: its old and new value, or why it is not changed. */
export interface BulkChangeLine {
  key: string;
  site: string;
  field: string;
  before?: string;
  after?: string;
  why?: string;
  /** It changes, and does not go with another field. */
  warning?: string;
}

const SIZES = [10, 25, 50] as const;

/** Lines of a change, page by page. */
export function BulkChangeLines({
  label,
  lines,
}: {
  label: string;
  lines: readonly BulkChangeLine[];
}) {
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState<number>(SIZES[0]);
  if (lines.length === 0) return null;
  const pages = Math.ceil(lines.length / pageSize);
  const shown = lines.slice((page - 1) * pageSize, page * pageSize);
  return (
    <div>
      <Box tabIndex={0} role="region" aria-label={label}>
        <Lines aria-label={label}>
          <thead>
            <tr>
              <th scope="col">{messages.site}</th>
              <th scope="col">{messages.field}</th>
              <th scope="col">{messages.before}</th>
              <th scope="col">{messages.after}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ key, site, field, before, after, why, warning }) => (
              <tr key={key}>
                <th scope="row">{site}</th>
                <td>{field}</td>
                {why === undefined ? (
                  <>
                    <td>{before}</td>
                    <td>
                      {after}
                      {warning && (
                        <chakra.span display="flex" gap="1.5" color="fg.warning">
                          <TriangleAlert size={16} aria-hidden style={{ flexShrink: 0 }} />
                          {warning}
                        </chakra.span>
                      )}
                    </td>
                  </>
                ) : (
                  <td colSpan={2}>
                    <chakra.span display="flex" gap="1.5" color="fg.error">
                      <CircleAlert size={16} aria-hidden style={{ flexShrink: 0 }} />
                      {messages.refused(why)}
                    </chakra.span>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </Lines>
      </Box>
      {lines.length > SIZES[0] && (
        <Pager
          page={page}
          pages={pages}
          total={lines.length}
          pageSize={pageSize}
          sizes={SIZES}
          goTo={setPage}
          setPageSize={(size) => {
            setPageSize(size);
            setPage(1);
          }}
        />
      )}
    </div>
  );
}

const Box = chakra('div', { base: { overflow: 'auto', maxH: '360px', borderWidth: '1px' } });
const Lines = chakra('table', {
  base: {
    w: 'full',
    textAlign: 'start',
    '& th, & td': { px: '2', py: '1.5', textAlign: 'start', verticalAlign: 'top' },
    '& td': { overflowWrap: 'anywhere', minW: '28' },
    '& thead th': { position: 'sticky', top: '0', bg: 'bg.muted', fontWeight: 'semibold' },
    '& tbody th': { fontWeight: 'medium', overflowWrap: 'anywhere' },
    '& tbody tr': { borderTopWidth: '1px' },
  },
});
