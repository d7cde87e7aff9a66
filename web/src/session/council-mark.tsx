import { chakra } from '@chakra-ui/react';
import { HEADER_HEIGHT } from '../ui/theme/breakpoints.ts';
import { Initial } from './council-logo.tsx';
import { useTenant } from './tenant.tsx';

/** The council's small logo (or its initial in its colour), with its name if there is room. */
export function CouncilMark({ named }: { named: boolean }) {
  const { name, smallLogo, logo } = useTenant();
  const image = smallLogo ?? logo;
  return (
    <chakra.div
      display="flex"
      alignItems="center"
      gap="2"
      h={`${HEADER_HEIGHT}px`}
      px="2.5"
      borderBottomWidth="1px"
      flexShrink="0"
    >
      {image ? (
        <chakra.img src={image} alt={named ? '' : name} w="6" h="6" objectFit="contain" />
      ) : (
        <Initial {...(named ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}>
          {name.slice(0, 1)}
        </Initial>
      )}
      {named && (
        <chakra.span fontWeight="semibold" lineClamp={2} textStyle="small">
          {name}
        </chakra.span>
      )}
    </chakra.div>
  );
}
