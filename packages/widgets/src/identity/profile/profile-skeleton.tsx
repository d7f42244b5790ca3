import { useWords } from '../../engine/index.ts';
import panelCss from '../../ui/data/panel.css?inline';
import { Loading, Skeleton, skeletonStyles } from '../../ui/state/skeleton.tsx';
import avatarCss from '../account/avatar.css?inline';
import { profileWords } from './profile-words.ts';

export const profileSkeletonStyles = [skeletonStyles, panelCss, avatarCss];

const ROWS = ['phone', 'email', 'password', 'payPassword'];

/** Placeholder of the profile while it loads. */
export function ProfileSkeleton() {
  const text = useWords(profileWords);
  return (
    <Loading label={text.loading}>
      <div className="clinic-profile">
        <div className="clinic-panel clinic-profile-head">
          <span className="clinic-avatar" />
          <div>
            <h1>{text.title}</h1>
            <Skeleton width={33} />
          </div>
        </div>
        <div className="clinic-panel clinic-profile-panel">
          <h2>{text.security}</h2>
          <div>
            {ROWS.map((row) => (
              <div key={row} className="clinic-profile-row">
                <Skeleton width={75} />
                <Skeleton width={50} />
              </div>
            ))}
          </div>
        </div>
      </div>
    </Loading>
  );
}
