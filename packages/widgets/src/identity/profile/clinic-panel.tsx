import { addressLine, formFor, mayCertify } from '@clinicart/sdk/identity';
import { useLanguage, useShop, useWords } from '../../engine/index.ts';
import { Button, buttonStyles } from '../../ui/button/button.tsx';
import panelCss from '../../ui/data/panel.css?inline';
import { Words } from '../../ui/data/server-text.tsx';
import { VisuallyHidden } from '../../ui/foundation/visually-hidden.tsx';
import { Image } from '../../ui/media/image.tsx';
import { Skeleton, skeletonStyles } from '../../ui/state/skeleton.tsx';
import { CertificationBadge, certificationBadgeStyles } from '../account/certification-badge.tsx';
import { useRegionNames } from '../account/region-names.tsx';
import type { PanelProps } from './profile-head.tsx';
import { profileWords } from './profile-words.ts';

export const clinicPanelStyles = [buttonStyles, certificationBadgeStyles, skeletonStyles, panelCss];

/** The clinic: name, address, certificate and state of the certification. Spec: 1§2, 1§4 */
export function ClinicPanel({ account, open }: PanelProps) {
  const text = useWords(profileWords);
  const language = useLanguage();
  const { places, isAwaited } = useRegionNames([account]);
  const { certification } = account;
  const address = isAwaited
    ? [account.unit, account.street].filter(Boolean).join(', ')
    : addressLine(account, places, language);
  const rows = [
    [text.clinicName, account.clinicName],
    [text.contact, account.name],
    [text.address, isAwaited && address === '' ? undefined : address],
  ] as const;
  return (
    <section className="clinic-panel clinic-profile-panel">
      <h2>{text.clinic}</h2>
      <div className="clinic-profile-clinic">
        <dl>
          {rows.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {value === undefined ? <Skeleton width={66} /> : <Words>{value}</Words>}
                {value === '' && <span className="clinic-profile-note">{text.empty}</span>}
              </dd>
            </div>
          ))}
          <div>
            <dt>{text.result}</dt>
            <dd>
              <CertificationBadge certification={certification} />{' '}
              <span className="clinic-profile-note">{text.about[certification]}</span>
            </dd>
          </div>
        </dl>
        <Licence path={account.licencePath} />
        <div className="clinic-profile-actions">
          <Button onClick={() => open(formFor('clinic', certification))}>
            {mayCertify(certification) ? text.editClinic : text.viewClinic}
          </Button>
          <Button onClick={() => open('address')}>{text.editAddress}</Button>
        </div>
      </div>
    </section>
  );
}

function Licence({ path }: { path: string | undefined }) {
  const shop = useShop();
  const text = useWords(profileWords);
  const src = shop.picture(path, 'detail');
  return (
    <figure className="clinic-profile-licence">
      <figcaption>{text.licence}</figcaption>
      {src ? (
        <>
          <Image src={src} alt="" loading="lazy" />
          <a href={src} target="_blank" rel="noreferrer">
            {text.view}
            <VisuallyHidden>{text.newTab}</VisuallyHidden>
          </a>
        </>
      ) : (
        <span className="clinic-profile-note">{text.noLicence}</span>
      )}
    </figure>
  );
}
