import { chakra } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { ImportList } from './import-list.tsx';
import { ImportReport } from './import-report.tsx';
import { geodataPageMessages as messages } from './messages.ts';
import { UploadForm } from './upload-form.tsx';
import { PageFrame } from '../../ui/page-frame/page-frame.tsx';

/** Upload of registers, sites and layers; `?import=<id>` shows that import's progress and report. */
export default function GeodataUploadPage() {
  const [search, setSearch] = useSearchParams();
  const shown = Number(search.get('import')) || undefined;
  const show = (id: number | undefined) =>
    setSearch(id === undefined ? {} : { import: String(id) });
  return (
    <PageFrame kind="page" title={messages.title} intro={<p>{messages.intro}</p>}>
      {shown !== undefined && (
        <ImportReport key={shown} id={shown} onClose={() => show(undefined)} />
      )}
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: '1fr', lg: '360px 1fr' }}
        gap="6"
        alignItems="start"
      >
        <UploadForm isSecond={shown !== undefined} onStarted={show} />
        <ImportList shown={shown} onShow={show} />
      </chakra.div>
    </PageFrame>
  );
}
