import { chakra } from '@chakra-ui/react';
import { useTenant } from './tenant.tsx';

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

/** A council's first letter in its colour, for want of a logo. */
export const Initial = chakra('span', {
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
