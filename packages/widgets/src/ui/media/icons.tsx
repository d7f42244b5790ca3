import { icon } from './icon.tsx';

const ring = 'M10 2.25a7.75 7.75 0 1 0 0 15.5 7.75 7.75 0 0 0 0-15.5Z';
const lens = 'M8.75 3a5.75 5.75 0 1 0 0 11.5 5.75 5.75 0 0 0 0-11.5ZM13 13l4.25 4.25';
const eye =
  'M1.75 10C3.65 6.4 6.55 4.5 10 4.5s6.35 1.9 8.25 5.5c-1.9 3.6-4.8 5.5-8.25 5.5S3.65 13.6 1.75 10ZM10 7.25a2.75 2.75 0 1 0 0 5.5 2.75 2.75 0 0 0 0-5.5Z';

export const BackIcon = icon('M16.5 10h-13M9 4.5 3.5 10 9 15.5');
export const BankIcon = icon(
  'M2.5 8 10 3.5 17.5 8h-15ZM4.75 8v6.5M8.25 8v6.5M11.75 8v6.5M15.25 8v6.5M2.5 16.5h15',
);
export const CardIcon = icon('M2.25 4.5h15.5v11H2.25v-11ZM2.25 8h15.5M5 12h3.5');
export const CheckIcon = icon('m4 10.5 4 4 8-9');
export const ChevronDownIcon = icon('m5 7.5 5 5 5-5');
export const ChevronLeftIcon = icon('m12.5 5-5 5 5 5');
export const ChevronRightIcon = icon('m7.5 5 5 5-5 5');
export const ChevronUpIcon = icon('m5 12.5 5-5 5 5');
export const ClockIcon = icon(`${ring}M10 5.5V10l3 2`);
export const CloseIcon = icon('m5 5 10 10M15 5 5 15');
export const CompareIcon = icon('M3 3.5h5.25v13H3ZM11.75 3.5H17v13h-5.25Z');
export const CopyIcon = icon('M7 7h10v10H7ZM13 7V3H3v10h4');
export const DocumentIcon = icon(
  'M11.5 2.25H5a1 1 0 0 0-1 1v13.5a1 1 0 0 0 1 1h10a1 1 0 0 0 1-1v-10l-4.5-4.5ZM11.5 2.25v4.5H16',
);
export const ExternalIcon = icon('M8 4H4v12h12v-4M11.5 3.25h5.25V8.5M16.5 3.5 9 11');
export const EyeIcon = icon(eye);
export const EyeOffIcon = icon(`${eye}M3.5 3l13 14`);
export const FilterIcon = icon('M2.75 4h14.5l-5.75 6.75V16l-3 1.25v-6.5L2.75 4Z');
export const GiftIcon = icon(
  'M3 7h14v3.25H3ZM4.25 10.25V17h11.5v-6.75M10 7v10M10 7C7.5 7 5.75 6 5.75 4.6S8.5 2.4 10 7ZM10 7c2.5 0 4.25-1 4.25-2.4S11.5 2.4 10 7Z',
);
export const GlobeIcon = icon(
  `${ring}M2.25 10h15.5M10 2.25c4.2 4.4 4.2 11.1 0 15.5-4.2-4.4-4.2-11.1 0-15.5Z`,
);
export const GridIcon = icon(
  'M3 3h5.5v5.5H3ZM11.5 3H17v5.5h-5.5ZM3 11.5h5.5V17H3ZM11.5 11.5H17V17h-5.5Z',
);
export const HeartIcon = icon(
  'M10 16.75C5.5 13.5 2.5 10.9 2.5 7.5a3.9 3.9 0 0 1 3.9-4c1.5 0 2.8.8 3.6 2.1.8-1.3 2.1-2.1 3.6-2.1a3.9 3.9 0 0 1 3.9 4c0 3.4-3 6-7.5 9.25Z',
);
export const InfoIcon = icon(`${ring}M10 9.25v4.5M10 6.4v.1`);
export const LogOutIcon = icon('M8.5 3H3.5v14h5M12.5 6l4 4-4 4M16.5 10h-9');
export const MailIcon = icon('M2.5 4.25h15v11.5h-15ZM2.5 5l7.5 6 7.5-6');
export const MapPinIcon = icon(
  'M10 2.25a5.9 5.9 0 0 0-6 5.95c0 3.6 3 6.8 6 9.55 3-2.75 6-5.95 6-9.55a5.9 5.9 0 0 0-6-5.95ZM10 6a2.1 2.1 0 1 0 0 4.2A2.1 2.1 0 0 0 10 6Z',
);
export const MenuIcon = icon('M3 5h14M3 10h14M3 15h14');
export const PauseIcon = icon('M7 4v12M13 4v12');
export const PhoneIcon = icon(
  'M6.75 2.75 4 3.5c-1 .3-1.4 1-1.25 2 .9 6 5.75 10.85 11.75 11.75 1 .15 1.7-.25 2-1.25l.75-2.75-3.75-2-1.75 1.75C9.55 12 8 10.45 7 8.25L8.75 6.5l-2-3.75Z',
);
export const PillIcon = icon(
  'M11.2 4.2a3.25 3.25 0 0 1 4.6 4.6l-7 7a3.25 3.25 0 0 1-4.6-4.6l7-7ZM7.7 7.7l4.6 4.6',
);
export const PlayIcon = icon('M6 3.5v13L16.5 10 6 3.5Z');
export const PrinterIcon = icon(
  'M5.5 7V2.75h9V7M5.5 14H3V7h14v7h-2.5M5.5 11.5h9v5.75h-9ZM14 9.25v.1',
);
export const QrIcon = icon(
  'M3.25 3.25h5v5h-5zM11.75 3.25h5v5h-5zM3.25 11.75h5v5h-5zM11.75 11.75h2.5v2.5M16.75 11.75v5h-5',
);
export const ReturnIcon = icon('M7 3.5 3 7.5l4 4M3 7.5h9.5a4.5 4.5 0 0 1 0 9H7');
export const SearchIcon = icon(lens);
export const LockIcon = icon('M4.5 9h11v8h-11zM7 9V6a3 3 0 0 1 6 0v3');
export const ShieldCheckIcon = icon(
  'M10 2.25l6.25 2.25v5c0 3.9-2.5 6.7-6.25 8.25C6.25 16.2 3.75 13.4 3.75 9.5v-5L10 2.25ZM7 10l2.2 2.2 4-4.2',
);
export const SortIcon = icon('m6.5 7.5 3.5-3.5 3.5 3.5M6.5 12.5 10 16l3.5-3.5');
export const SortDownIcon = icon('M10 4v12M5.5 11.5 10 16l4.5-4.5');
export const SortUpIcon = icon('M10 16V4M5.5 8.5 10 4l4.5 4.5');
export const StarIcon = icon(
  'm10 2.5 2.3 4.8 5.2.7-3.8 3.6.9 5.2-4.6-2.5-4.6 2.5.9-5.2L2.5 8l5.2-.7L10 2.5Z',
);
export const StopIcon = icon('M4.75 4.75h10.5v10.5H4.75Z');
export const SwapIcon = icon('M3 7h14l-3.5-3.5M17 13H3l3.5 3.5');
export const TagIcon = icon(
  'M10.6 3H3v7.6l6.9 6.9a1.2 1.2 0 0 0 1.7 0l5.9-5.9a1.2 1.2 0 0 0 0-1.7L10.6 3ZM6.6 6.6v.05',
);
export const TrashIcon = icon(
  'M3.25 5.25h13.5M7.5 5.25V3h5v2.25M4.75 5.25l.75 12h9l.75-12M8.25 8.5V14M11.75 8.5V14',
);
export const TruckIcon = icon(
  'M1.75 4.5h10.5v10H1.75ZM12.25 8h3.25l2.75 3v3.5h-6ZM5.5 13.25a1.75 1.75 0 1 0 0 3.5 1.75 1.75 0 0 0 0-3.5ZM14.5 13.25a1.75 1.75 0 1 0 0 3.5 1.75 1.75 0 0 0 0-3.5Z',
);
export const UploadIcon = icon('M10 13.5v-10M6 7.25l4-3.75 4 3.75M3.5 13v3.5h13V13');
export const UserIcon = icon(
  'M10 3a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM3.5 17.25c.4-3 3-4.75 6.5-4.75s6.1 1.75 6.5 4.75',
);
export const WalletIcon = icon(
  'M3 5.5h13a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-11a1.5 1.5 0 0 1 1.5-1.5h10v2.5M17 9h-3.5a2 2 0 0 0 0 4H17M13.6 11v.05',
);
export const ZoomIcon = icon(`${lens}M6.5 8.75H11M8.75 6.5V11`);
