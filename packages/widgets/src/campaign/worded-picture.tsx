import type { ReactNode } from 'react';
import type { LinkProps } from '../engine/index.ts';
import { WidePicture, type WideShape, widePictureStyles } from './wide-picture.tsx';

export const wordedPictureStyles = widePictureStyles;

interface WordedPictureProps {
  /** URL template of the server; '' for none. */
  picture: string;
  shape: WideShape;
  /** Words over the picture; without them it carries its own. */
  words: ReactNode;
  /** Names a picture without words over it; '' where a heading beside it does. */
  alt: string;
  /** The same as text below the picture, which may carry none. */
  caption?: string | undefined;
  link?: LinkProps | undefined;
  eager?: boolean;
}

/** A wide picture with words over it: text, readable at every width and in both languages. */
export function WordedPicture(props: WordedPictureProps) {
  const { picture, shape, words, alt, link, eager } = props;
  const caption = words ? undefined : props.caption;
  const Place = link ? 'a' : 'div';
  return (
    <Place
      {...link}
      aria-label={link && !words && !picture && !caption ? alt : undefined}
      className="clinic-worded"
      data-shape={shape}
      data-worded={words ? '' : undefined}
    >
      {picture && (
        <WidePicture
          src={picture}
          alt={words || caption ? '' : alt}
          shape={shape}
          eager={eager ?? false}
        />
      )}
      {caption && <span className="clinic-worded-caption">{caption}</span>}
      {words && <div className="clinic-worded-words">{words}</div>}
    </Place>
  );
}
