export { default as brandLogoStyles } from './brand-logo.css?inline';

/** Logo of the shop: a C around a cross. Decorative; the name is beside it. */
export function BrandLogo({ size = 28 }: { size?: number | undefined }) {
  return (
    <svg
      className="clinic-brand-mark"
      width={size}
      height={size}
      viewBox="0 0 28 28"
      aria-hidden="true"
    >
      <rect width="28" height="28" rx="7" />
      <path d="M19.6 9.2A7.4 7.4 0 1 0 19.6 18.8" fill="none" strokeWidth="3.2" />
      <path d="M18.4 10.4v7.2M14.8 14h7.2" fill="none" strokeWidth="2.6" />
    </svg>
  );
}
