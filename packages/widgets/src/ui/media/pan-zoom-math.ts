/** How a picture stands on its stage: enlarged by `scale`, its middle moved by `x` and `y` px. */
export interface View {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const WHOLE: View = { scale: 1, x: 0, y: 0 };
/** Pictures are 1024 px: more than this shows nothing new. */
export const MOST_SCALE = 4;

/** `+ 0` makes a plain zero of a negative one. */
const between = (value: number, most: number) => Math.min(most, Math.max(-most, value)) + 0;

/**
 * The nearest view in which no edge of the picture comes away from its edge of the stage. A picture that covers
 * the stage is larger than it in one direction even at scale 1.
 */
export function fit({ scale, x, y }: View, stage: Size, picture: Size = stage): View {
  const bounded = Math.min(MOST_SCALE, Math.max(1, scale));
  return {
    scale: bounded,
    x: between(x, Math.max(0, (picture.width * bounded - stage.width) / 2)),
    y: between(y, Math.max(0, (picture.height * bounded - stage.height) / 2)),
  };
}

/** Enlarges around a point, which stays under the finger; `point` is measured from the middle of the stage. */
export function zoomAt(
  view: View,
  factor: number,
  point: { readonly x: number; readonly y: number },
  stage: Size,
  picture: Size = stage,
): View {
  const scale = Math.min(MOST_SCALE, Math.max(1, view.scale * factor));
  const share = scale / view.scale;
  return fit(
    {
      scale,
      x: point.x - (point.x - view.x) * share,
      y: point.y - (point.y - view.y) * share,
    },
    stage,
    picture,
  );
}

export function moveBy(view: View, x: number, y: number, stage: Size, picture: Size = stage): View {
  return fit({ ...view, x: view.x + x, y: view.y + y }, stage, picture);
}

/** The part of a picture that shows on the stage, in shares of the picture from its upper left corner. */
export function shownOf(
  { scale, x, y }: View,
  stage: Size,
  picture: Size,
): { readonly x: number; readonly y: number; readonly width: number; readonly height: number } {
  const width = picture.width * scale;
  const height = picture.height * scale;
  return {
    x: ((width - stage.width) / 2 - x) / width,
    y: ((height - stage.height) / 2 - y) / height,
    width: stage.width / width,
    height: stage.height / height,
  };
}
