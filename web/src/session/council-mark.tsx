import { chakra } from '@chakra-ui/react';
import { useTenant } from './tenant.tsx';
import { HEADER_HEIGHT } from '../ui/theme/breakpoints.ts';

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

/** The full logo, which includes the name, 40 px high; without one, the small logo or initial and the name. */
export function CouncilLogo() {
  const { name, logo, smallLogo } = useTenant();
  if (logo) {
    return (
      <chakra.img src={logo} alt={name} display="block" h="10" maxW="full" objectFit="contain" />
    );
  }
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="2.5"
      fontWeight="semibold"
      textStyle="body"
      minW="0"
    >
      {smallLogo ? (
        <chakra.img src={smallLogo} alt="" h="10" maxW="40" objectFit="contain" />
      ) : (
        <Initial aria-hidden>{name.slice(0, 1)}</Initial>
      )}
      <chakra.span lineClamp={2}>{name}</chakra.span>
    </chakra.span>
  );
}

const Initial = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    w: '6',
    h: '6',
    borderRadius: 'sm',
    bg: 'accent.solid',
    color: 'accent.contrast',
    textStyle: 'small',
    fontWeight: 'bold',
  },
});
