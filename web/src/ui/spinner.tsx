import { chakra } from '@chakra-ui/react';

/** A spinning ring in the text's colour. It is decoration: say beside it what is happening. */
export function Spinner({ size = 16 }: { size?: number }) {
  return (
    <chakra.span
      aria-hidden
      display="inline-block"
      flexShrink={0}
      w={`${size}px`}
      h={`${size}px`}
      borderWidth="2px"
      borderStyle="solid"
      borderColor="currentColor"
      borderTopColor="transparent"
      borderRadius="full"
      animation="spin 0.8s linear infinite"
    />
  );
}
