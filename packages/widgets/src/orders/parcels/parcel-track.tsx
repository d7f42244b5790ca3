import type { ShopError } from '@clinicart/sdk';
import {
  type OrderParcel,
  ordersDomain,
  parcelMood,
  parcelWording,
  shouldAskAboutParcel,
  type Tracking,
  type TrackingEvent,
  unknownWaybill,
} from '@clinicart/sdk/orders';
import { useState } from 'react';
import { useLanguage, useSay, useShop, useStore, useWords } from '../../engine/index.ts';
import { Button, buttonStyles } from '../../ui/button/button.tsx';
import { CopyButton, copyButtonStyles } from '../../ui/button/copy-button.tsx';
import { Badge, badgeStyles } from '../../ui/data/badge.tsx';
import { ServerText } from '../../ui/data/server-text.tsx';
import { AlertIcon } from '../../ui/media/first-icons.tsx';
import { TruckIcon } from '../../ui/media/icons.tsx';
import { Empty, emptyStyles } from '../../ui/state/empty.tsx';
import { FailureBlock, failureBlockStyles, TryAgain } from '../../ui/state/error-state.tsx';
import { FailureNotice, Notice, noticeStyles } from '../../ui/state/notice.tsx';
import { Loading, Skeleton, skeletonStyles } from '../../ui/state/skeleton.tsx';
import { fullTime, recentTime } from '../order-time.ts';
import parcelDialogCss from './parcel-dialog.css?inline';
import { PARCEL_TONES } from './parcel-tone.ts';
import { parcelWords } from './parcel-words.ts';

export const parcelTrackStyles = [
  buttonStyles,
  copyButtonStyles,
  badgeStyles,
  emptyStyles,
  failureBlockStyles,
  noticeStyles,
  skeletonStyles,
  parcelDialogCss,
];

/** Carrier, waybill, state and timeline of a parcel; a refresh keeps what is shown. Spec: 2§2.6, 2§4 */
export function ParcelTrack({ parcel }: { parcel: OrderParcel }) {
  const shop = useShop();
  const text = useWords(parcelWords);
  const language = useLanguage();
  const { tracking } = shop.domain(ordersDomain);
  const query = { waybill: parcel.waybill, carrierId: parcel.carrierId };
  const read = useStore(tracking.watch(query));
  // The last answer stays while a refresh runs, and after it has failed.
  const [last, setLast] = useState<{ tracking: Tracking; at: number }>();
  if (read.value && read.value !== last?.tracking)
    setLast({ tracking: read.value, at: shop.clock.now() });
  const reload = () => tracking.reload(query);
  const shown = last?.tracking;
  const isRefreshing = read.status === 'ready' && read.refreshing;
  return (
    <section className="clinic-parcel-track">
      <TrackHead parcel={parcel} tracking={shown} />
      {read.error && shown && (
        <FailureNotice lead={text.notUpdated} onRetry={reload}>
          {read.error.message}
        </FailureNotice>
      )}
      {read.error && !shown && <Refused error={read.error} onRetry={reload} />}
      {!read.error && !shown && <TrackSkeleton />}
      {shown && <Timeline tracking={shown} now={last.at} />}
      {shown && (
        <p className="clinic-parcel-updated">
          {text.updated({ time: recentTime(last.at, last.at, language, text.todayIn) })}
          <Button
            kind="link"
            size="s"
            busy={isRefreshing}
            busyLabel={text.refreshing}
            onClick={reload}
          >
            {text.refresh}
          </Button>
        </p>
      )}
    </section>
  );
}

function TrackHead({ parcel, tracking }: { parcel: OrderParcel; tracking: Tracking | undefined }) {
  const say = useSay();
  const text = useWords(parcelWords);
  const { waybill } = parcel;
  return (
    <div className="clinic-parcel-head">
      <TruckIcon size={20} />
      <div>
        <h3>{tracking?.carrier || text.unknownCarrier}</h3>
        <p>
          {waybill}
          <CopyButton text={waybill} label={text.copyWaybill({ waybill })} />
        </p>
      </div>
      {tracking && (
        <Badge tone={PARCEL_TONES[parcelMood(tracking.state)]}>
          {say(parcelWording(tracking.state))}
        </Badge>
      )}
    </div>
  );
}

/** A refusal in the server's words, or as an unknown waybill where it has none, or a failure; both offer a retry. Spec: 2§8 */
function Refused({
  error,
  onRetry,
}: {
  error: Pick<ShopError, 'kind' | 'message' | 'serverMessage'>;
  onRetry(): void;
}) {
  const say = useSay();
  const text = useWords(parcelWords);
  if (error.kind !== 'server')
    return <FailureBlock onRetry={onRetry}>{error.message}</FailureBlock>;
  return (
    <Empty
      role="alert"
      icon={<AlertIcon size={20} />}
      title={error.serverMessage ?? say(unknownWaybill())}
      action={<TryAgain onRetry={onRetry} />}
    >
      {text.askWhy}
    </Empty>
  );
}

function Timeline({ tracking, now }: { tracking: Tracking; now: number }) {
  const text = useWords(parcelWords);
  const { state, events } = tracking;
  return (
    <div className="clinic-parcel-way">
      {shouldAskAboutParcel(state) && (
        <Notice tone={parcelMood(state) === 'wrong' ? 'danger' : 'warning'}>
          {state === 'unknown' ? text.unknownState : text.askWhy}
        </Notice>
      )}
      {events.length === 0 ? (
        <p>{text.noEvents}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the list scrolls, so that the keyboard must reach it.
        <ol className="clinic-parcel-timeline" aria-label={text.timeline} tabIndex={0}>
          {events.map((event, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a carrier may repeat an event.
            <Event key={index} event={event} now={now} />
          ))}
        </ol>
      )}
    </div>
  );
}

function Event({ event, now }: { event: TrackingEvent; now: number }) {
  const text = useWords(parcelWords);
  const language = useLanguage();
  const { at } = event;
  return (
    <li>
      <ServerText as="p">{event.text}</ServerText>
      <p className="clinic-parcel-time">
        {at === undefined ? (
          event.time
        ) : (
          <time dateTime={new Date(at).toISOString()} title={fullTime(at, language)}>
            {recentTime(at, now, language, text.today)}
          </time>
        )}
      </p>
    </li>
  );
}

const EVENTS = 4;

function TrackSkeleton() {
  const text = useWords(parcelWords);
  return (
    <Loading label={text.loading}>
      <div className="clinic-parcel-way">
        {Array.from({ length: EVENTS }, (_, event) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have nothing else to tell them apart.
          <div key={event}>
            <Skeleton width={75} />
            <Skeleton width={33} />
          </div>
        ))}
      </div>
    </Loading>
  );
}
