import {
  type ReturnKind,
  type ReturnStore,
  returnStores,
  servicesOf,
} from '@clinicart/sdk/after-sales';
import { useId } from 'react';
import { OptionCard, optionCardStyles } from '../../checkout/option-card.tsx';
import { useSay, useWords } from '../../engine/index.ts';
import { Badge, badgeStyles } from '../../ui/data/badge.tsx';
import panelCss from '../../ui/data/panel.css?inline';
import { PillIcon } from '../../ui/media/icons.tsx';
import { afterSalesWords } from '../after-sales-words.ts';
import { applicationWords } from './application-words.ts';
import { GoodRow, goodRowStyles } from './good-row.tsx';
import goodsStepCss from './goods-step.css?inline';
import type { Application } from './use-application.ts';

export const goodsStepStyles = [
  badgeStyles,
  panelCss,
  optionCardStyles,
  goodRowStyles,
  goodsStepCss,
];

/** The first step: the service, then the goods of each store. Spec: 2§2.7, 2§4 Service type */
export function GoodsStep({ application }: { application: Application }) {
  const stores = returnStores(application.order);
  return (
    <>
      <Services application={application} stores={stores} />
      {stores.map((store, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two stores may have no name, and their order is fixed.
        <StoreGoods key={index} store={store} application={application} />
      ))}
    </>
  );
}

interface ServicesProps {
  application: Application;
  stores: readonly ReturnStore[];
}

/** The services that the order allows; a single one is stated. */
function Services({ application, stores }: ServicesProps) {
  const say = useSay();
  const text = useWords(applicationWords);
  const id = useId();
  const { order, kind, change } = application;
  const services = servicesOf(order);
  const count = stores.flatMap(({ lines }) => lines).filter(({ most }) => most > 0).length;
  const about = (service: ReturnKind) =>
    service === 'return-all' ? text.about[service]({ count }) : text.about[service];
  const [only] = services;
  if (only !== undefined && services.length === 1)
    return (
      <section className="clinic-panel clinic-return-service" aria-labelledby={id}>
        <h2 id={id}>{text.onlyService}</h2>
        <p>
          <b>{say({ reason: `return-kind-${only}`, facts: {} })}</b>
        </p>
        <p className="clinic-return-quiet">{say({ reason: 'return-not-shipped', facts: {} })}</p>
      </section>
    );
  return (
    <fieldset className="clinic-panel clinic-return-service" aria-labelledby={id}>
      <h2 id={id}>{text.service}</h2>
      <div className="clinic-return-services">
        {services.map((service) => (
          <OptionCard
            key={service}
            name={id}
            isChosen={kind === service}
            onChoose={() => change({ kind: service })}
            title={say({ reason: `return-kind-${service}`, facts: {} })}
          >
            {about(service)}
          </OptionCard>
        ))}
      </div>
    </fieldset>
  );
}

function StoreGoods({ store, application }: { store: ReturnStore; application: Application }) {
  const say = useSay();
  const text = useWords(applicationWords);
  const words = useWords(afterSalesWords);
  const { named } = application;
  const chosen = store.lines.filter(({ key }) => named[key] !== undefined).length;
  const name = store.name || text.ownStore;
  return (
    <section className="clinic-panel clinic-return-store" aria-label={name}>
      <header>
        <h2>{name}</h2>
        {store.isMedicine && (
          <Badge tone="info" icon={<PillIcon size={12} />}>
            {words.medicine}
          </Badge>
        )}
        <p>
          {store.problem ? say(store.problem) : text.chosen({ chosen, all: store.lines.length })}
        </p>
      </header>
      <div className="clinic-return-columns" aria-hidden="true">
        <span>{text.product}</span>
        <span>{words.price}</span>
        <span>{text.bought}</span>
        <span>{text.quantity}</span>
        <span>{words.refund}</span>
      </div>
      <ul>
        {store.lines.map((line) => (
          <GoodRow key={line.key} line={line} application={application} />
        ))}
      </ul>
    </section>
  );
}
