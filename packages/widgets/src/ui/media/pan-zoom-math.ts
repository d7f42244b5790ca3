/** Position of a picture on its stage: enlarged by `scale`, its centre moved by `x` and `y` px. */
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
/** Pictures are 1024 px wide, so a larger scale shows no more detail. */
export const MOST_SCALE = 4;

/** Limits a value to ±`most`; `+ 0` turns −0 into 0. */
const between = (value: number, most: number) => Math.min(most, Math.max(-most, value)) + 0;

/**
 * Returns the nearest view in which the picture leaves no gap at an edge of the stage. A picture that covers the stage
 * exceeds it in one direction even at scale 1.
 */
export function fit({ scale, x, y }: View, stage: Size, picture: Size = stage): View {
  const bounded = Math.min(MOST_SCALE, Math.max(1, scale));
  return {
    scale: bounded,
    x: between(x, Math.max(0, (picture.width * bounded - stage.width) / 2)),
    y: between(y, Math.max(0, (picture.height * bounded - stage.height) / 2)),
  };
}

/** Enlarges around a point, which stays under the finger. `point` is relative to the centre of the stage. */
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

/** Returns the visible part of a picture, as fractions of the picture from its upper left corner. */
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
