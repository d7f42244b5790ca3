import { useState } from 'react';
import { Button, type ButtonKind } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { Badge } from '../data/badge.tsx';
import { Price } from '../data/price.tsx';
import { Checkbox, Radio } from '../form/choice.tsx';
import { DigitBoxes } from '../form/code-boxes.tsx';
import { Field } from '../form/field.tsx';
import { PasswordInput } from '../form/password-input.tsx';
import { Select } from '../form/select.tsx';
import { Stepper } from '../form/stepper.tsx';
import { TextInput } from '../form/text-input.tsx';
import { useWords } from '../foundation/words.ts';
import { ChatIcon } from '../media/first-icons.tsx';
import { CheckIcon, HeartIcon, PillIcon, ZoomIcon } from '../media/icons.tsx';
import { PictureUpload } from '../upload/picture-upload.tsx';
import { Section } from './section.tsx';
import { previewWords } from './words.ts';

const kinds: ButtonKind[] = ['primary', 'secondary', 'neutral', 'danger', 'danger-solid', 'link'];

export function Buttons() {
  const words = useWords(previewWords);
  const [busy, setBusy] = useState(false);
  return (
    <Section title={words.button}>
      {[false, true].map((disabled) => (
        <div className="preview-row" key={String(disabled)}>
          {kinds.map((kind) => (
            <Button key={kind} kind={kind} disabled={disabled}>
              {kind === 'primary' ? words.add : kind.startsWith('d') ? words.deleted : words.choose}
            </Button>
          ))}
        </div>
      ))}
      <div className="preview-row">
        <Button kind="primary" busy busyLabel={words.adding}>
          {words.add}
        </Button>
        <Button kind="primary" busy={busy} busyLabel={words.adding} onClick={() => setBusy(true)}>
          {words.add}
        </Button>
        <Button size="s">{words.small}</Button>
        <Button size="l" kind="primary">
          {words.buy}
        </Button>
        <Button kind="link" href="#link">
          {words.link}
        </Button>
        <IconButton label={words.save}>
          <HeartIcon size={20} />
        </IconButton>
        <IconButton label={words.pictures} edged>
          <ZoomIcon />
        </IconButton>
      </div>
      <Button block size="l" kind="primary" icon={<CheckIcon />}>
        {words.buy}
      </Button>
    </Section>
  );
}

export function Badges() {
  const words = useWords(previewWords);
  const { badges, notices } = words;
  return (
    <Section title={words.badge}>
      <div className="preview-row">
        <Badge tone="offer">{badges.off}</Badge>
        <Badge tone="accent">{badges.swap}</Badge>
        <Badge tone="primary">{badges.new}</Badge>
        <Badge tone="info" icon={<PillIcon size={14} />}>
          {badges.medicine}
        </Badge>
        <Badge tone="neutral">{badges.out}</Badge>
        <Badge tone="success" icon={<CheckIcon size={14} />}>
          {notices.approved}
        </Badge>
        <Badge tone="warning">{notices.review}</Badge>
        <Badge tone="danger">{notices.rejected}</Badge>
        <Badge tone="outline">{badges.limit}</Badge>
        <Badge tone="count">12</Badge>
        <Badge tone="count">99+</Badge>
      </div>
    </Section>
  );
}

export function Prices() {
  const words = useWords(previewWords);
  const badge = <Badge tone="offer">{words.badges.off}</Badge>;
  return (
    <Section title={words.price}>
      {(['xl', 'l', 'm', 'row'] as const).map((size) => (
        <div key={size}>
          <Price size={size} kind="amount" text="HK$57.80" old="HK$68.00" badge={badge} />
        </div>
      ))}
      <Price
        kind="enquire"
        text={words.enquire}
        action={
          <Button kind="link" href="#contact" icon={<ChatIcon />}>
            {words.contact}
          </Button>
        }
      />
      <Price
        kind="hidden"
        text={words.hidden}
        action={
          <Button size="s" kind="secondary">
            {words.certify}
          </Button>
        }
      />
    </Section>
  );
}

export function Steppers() {
  const words = useWords(previewWords);
  const [value, setValue] = useState(30);
  return (
    <Section title={words.quantity}>
      <div className="preview-row">
        <Stepper
          label={words.quantity}
          value={value}
          min={10}
          max={45}
          step={10}
          onStep={(next) => setValue(value + (next === 'up' ? 10 : -10))}
          onCommit={(text) => setValue(Math.max(10, Math.floor((Number(text) || 10) / 10) * 10))}
          note={words.multiple}
        />
        <Stepper
          label={words.quantity}
          value={40}
          min={10}
          max={40}
          step={10}
          onStep={() => {}}
          onCommit={() => {}}
          note={words.short}
          noteTone="danger"
        />
        <Stepper label={words.quantity} value={0} disabled onStep={() => {}} onCommit={() => {}} />
      </div>
    </Section>
  );
}

export function Fields() {
  const words = useWords(previewWords);
  return (
    <Section title={words.field}>
      <div className="preview-grid">
        <Field label={words.clinic} required>
          <TextInput defaultValue={words.clinicName} />
        </Field>
        <Field label={words.phone} error={words.phoneError}>
          <TextInput
            inputMode="tel"
            defaultValue="6123 88"
            lead={
              <Select bare aria-label={words.district}>
                <option>+852</option>
                <option>+853</option>
              </Select>
            }
          />
        </Field>
        <Field label={words.district} hint={words.districtHint}>
          <Select>
            <option>{words.districts.wanChai}</option>
            <option>{words.districts.kwunTong}</option>
          </Select>
        </Field>
        <Field label={words.password} hint={words.passwordHint}>
          <PasswordInput autoComplete="off" defaultValue="clinic123" />
        </Field>
        <Field label={words.code} optional labelEnd={<a href="#password">{words.password}</a>}>
          <TextInput disabled defaultValue="204817" />
        </Field>
        <Upload />
      </div>
    </Section>
  );
}

export function SecretNumbers() {
  const words = useWords(previewWords);
  const [value, setValue] = useState('204');
  const same = { label: words.secretNumber, length: 6, refusal: words.digitsOnly };
  return (
    <Section title={words.secretNumber}>
      <div className="preview-grid">
        <DigitBoxes {...same} value={value} onChange={setValue} hint={words.passwordHint} />
        <DigitBoxes {...same} value="204817" onChange={() => {}} error={words.digitsOnly} />
        <DigitBoxes {...same} value="2048" onChange={() => {}} disabled />
      </div>
    </Section>
  );
}

export function Choices() {
  const words = useWords(previewWords);
  return (
    <Section title={words.choice}>
      <div className="preview-row">
        <Checkbox label={words.selectAll} defaultChecked />
        <Checkbox label={words.save} />
        <Checkbox label={words.choose} mixed />
        <Checkbox label={words.disabled} disabled />
        <Checkbox label={words.disabled} disabled defaultChecked />
        <Radio name="pay" label="FPS" defaultChecked />
        <Radio name="pay" label="PayMe" />
        <Radio name="pay" label={words.disabled} disabled />
      </div>
    </Section>
  );
}

function Upload() {
  const words = useWords(previewWords);
  const [file, setFile] = useState<File>();
  return (
    <PictureUpload
      label={words.clinic}
      file={file}
      onFile={setFile}
      onRemove={() => setFile(undefined)}
    />
  );
}
