import type { OrderFormat } from '@clinicart/sdk/quick-order';
import { quickOrderDomain } from '@clinicart/sdk/quick-order';
import { type FormEvent, useState } from 'react';
import { useShop, useWords } from '../engine/index.ts';
import { Button, buttonStyles } from '../ui/button/button.tsx';
import panelCss from '../ui/data/panel.css?inline';
import { Field, fieldStyles, useFieldControl } from '../ui/form/field.tsx';
import { saveFile } from '../ui/page/save-file.ts';
import { FileDrop, fileDropStyles } from '../ui/upload/file-drop.tsx';
import { quickOrderWords } from './quick-order-words.ts';
import type { QuickOrderModel } from './use-quick-order.ts';

export const listInputStyles = [buttonStyles, fieldStyles, fileDropStyles, panelCss];

const ACCEPTED = '.csv,.tsv,.txt,.xlsx,.xls,text/csv,text/plain';

/** The sources of a list: typed, pasted or a file. Spec: 1§5 */
export function ListInput({ order }: { order: QuickOrderModel }) {
  const words = useWords(quickOrderWords);
  const { trouble, work, shown } = order;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!work) void order.list.takeText(order.text);
  };
  return (
    <section className="clinic-panel clinic-qo-input">
      <form className="clinic-qo-typed" onSubmit={submit} noValidate>
        <Field
          label={words.listLabel}
          hint={words.listHint}
          error={trouble?.at === 'text' ? trouble.message : undefined}
        >
          <ListArea order={order} />
        </Field>
        <Button
          type="submit"
          kind={shown ? 'secondary' : 'primary'}
          busy={work !== undefined}
          busyLabel={words.checking}
        >
          {shown ? words.checkMore : words.check}
        </Button>
      </form>
      <div className="clinic-qo-file">
        <FileDrop
          label={words.fileLabel}
          choose={words.choose}
          hint={words.fileHint}
          accept={ACCEPTED}
          error={trouble?.at === 'file' ? trouble.message : undefined}
          busy={work !== undefined}
          busyLabel={work?.kind === 'reading' ? words.reading : words.checking}
          onFile={(file) => void order.list.takeFile(file)}
        />
        <p className="clinic-qo-templates">
          {words.template}
          <Template format="xlsx" />
          <Template format="csv" />
        </p>
      </div>
    </section>
  );
}

function ListArea({ order }: { order: QuickOrderModel }) {
  const words = useWords(quickOrderWords);
  const control = useFieldControl();
  return (
    <textarea
      {...control}
      className="clinic-qo-area"
      part="input"
      rows={6}
      spellCheck={false}
      autoComplete="off"
      autoCapitalize="off"
      placeholder={words.example}
      value={order.text}
      onChange={(event) => order.list.type(event.target.value)}
    />
  );
}

function Template({ format }: { format: OrderFormat }) {
  const shop = useShop();
  const words = useWords(quickOrderWords);
  const [busy, setBusy] = useState(false);
  const load = async () => {
    setBusy(true);
    try {
      saveFile(
        await shop.domain(quickOrderDomain).template(format),
        `${words.templateFile}.${format}`,
      );
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      kind="link"
      size="s"
      busy={busy}
      aria-label={`${words.template} ${format.toUpperCase()}`}
      onClick={load}
    >
      {format.toUpperCase()}
    </Button>
  );
}
