/** A process that tells how much of the processor it is given before others. */
import { getPriority } from 'node:os';

process.on('message', () => process.send?.({ priority: getPriority() }));
