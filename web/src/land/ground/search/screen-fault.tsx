import { ConfigErrorScreen } from '../../../council/ground/configs/config-error-screen.tsx';
import type { SearchScreen } from '../../../records/search/search-screen.ts';
import { Failed } from '../../../ui/empty.tsx';

interface ScreenFaultProps {
  screen: SearchScreen;
  title: string;
}

/** What stands in the frame of a page that searches, where what it searches by is faulty or could not be fetched. */
export const ScreenFault = ({ screen: { broken, error, retry }, title }: ScreenFaultProps) =>
  broken ? <ConfigErrorScreen {...broken} /> : <Failed title={title} error={error} retry={retry} />;
