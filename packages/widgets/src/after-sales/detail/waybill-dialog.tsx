import {
  afterSalesDomain,
  MOST_WAYBILL_CHARACTERS,
  type ReturnOrder,
  refuseWaybill,
} from '@clinicart/sdk/after-sales';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useSay, useShop, useStore, useWords } from '../../engine/index.ts';
import { awaitsLogin } from '../../identity/account/awaits-login.ts';
import { Button, buttonStyles } from '../../ui/button/button.tsx';
import { Field, fieldStyles } from '../../ui/form/field.tsx';
import { Select, selectStyles } from '../../ui/form/select.tsx';
import { TextInput, textInputStyles } from '../../ui/form/text-input.tsx';
import { Dialog, dialogStyles } from '../../ui/overlay/dialog.tsx';
import { FailureNotice, noticeStyles } from '../../ui/state/notice.tsx';
import { detailWords } from './detail-words.ts';
import waybillDialogCss from './waybill-dialog.css?inline';

export const styles = [
  buttonStyles,
  fieldStyles,
  selectStyles,
  textInputStyles,
  dialogStyles,
  noticeStyles,
  waybillDialogCss,
];

export interface WaybillDialogProps {
  answer: ReturnOrder;
  onClose(): void;
  onSaved(): void;
}

/** The waybill of the return parcel: carrier and number, both required. Spec: 2§2.7, 2§5 */
function WaybillDialog({ answer, onClose, onSaved }: WaybillDialogProps) {
  const say = useSay();
  const text = useWords(detailWords);
  const shop = useShop();
  const afterSales = shop.domain(afterSalesDomain);
  const carriers = useStore(afterSales.carriers.watch(null));
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const known = carriers.value ?? [];
  const { parcel, status } = answer;
  const [chosen, choose] = useState<string>();
  const [waybill, setWaybill] = useState(parcel.waybill);
  const [isChecked, setChecked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  // The application names its carrier by name only.
  const carrierId = chosen ?? known.find(({ name }) => name === parcel.carrier)?.id ?? '';
  const problems = refuseWaybill({ carrierId, waybill });
  const shown = isChecked ? problems : undefined;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    setFailure(undefined);
    const carrier = known.find((each) => each.id === carrierId);
    if (problems || !carrier) {
      const wrong = problems?.carrier || !carrier ? 'select' : 'input';
      form.current?.querySelector<HTMLElement>(wrong)?.focus();
      return;
    }
    setBusy(true);
    const outcome = await afterSales.sendBack(answer.returnNo, { carrier, waybill });
    setBusy(false);
    if (outcome.ok) onSaved();
    else if (!awaitsLogin(shop)) setFailure(outcome.message);
  };

  return (
    <Dialog
      open
      short
      title={status === 'to-send-back' ? text.fillIn : text.changeWaybill}
      required={busy}
      onClose={onClose}
      actions={
        <>
          <Button size="l" disabled={busy} onClick={onClose}>
            {text.close}
          </Button>
          <Button
            kind="primary"
            size="l"
            type="submit"
            form={id}
            busy={busy}
            busyLabel={text.submitting}
          >
            {text.submitWaybill}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={id}
        className="clinic-waybill"
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        {carriers.error && (
          <FailureNotice
            lead={text.carriersFailed}
            onRetry={() => afterSales.carriers.reload(null)}
          >
            {carriers.error.message}
          </FailureNotice>
        )}
        {carriers.status === 'ready' && known.length === 0 && (
          <FailureNotice
            lead={text.noCarriers}
            onRetry={() => afterSales.carriers.reload(null)}
            busy={carriers.refreshing}
          />
        )}
        {failure !== undefined && <FailureNotice>{failure}</FailureNotice>}
        <p className="clinic-waybill-problem" role="alert">
          {shown && say(shown.notice)}
        </p>
        <Field label={text.carrier} required error={shown?.carrier && say(shown.carrier)}>
          <Select
            value={carrierId}
            aria-busy={carriers.status === 'loading' || undefined}
            onChange={(event) => choose(event.target.value)}
          >
            <option value="">{text.chooseCarrier}</option>
            {known.map((carrier) => (
              <option key={carrier.id} value={carrier.id}>
                {carrier.name}
              </option>
            ))}
          </Select>
        </Field>
        <Field
          label={text.waybillNo}
          required
          hint={text.changeable}
          error={shown?.waybill && say(shown.waybill)}
        >
          <TextInput
            value={waybill}
            maxLength={MOST_WAYBILL_CHARACTERS}
            autoComplete="off"
            autoCapitalize="characters"
            onChange={(event) => setWaybill(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}

export { WaybillDialog as part };
