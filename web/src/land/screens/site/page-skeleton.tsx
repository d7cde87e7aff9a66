import { chakra } from '@chakra-ui/react';
import { Skeleton, SkeletonLines } from '../../../ui/skeleton.tsx';

/** The page in the shape that it will have: head, fields at the left, maps and history at the right. */
export function PageSkeleton() {
  return (
    <>
      <chakra.div px="4" py="3" borderBottomWidth="1px" bg="bg.panel">
        <SkeletonLines lines={2} height="7" />
      </chakra.div>
      <GridSkeleton />
    </>
  );
}

/** The panels that are to come. */
export function GridSkeleton() {
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}
      gap="4"
      p="4"
      aria-busy="true"
    >
      <Skeleton gridRow={{ md: 'span 2' }} h={{ base: '96', md: '640px' }} />
      <Skeleton h={{ base: '96', md: '312px' }} />
      <Skeleton h={{ base: '48', md: '312px' }} />
    </chakra.div>
  );
}
