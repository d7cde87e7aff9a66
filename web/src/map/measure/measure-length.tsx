import { Measuring } from './measuring.tsx';

export default function MeasureLength() {
  return <Measuring kind="line" />;
}
