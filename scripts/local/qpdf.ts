import { spawnSync } from 'node:child_process';
import { installWithApt } from './apt.ts';

/** Whether qpdf is there to check PDF files; as root on Debian it is installed. */
export function findQpdf(): boolean {
  const starts = () => spawnSync('qpdf', ['--version'], { stdio: 'ignore' }).status === 0;
  return starts() || (installWithApt('qpdf') && starts());
}

/** What qpdf says of the structure of a PDF file: '' where it finds no fault. */
export function faultsOfPdf(file: string): string {
  const { status, stdout, stderr } = spawnSync('qpdf', ['--check', file], { encoding: 'utf8' });
  return status === 0 ? '' : `${stdout}${stderr}`;
}
