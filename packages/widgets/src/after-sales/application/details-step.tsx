import {
  type DetailsProblems,
  MOST_PROOFS,
  MOST_RETURN_REMARK_CHARACTERS,
  RETURN_REASONS,
} from '@clinicart/sdk/after-sales';
import { MOST_UPLOAD_BYTES, PICTURE_FILES } from '@clinicart/sdk/values';
import { useId } from 'react';
import { OptionCard, optionCardStyles } from '../../checkout/option-card.tsx';
import { useSay, useWords } from '../../engine/index.ts';
import panelCss from '../../ui/data/panel.css?inline';
import { Field, fieldStyles } from '../../ui/form/field.tsx';
import { TextArea, textAreaStyles } from '../../ui/form/text-area.tsx';
import { AlertIcon } from '../../ui/media/first-icons.tsx';
import { Notice, noticeStyles } from '../../ui/state/notice.tsx';
import { PictureTiles, pictureTilesStyles } from '../../ui/upload/picture-tiles.tsx';
import { ApplicationSummary, applicationSummaryStyles } from './application-summary.tsx';
import { applicationWords } from './application-words.ts';
import detailsStepCss from './details-step.css?inline';
import type { Application } from './use-application.ts';
import { type Proofs, progressOfEach } from './use-proofs.ts';

export const detailsStepStyles = [
  fieldStyles,
  textAreaStyles,
  noticeStyles,
  panelCss,
  optionCardStyles,
  pictureTilesStyles,
  applicationSummaryStyles,
  detailsStepCss,
];

const MEGABYTE = 1024 ** 2;

interface DetailsStepProps {
  application: Application;
  proofs: Proofs;
  /** From 0 to 1 while the application is sent. */
  progress: number | undefined;
  problems: DetailsProblems | undefined;
  /** Returns to the first step. */
  onBack(): void;
}

/** The second step: the reason, words and pictures, beside the summary of the first. Spec: 2§2.7, 2§4 Reason */
export function DetailsStep(props: DetailsStepProps) {
  const { application, progress, onBack } = props;
  return (
    <div className="clinic-return-details">
      <div className="clinic-panel clinic-return-form">
        <Reasons {...props} />
        <Remark {...props} />
        <Pictures {...props} />
      </div>
      <ApplicationSummary
        application={application}
        isSending={progress !== undefined}
        onBack={onBack}
      />
    </div>
  );
}

function Reasons({ application, problems }: DetailsStepProps) {
  const say = useSay();
  const text = useWords(applicationWords);
  const id = useId();
  const { reason, change } = application;
  return (
    <fieldset
      className="clinic-return-reasons"
      aria-labelledby={`${id}-title`}
      aria-describedby={problems?.reason ? `${id}-problem` : undefined}
    >
      <h2 id={`${id}-title`}>{text.reason}</h2>
      <div>
        {RETURN_REASONS.map((each) => (
          <OptionCard
            key={each}
            name={id}
            isChosen={reason === each}
            onChoose={() => change({ reason: each })}
            title={say({ reason: `return-reason-${each}`, facts: {} })}
          >
            {text.reasons[each]}
          </OptionCard>
        ))}
      </div>
      <p className="clinic-return-problem" id={`${id}-problem`} role="alert">
        {problems?.reason && (
          <>
            <AlertIcon size={14} />
            {say(problems.reason)}
          </>
        )}
      </p>
    </fieldset>
  );
}

function Remark({ application, problems }: DetailsStepProps) {
  const say = useSay();
  const text = useWords(applicationWords);
  const { remark, change } = application;
  return (
    <Field
      label={text.remark}
      optional
      labelEnd={
        <span className="clinic-return-count">
          {text.count({ count: remark.length, most: MOST_RETURN_REMARK_CHARACTERS })}
        </span>
      }
      hint={text.remarkHint}
      error={problems?.remark && say(problems.remark)}
    >
      <TextArea
        rows={4}
        value={remark}
        maxLength={MOST_RETURN_REMARK_CHARACTERS}
        onChange={(event) => change({ remark: event.target.value })}
      />
    </Field>
  );
}

function Pictures({ application, proofs, progress }: DetailsStepProps) {
  const say = useSay();
  const text = useWords(applicationWords);
  const { chosen, files, refusal } = proofs;
  const sent = progressOfEach(files, progress);
  const { hadPictures, change } = application;
  const add = (added: readonly File[]) => {
    change({ hadPictures: true });
    void proofs.add(added);
  };
  const remove = (key: string) => {
    proofs.remove(key);
    if (chosen.length === 1) change({ hadPictures: false });
  };
  return (
    <section className="clinic-return-pictures" aria-label={text.pictures}>
      <p>
        {text.pictures}{' '}
        <span>
          {text.picturesHint({ most: MOST_PROOFS, megabytes: MOST_UPLOAD_BYTES / MEGABYTE })}
        </span>
      </p>
      {hadPictures && chosen.length === 0 && <Notice tone="info">{text.picturesGone}</Notice>}
      <PictureTiles
        label={text.pictures}
        busy={progress !== undefined}
        tiles={chosen.map(({ key, file, problem }, index) => ({
          key,
          file,
          label: text.picture({ index: index + 1 }),
          problem: problem && say(problem),
          progress: sent.get(file),
          onRemove: () => remove(key),
        }))}
        add={
          files.length < MOST_PROOFS
            ? {
                label: text.addPicture,
                count: text.count({ count: files.length, most: MOST_PROOFS }),
                accept: PICTURE_FILES,
                onFiles: add,
              }
            : undefined
        }
      />
      <p className="clinic-return-problem" role="alert">
        {refusal && (
          <>
            <AlertIcon size={14} />
            {say(refusal)}
          </>
        )}
      </p>
    </section>
  );
}
