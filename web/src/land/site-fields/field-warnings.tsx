import { faultsBetween } from '@contract/council/ground/dictionary/field-checks.ts';
import { chakra } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import { useSite } from '../ground/sites/site-context.tsx';

/** What the dictionary's checks find between this field and others of the site, beneath its value. */
export function FieldWarnings({ column }: { column: string }) {
  const { site, fields } = useSite();
  if (!fields.get(column)?.format.CHECKS) return null;
  const faults = faultsBetween([...fields.values()], site).filter(({ field }) => field === column);
  return faults.map(({ other, message }) => (
    <chakra.p key={`${other} ${message}`} display="flex" gap="1.5" textStyle="small">
      <chakra.span color="fg.warning" flexShrink={0} pt="0.5" aria-hidden>
        <TriangleAlert size={14} />
      </chakra.span>
      <chakra.span minW="0" overflowWrap="anywhere">
        {message}
      </chakra.span>
    </chakra.p>
  ));
}
