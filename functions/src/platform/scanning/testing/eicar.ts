import { bytesOf } from './bytes-of.ts';

/** The harmless test virus (eicar.org), assembled here: written out whole, it would get this file taken for one. */
export const eicar = () =>
  bytesOf(
    ['X5O!P%@AP[4\\P', 'ZX54(P^)7CC)7}$EIC', 'AR-STANDARD-ANTIVIRUS', '-TEST-FILE!$H+H*'].join(''),
  );
