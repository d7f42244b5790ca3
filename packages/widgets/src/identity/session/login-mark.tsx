import { useWidget } from '../../engine/index.ts';
import { BrandLogo } from '../../ui/media/brand-logo.tsx';
import { Image } from '../../ui/media/image.tsx';
import { markAddress } from './mark-address.ts';

const SIZE = 36;

/** The partner's picture beside the title of the login dialog, or else the mark of the shop. */
export function LoginMark() {
  const { element, links } = useWidget();
  return (
    <Image
      className="clinic-login-mark"
      src={element && markAddress(links().mark, element.baseURI)}
      alt=""
      width={SIZE}
      height={SIZE}
      fallback={<BrandLogo size={SIZE} />}
    />
  );
}
