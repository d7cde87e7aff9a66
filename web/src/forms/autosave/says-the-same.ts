import { hashKey } from '@tanstack/react-query';

/** Whether two values say the same, whatever the order of their keys. */
export const saysTheSame = (a: unknown, b: unknown): boolean => hashKey([a]) === hashKey([b]);
