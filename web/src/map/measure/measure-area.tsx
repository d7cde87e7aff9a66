import { Measuring } from './measuring.tsx';

export default function MeasureArea() {
  return <Measuring kind="polygon" />;
}
