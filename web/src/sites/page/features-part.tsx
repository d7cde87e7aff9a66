import { ConfigErrorScreen } from '../../configs/config-error-screen.tsx';
import { useConfig } from '../../configs/use-config.ts';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { FeaturesPanel } from '../features-panel.tsx';
import { useSite } from './site-context.tsx';

/** The site's fields by the council's tabs. */
export default function FeaturesPart() {
  const { site, fields } = useSite();
  const config = useConfig('site-features');
  if (config.status === 'loading') return <SkeletonLines lines={10} height="6" />;
  if (config.status === 'failed')
    return <ConfigErrorScreen errors={config.errors} reload={config.reload} />;
  return <FeaturesPanel tabs={config.config?.tabs ?? []} fields={fields} values={site} />;
}
