/** Props of every icon. Icons are decorative: the text is beside them or on the button. */
export interface IconProps {
  /** Width and height in px; the stroke is 1.5 px at every size. */
  size?: number | undefined;
  className?: string | undefined;
}

/** Draws an icon from its path. */
// @__NO_SIDE_EFFECTS__
export function icon(path: string) {
  return ({ size = 16, className }: IconProps) => (
    <svg
      className={className ? `clinic-icon ${className}` : 'clinic-icon'}
      width={size}
      height={size}
      viewBox="0 0 20 20"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <path d={path} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
