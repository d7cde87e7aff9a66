import {
  Building2,
  CalendarDays,
  Car,
  ChartColumn,
  ClipboardCheck,
  Droplets,
  FileText,
  Gavel,
  History,
  House,
  Image,
  Info,
  Landmark,
  Leaf,
  type LucideIcon,
  Map,
  MapPin,
  PoundSterling,
  Ruler,
  Settings,
  TrainFront,
  Trees,
  TriangleAlert,
  Users,
} from 'lucide-react';

/** The icons for a tab's `mdIcon`, by our names and those of Material Design. */
const icons: Record<string, LucideIcon> = {
  apartment: Building2,
  assignment: ClipboardCheck,
  building: Building2,
  calendar: CalendarDays,
  car: Car,
  chart: ChartColumn,
  'clipboard-check': ClipboardCheck,
  description: FileText,
  droplets: Droplets,
  eco: Leaf,
  'file-text': FileText,
  gavel: Gavel,
  group: Users,
  history: History,
  home: House,
  house: House,
  image: Image,
  info: Info,
  landmark: Landmark,
  leaf: Leaf,
  map: Map,
  'map-pin': MapPin,
  nature: Trees,
  people: Users,
  place: MapPin,
  pound: PoundSterling,
  ruler: Ruler,
  settings: Settings,
  straighten: Ruler,
  train: TrainFront,
  trees: Trees,
  users: Users,
  warning: TriangleAlert,
  water: Droplets,
};

/** The icon with this name, written MapPin, MdMapPin, map_pin or map-pin; undefined if we have none. */
export function tabIcon(name: string | undefined): LucideIcon | undefined {
  const plain = name
    ?.replace(/^Md(?=[A-Z])/, '')
    .replaceAll(/([a-z\d])([A-Z])/g, '$1-$2')
    .replaceAll(/[_\s]+/g, '-')
    .toLowerCase();
  return plain !== undefined && Object.hasOwn(icons, plain) ? icons[plain] : undefined;
}
